#!/usr/bin/env python3
# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks what one pass says about a file, and what the file becomes.

  // RUN: %check_pass PASS %s [hipwave's options] [-- compiler's flags]
  // CHECK-MESSAGES: :[[@LINE-1]]:7: warning: text [rule-id]
  // CHECK-FIXES: the whole line as it must read in the output
  // CHECK-REMOVED: a whole line of the input that must be gone

Messages are compared in full, and only those of the pass's own rules: what is
not expected must not be said. Remarks are compared only in a file that expects
at least one, as most tests need not tell of each rewrite. `{{...}}` holds a regular expression, and
`[[@LINE+N]]` counts from the line that holds the check. A path before the first
colon names a header; it may be cut at the front.

Fixes: every line of the output that the input lacks must be expected, in order.
TODO comments and the added #include of HIP's runtime need not be. White space
at the ends of a line is not compared. So a file without CHECK lines must yield
no message of the pass and no change at all.

With --suffix=X the lines are CHECK-MESSAGES-X and so on, so that one file can
be run in several ways. A test that also covers a rule which it does not show
says so: `POSITIVE-FOR: rule-id` or `NEGATIVE-FOR: rule-id` (see check_tree.py).

On every file, without asking: hipwave does not crash, the input parses, a
second run changes nothing, and the order of passes changes nothing.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

sys.dont_write_bytecode = True
from checking import (  # noqa: E402
    ADDED_INCLUDE,
    TODO,
    CheckFailed,
    Hipwave,
    Message,
    reject_broken_input,
    rules,
)

CHECK = re.compile(r"//\s*(?P<kind>RUN|REQUIRES|UNSUPPORTED|CHECK-[A-Z]+)(?:-(?P<suffix>[A-Z0-9-]+))?:(?P<text>.*)$")
KINDS = ("CHECK-MESSAGES", "CHECK-FIXES", "CHECK-REMOVED")
LINE = re.compile(r"\[\[@LINE([+-]\d+)?\]\]")


@dataclass
class Expected:
    at: int  # the line of the CHECK comment
    text: str

    def pattern(self) -> re.Pattern[str]:
        text = LINE.sub(lambda m: str(self.at + int(m[1] or 0)), self.text)
        parts = re.split(r"\{\{(.*?)\}\}", text)
        return re.compile("".join(f"(?:{p})" if i % 2 else re.escape(p) for i, p in enumerate(parts)))


@dataclass
class Case:
    source: str = ""  # the file without its CHECK comments
    messages: list[Expected] = field(default_factory=list)
    fixes: list[Expected] = field(default_factory=list)
    removed: list[Expected] = field(default_factory=list)


def read_case(text: str, suffix: str) -> Case:
    """Splits a test file into the source and what is expected of it."""
    case = Case()
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        m = CHECK.search(line)
        if not m:
            continue
        if m["kind"].startswith("CHECK-") and m["kind"] not in KINDS:
            raise CheckFailed(f"line {number}: {m['kind']} is not a kind of check; there are {', '.join(KINDS)}")
        lines[number - 1] = line[: m.start()] + "//" + ("\r" if line.endswith("\r") else "")
        if m["kind"] in KINDS and (m["suffix"] or "") == suffix:
            target = {"CHECK-MESSAGES": case.messages, "CHECK-FIXES": case.fixes, "CHECK-REMOVED": case.removed}
            target[m["kind"]].append(Expected(number, m["text"].strip()))
    case.source = "\n".join(lines)
    return case


def check_messages(expected: list[Expected], found: list[Message], name: str) -> list[str]:
    """Every expected message is there, and no other."""
    problems = []
    left = list(found)
    for want in expected:
        pattern = want.pattern()
        for message in left:
            own = message.file.rsplit("/", 1)[-1] == name
            shown = [message.show("")] if want.text.startswith(":") and own else suffixes(message)
            if any(pattern.fullmatch(text) for text in shown):
                left.remove(message)
                break
        else:
            problems.append(f"line {want.at}: expected, but not reported: {want.text}")
    return problems + [f"reported, but not expected: {m.show(m.file.rsplit('/', 1)[-1])}" for m in left]


def suffixes(message: Message) -> list[str]:
    """The message with its path cut at the front in every possible way."""
    parts = message.file.split("/")
    return [message.show("/".join(parts[i:])) for i in range(len(parts))]


def is_free(line: str) -> bool:
    return bool(TODO.match(line)) or line.strip() in ("", ADDED_INCLUDE)


def check_fixes(case: Case, output: str) -> list[str]:
    """Expected lines come in order; no other line is new; none is lost."""
    old = [line.rstrip("\r") for line in case.source.split("\n")]
    new = [line.rstrip("\r") for line in output.split("\n")]
    problems = []
    matched: set[int] = set()
    start = 0
    for want in case.fixes:
        pattern = want.pattern()
        at = next((i for i in range(start, len(new)) if pattern.fullmatch(new[i].strip())), None)
        if at is None:
            where = "after the one expected before it" if start else "in the output"
            problems.append(f"line {want.at}: no such line {where}: {want.text}")
            continue
        matched.add(at)
        start = at + 1
    gone = [want.pattern() for want in case.removed]
    lost_as_expected = [False] * len(gone)
    for op, i1, i2, j1, j2 in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if op == "equal":
            continue
        problems += [f"changed, but not expected: {new[j].strip()}"
                     for j in range(j1, j2) if j not in matched and not is_free(new[j])]
        for line in old[i1:i2]:
            hit = next((n for n, pattern in enumerate(gone) if pattern.fullmatch(line.strip())), None)
            if hit is not None:
                lost_as_expected[hit] = True
            elif op == "delete" and line.strip():
                problems.append(f"removed, but not expected (CHECK-REMOVED): {line.strip()}")
    problems += [f"line {want.at}: still there: {want.text}"
                 for want, lost in zip(case.removed, lost_as_expected, strict=True) if not lost]
    return problems


def check(args: argparse.Namespace, rest: Sequence[str]) -> None:
    known = rules()
    own = [rule.id for rule in known if rule.of_pass == args.pass_id]
    if not own:
        raise CheckFailed(f"no rule of lib/Passes/Rules.def belongs to a pass '{args.pass_id}'")
    split = rest.index("--") if "--" in rest else len(rest)
    path = Path(args.file)
    flags = [*rest[split + 1 :], f"-I{path.resolve().parent}"]
    hipwave = Hipwave(args.hipwave, rest[:split], flags, args.shuffle)

    case = read_case(path.read_bytes().decode("utf-8", "surrogateescape"), args.suffix)
    result = hipwave.translate(case.source, path.name)
    reject_broken_input(result, own)
    remarks = any(": remark:" in want.text for want in case.messages)
    problems = check_messages(case.messages, result.of_rules(own, remarks), path.name)
    problems += check_fixes(case, result.output)
    if problems:
        raise CheckFailed("\n".join(problems) + "\n\n--- messages\n" + result.stderr + "--- output\n" + result.output)
    hipwave.check_invariants(case.source, path.name, result)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hipwave", default="build/bin/hipwave", metavar="PROGRAM")
    parser.add_argument("--shuffle", action="store_true", help="also run with --shuffle-passes")
    parser.add_argument("--suffix", default="", help="use the checks with this suffix")
    parser.add_argument("pass_id", metavar="PASS")
    parser.add_argument("file", metavar="FILE")
    arguments = sys.argv[1:]
    args, rest = parser.parse_known_args(arguments[: arguments.index("--")] if "--" in arguments else arguments)
    if "--" in arguments:
        rest += arguments[arguments.index("--") :]
    try:
        check(args, rest)
    except CheckFailed as failure:
        print(f"{args.file}: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
