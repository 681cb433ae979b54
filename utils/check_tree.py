#!/usr/bin/env python3
# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the source tree against its own rules (docs/ARCHITECTURE.md).

  rules     every rule has a page section, a positive and a negative test
  pages     pages and tests name only rules that exist
  passes    every pass has its file, its page and its tests
  layers    no #include crosses a layer, Clang stays where it belongs
  state     no consumeError; no cl::opt or static registry below tools/
  size      no file of lib/ over 600 lines; passes over 400 get a warning
  files     nothing generated is committed, no path of a machine, no stray notes
  licence   every source file carries the SPDX line

A test is positive for a rule if it expects a message `[rule-id]`, or says
`POSITIVE-FOR: rule-id`. It is negative for a rule if it says
`NEGATIVE-FOR: rule-id`. Several ids may follow, separated by spaces.

Prints what is wrong, one fault a line, and exits 1 if there is any.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

sys.dont_write_bytecode = True
from check_page import FENCE, HEADING  # noqa: E402
from checking import RULE, Rule, rules  # noqa: E402

# Layer: the layers of ours that it may include, itself aside.
LAYERS: dict[str, set[str]] = {
    "Core": set(),
    "Catalog": {"Core"},
    "Frontend": {"Core"},
    "Match": {"Core", "Catalog", "Frontend"},
    "Passes": {"Core", "Catalog", "Frontend", "Match"},
    "Engine": {"Core", "Catalog", "Frontend", "Match", "Passes"},
    "Export": {"Core"},
    "Runtime": set(),
    "Sim": set(),
}
MAY_INCLUDE_CLANG = {"Frontend", "Match", "Passes", "Engine"}
LONGEST_FILE, LONG_PASS = 600, 400
CODE = {".cpp", ".h", ".def", ".hpp", ".c"}

INCLUDE = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]', re.M)
PASS = re.compile(r'^(?:UNIT_PASS|FILE_PASS|PASS)\("(?P<id>[^"]+)",\s*(?P<function>\w+)\)', re.M)
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
STRAY = re.compile(r"(?://|/\*|#|\*)\s*(?:FIXME|XXX|TODO\s*(?:[:-]|\((?!hipwave:)))")
# A folder of someone's machine. /usr and the like are everyone's.
MACHINE_PATH = re.compile(r"(?<![\w.:/$}~)*-])/(?:home|root|work|Users|mnt|media)/[\w.-]+")
GENERATED = re.compile(r"(^|/)(build[^/]*/|compile_commands\.json$|Catalog\.inc$|__pycache__/|.*\.(o|so|a|pyc|pch)$)")
NO_EXAMPLE = re.compile(r"<!--\s*no example:\s*\S")


@dataclass
class Tree:
    """The committed files, read once."""

    root: Path
    faults: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)

    def fault(self, where: str, what: str) -> None:
        self.faults.append(f"{where}: {what}")

    @cached_property
    def files(self) -> list[str]:
        """Files that git tracks or would: an author sees faults before a commit."""
        command = ["git", "-C", str(self.root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            names = (str(p.relative_to(self.root)) for p in self.root.rglob("*") if p.is_file())
            return sorted(n for n in names if not n.startswith((".git/", "build")))
        return sorted({name for name in done.stdout.split("\0") if name and (self.root / name).is_file()})

    @cached_property
    def tracked(self) -> list[str]:
        command = ["git", "-C", str(self.root), "ls-files", "-z"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return [name for name in done.stdout.split("\0") if name]

    def read(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8", errors="replace")

    @cached_property
    def rules(self) -> list[Rule]:
        return rules(self.root)

    @cached_property
    def pages(self) -> dict[str, str]:
        found = (n for n in self.files if re.fullmatch(r"docs/passes/[a-z0-9-]+\.md", n))
        return {Path(name).stem: self.read(name) for name in found}

    @cached_property
    def tests(self) -> dict[str, str]:
        """All texts below test/ that a test may be. The helpers' own tests are
        not of hipwave, and have rules of their own making."""
        suffixes = CODE | {".cu", ".cuh", ".py", ".test", ".md", ".txt", ".hip", ".sh"}
        names = (n for n in self.files if n.startswith("test/") and not n.startswith("test/utils/"))
        return {n: self.read(n) for n in names if Path(n).suffix in suffixes}

    def layer_files(self) -> Iterator[tuple[str, str]]:
        """(layer, file) of all code in lib/."""
        for name in self.files:
            parts = name.split("/")
            if parts[0] == "lib" and len(parts) > 2 and Path(name).suffix in CODE:
                yield parts[1], name


def sections(page: str) -> dict[str, str]:
    """Heading of the second level to the text below it; code blocks are text."""
    found: dict[str, str] = {}
    current, fence = "", ""
    for line in page.splitlines():
        if m := FENCE.match(line):
            if not fence:
                fence = m["fence"]
            elif line.rstrip() == fence:
                fence = ""
        if not fence and (m := HEADING.match(line)) and m["depth"] in ("#", "##"):
            current = m["text"].strip("`") if m["depth"] == "##" else ""
            found.setdefault(current, "")
        found[current] = found.get(current, "") + line + "\n"
    return found


def tagged(tag: str, text: str) -> set[str]:
    return {word for m in re.finditer(rf"{tag}:[ \t]*([a-z0-9 \t-]+)", text) for word in m[1].split()}


def check_rules(tree: Tree) -> None:
    positive: set[str] = set()
    negative: set[str] = set()
    for text in (*tree.tests.values(), *tree.pages.values()):
        positive |= set(re.findall(r"\[([a-z][a-z0-9-]+)\]", text)) | tagged("POSITIVE-FOR", text)
        negative |= tagged("NEGATIVE-FOR", text)
    for rule in tree.rules:
        page = f"docs/passes/{rule.of_pass}.md"
        section = sections(tree.pages.get(rule.of_pass, "")).get(rule.id)
        if section is None:
            tree.fault(page, f"no section '## {rule.id}'")
        elif "```cuda" not in section and not NO_EXAMPLE.search(section):
            tree.fault(page, f"section {rule.id} has neither an example nor a comment '<!-- no example: why -->'")
        if rule.id not in positive and "```cuda" not in (section or ""):
            tree.fault("test/", f"no test expects [{rule.id}]; if one does, let it say POSITIVE-FOR: {rule.id}")
        if rule.id not in negative:
            tree.fault("test/", f"no test says NEGATIVE-FOR: {rule.id}")
    ids = [rule.id for rule in tree.rules]
    if ids != sorted(set(ids)):
        tree.fault("lib/Passes/Rules.def", "the rules are not sorted by id, or not unique")
    lines = len(re.findall(r"^\s*RULE\(", tree.read("lib/Passes/Rules.def"), re.M))
    if lines != len(ids):
        tree.fault("lib/Passes/Rules.def", f"{lines - len(ids)} rules don't match {RULE.pattern}")


def check_pages(tree: Tree) -> None:
    known = {rule.id: rule.of_pass for rule in tree.rules}
    passes = set(known.values()) | {m["id"] for m in PASS.finditer(tree.read("lib/Passes/Passes.def"))}
    for stem, text in tree.pages.items():
        if stem not in passes:
            tree.fault(f"docs/passes/{stem}.md", f"there is no pass '{stem}'")
        if not re.search(rf"^# {re.escape(stem)}\s*$", text, re.M):
            tree.fault(f"docs/passes/{stem}.md", f"does not begin with '# {stem}'")
        for heading in sections(text):
            if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", heading) and known.get(heading) != stem:
                tree.fault(f"docs/passes/{stem}.md", f"'{heading}' is not a rule of this pass")
    said = re.compile(r"TODO\(hipwave:([a-z0-9-]+)\)|(?:warning|error|remark): [^\n]*\[([a-z0-9-]+)\]\s*$", re.M)
    texts = {n: t for n, t in tree.tests.items() if not n.startswith("test/unit/")}
    for name, text in (*texts.items(), *((f"docs/passes/{s}.md", t) for s, t in tree.pages.items())):
        for m in said.finditer(text):
            if (m[1] or m[2]) not in known:
                tree.fault(name, f"names a rule that does not exist: {m[1] or m[2]}")
        for tag in ("POSITIVE-FOR", "NEGATIVE-FOR"):
            for word in sorted(tagged(tag, text) - set(known)):
                tree.fault(name, f"{tag} names a rule that does not exist: {word}")


def check_passes(tree: Tree) -> None:
    text = tree.read("lib/Passes/Passes.def")
    sources = "".join(tree.read(n) for layer, n in tree.layer_files() if layer == "Passes" and n.endswith(".cpp"))
    for m in PASS.finditer(text):
        name = "".join(part.capitalize() for part in m["id"].split("-"))
        if f"lib/Passes/{name}.cpp" not in tree.files:
            tree.fault(f"lib/Passes/{name}.cpp", f"missing; it holds the pass {m['id']}")
        if not re.search(rf"\bpasses::{m['function']}\(", sources):
            tree.fault("lib/Passes/Passes.def", f"no file defines passes::{m['function']}")
        if f"docs/passes/{m['id']}.md" not in tree.files:
            tree.fault(f"docs/passes/{m['id']}.md", "missing")
        if not any(n.startswith(f"test/passes/{m['id']}/") for n in tree.files):
            tree.fault(f"test/passes/{m['id']}/", "missing")


def check_layers(tree: Tree) -> None:
    for layer, name in tree.layer_files():
        if layer not in LAYERS:
            tree.fault(name, f"lib/{layer} is not a layer; utils/check_tree.py lists them")
            continue
        for included in INCLUDE.findall(tree.read(name)):
            first = included.split("/")[0]
            if first in LAYERS and "/" in included and first not in LAYERS[layer] | {layer}:
                tree.fault(name, f"{layer} must not include {included}")
            if first in ("clang", "clang-c") and layer not in MAY_INCLUDE_CLANG:
                tree.fault(name, f"{layer} must not include Clang: {included}")
            if first in ("llvm", "llvm-c", "clang") and layer in ("Runtime", "Sim"):
                tree.fault(name, f"{layer} stands alone, but includes {included}")
            if first == "tools" or included.startswith("../"):
                tree.fault(name, f"includes {included}; name headers from lib/")
    for name in tree.files:
        parts = name.split("/")
        if parts[0] == "tools" and len(parts) > 2 and Path(name).suffix in CODE:
            for included in INCLUDE.findall(tree.read(name)):
                if included.startswith("../"):
                    tree.fault(name, f"includes {included}: tools share code through lib/ only")


def check_state(tree: Tree) -> None:
    for name in tree.files:
        if not name.startswith(("lib/", "tools/")) or Path(name).suffix not in CODE:
            continue
        code = COMMENT.sub("", tree.read(name))
        if re.search(r"\bconsumeError\b", code):
            tree.fault(name, "consumeError drops an error; report it or hand it on")
        if name.startswith("lib/") and re.search(r"\bcl::(opt|list|alias|bits)\s*<", code):
            tree.fault(name, "cl::opt below tools/: options are values that are handed down")
        if name.startswith("lib/") and re.search(r"\bRegistry\s*<|::Add\s*<\w+>\s+\w+\(", code):
            tree.fault(name, "a static registry: list things in a table instead")


def check_size(tree: Tree) -> None:
    for layer, name in tree.layer_files():
        if name.endswith(".def"):
            continue
        lines = tree.read(name).count("\n")
        if lines > LONGEST_FILE:
            tree.fault(name, f"{lines} lines; {LONGEST_FILE} is the most")
        elif layer == "Passes" and lines > LONG_PASS:
            tree.warnings.append(f"{name}: {lines} lines: a pass above {LONG_PASS} is two")


def check_files(tree: Tree) -> None:
    for name in tree.tracked:
        if GENERATED.search(name) and not name.startswith("test/"):
            tree.fault(name, "generated, but committed")
    for name in tree.files:
        path = tree.root / name
        if path.is_symlink() or path.stat().st_size > 4 << 20 or b"\0" in path.read_bytes()[:4096]:
            continue
        text = tree.read(name)
        if name not in ("utils/check_tree.py", "test/utils/test_check_tree.py") and not name.startswith("test/Inputs/"):
            for number, line in enumerate(text.splitlines(), 1):
                if m := MACHINE_PATH.search(line):
                    tree.fault(f"{name}:{number}", f"a path of some machine: {m[0]}")
        if name.startswith(("lib/", "tools/", "utils/")) and name != "utils/check_tree.py":
            for number, line in enumerate(text.splitlines(), 1):
                if STRAY.search(line):
                    tree.fault(f"{name}:{number}", "a note to oneself; file an issue, or say why it stays")


def check_licence(tree: Tree) -> None:
    for name in tree.files:
        if name.startswith(("lib/", "tools/", "utils/")) and Path(name).suffix in CODE | {".py"}:
            head = tree.read(name)[:1500]
            if head.strip() and "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception" not in head:
                tree.fault(name, "no SPDX-License-Identifier line")


CHECKS: dict[str, Callable[[Tree], None]] = {
    "rules": check_rules,
    "pages": check_pages,
    "passes": check_passes,
    "layers": check_layers,
    "state": check_state,
    "size": check_size,
    "files": check_files,
    "licence": check_licence,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("checks", nargs="*", metavar="CHECK", help=f"which ones (all): {' '.join(CHECKS)}")
    args = parser.parse_args()
    if unknown := set(args.checks) - set(CHECKS):
        parser.error(f"no such check: {' '.join(sorted(unknown))}")
    tree = Tree(args.root)
    for name, check in CHECKS.items():
        if not args.checks or name in args.checks:
            check(tree)
    for line in tree.warnings:
        print(f"warning: {line}")
    for line in tree.faults:
        print(line)
    if not tree.faults:
        print(f"the tree is in order: {len(tree.files)} files, {len(tree.rules)} rules")
    return bool(tree.faults)


if __name__ == "__main__":
    sys.exit(main())
