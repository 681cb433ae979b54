# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What check_pass.py, check_page.py and check_tree.py share.

Runs hipwave on a text, reads its messages back, and holds what must be true of
every translation, whatever it is a test of.
"""

from __future__ import annotations

import difflib
import re
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

MESSAGE = re.compile(
    r"^(?P<file>[^\s:][^:]*|[A-Za-z]:[^:]*):(?P<line>\d+):(?P<column>\d+): "
    r"(?P<level>error|warning|note|remark): (?P<text>.*?)(?: \[(?P<rule>[a-z0-9-]+)\])?$"
)
RULE = re.compile(r'^RULE\("(?P<id>[^"]+)",\s*"(?P<pass>[^"]+)",\s*(?P<level>\w+),\s*"(?P<title>[^"]*)"\)', re.M)
TODO = re.compile(r"^\s*(//|/\*)\s*TODO\(hipwave:(?P<rule>[a-z0-9-]+)\)")
ADDED_INCLUDE = "#include <hip/hip_runtime.h>"

# Everything is said, in a form that does not depend on the terminal.
ALWAYS = ("-v", "--max-findings=0", "--color=never", "--progress=never", "-j1")
# Exit codes that a translation may end with; anything else is a failure.
FINE = (0, 1)
# Rules that mean that the test's input is not what its author thought.
BROKEN_INPUT = ("parse-error", "missing-header")


class CheckFailed(Exception):
    """The test failed; the text says how."""


@dataclass
class Rule:
    id: str
    of_pass: str
    level: str
    title: str


def rules(root: Path = ROOT) -> list[Rule]:
    """The rule table, read from lib/Passes/Rules.def."""
    text = (root / "lib/Passes/Rules.def").read_text(encoding="utf-8")
    return [Rule(m["id"], m["pass"], m["level"], m["title"]) for m in RULE.finditer(text)]


@dataclass
class Message:
    """One line of hipwave's report. A note has the rule of its finding."""

    file: str
    line: int
    column: int
    level: str
    text: str
    rule: str
    of_remark: bool  # a remark, or a note of one

    def show(self, name: str | None = None) -> str:
        end = "" if self.level == "note" else f" [{self.rule}]"
        return f"{self.file if name is None else name}:{self.line}:{self.column}: {self.level}: {self.text}{end}"


def parse_messages(stderr: str) -> list[Message]:
    found: list[Message] = []
    rule, of_remark = "", False
    for line in stderr.splitlines():
        if m := MESSAGE.match(line):
            if m["level"] != "note":
                rule, of_remark = m["rule"] or "", m["level"] == "remark"
            place = int(m["line"]), int(m["column"])
            found.append(Message(m["file"], *place, m["level"], m["text"], rule, of_remark))
    return found


@dataclass
class Result:
    output: str
    stderr: str
    code: int
    messages: list[Message] = field(default_factory=list)

    def of_rules(self, ids: Iterable[str], remarks: bool) -> list[Message]:
        """The messages of these rules; remarks only if they are asked for."""
        wanted = set(ids)
        return [m for m in self.messages if m.rule in wanted and (remarks or not m.of_remark)]


@dataclass
class Hipwave:
    """The program, and how a test wants it called."""

    program: str
    options: Sequence[str] = ()
    flags: Sequence[str] = ()
    shuffle: bool = False

    def translate(self, text: str, name: str, extra: Sequence[str] = ()) -> Result:
        """Translates `text` as if it stood in a file called `name`."""
        program = str(Path(self.program).resolve())
        with tempfile.TemporaryDirectory(prefix="hipwave-check-") as folder:
            source, target = Path(folder, name), Path(folder, "out", name)
            target.parent.mkdir()
            source.write_bytes(text.encode("utf-8", "surrogateescape"))
            command = [program, "translate", str(source), "-o", str(target), *ALWAYS, *self.options, *extra]
            try:
                done = subprocess.run(
                    [*command, "--", *self.flags], capture_output=True, timeout=300, check=False, cwd=folder
                )
            except FileNotFoundError:
                raise CheckFailed(f"{self.program}: no such program; build it first") from None
            except subprocess.TimeoutExpired:
                raise CheckFailed("hipwave did not end within 300 seconds") from None
            stderr = done.stderr.decode("utf-8", "replace")
            if done.returncode not in FINE:
                raise CheckFailed(f"hipwave ended with {describe(done.returncode)}; it said:\n{stderr}")
            if not target.exists():
                raise CheckFailed(f"hipwave wrote no output; it said:\n{stderr}")
            output = target.read_bytes().decode("utf-8", "surrogateescape")
            return Result(output, stderr, done.returncode, parse_messages(stderr))

    def check_invariants(self, text: str, name: str, first: Result) -> None:
        """Holds whatever must be true of every translation."""
        second = self.translate(first.output, name)
        if second.output != first.output:
            change = diff(first.output, second.output, "once", "twice")
            raise CheckFailed("a second run changes its own output:\n" + change)
        if not self.shuffle:
            return
        for seed in ("1", "2"):
            again = self.translate(text, name, ["--shuffle-passes", seed])
            if again.output != first.output:
                raise CheckFailed(
                    f"the order of passes changes the output (--shuffle-passes {seed}):\n"
                    + diff(first.output, again.output, "in order", "shuffled")
                )
            before, after = ([m.show(name) for m in r.messages] for r in (first, again))
            if before != after:
                raise CheckFailed(
                    f"the order of passes changes the report (--shuffle-passes {seed}):\n"
                    + diff("\n".join(before), "\n".join(after), "in order", "shuffled")
                )


def describe(code: int) -> str:
    return f"signal {-code}: it crashed" if code < 0 else f"exit code {code}"


def reject_broken_input(result: Result, expected: Iterable[str] = ()) -> None:
    """A test whose input does not parse tests something else than it says."""
    allowed = set(expected)
    broken = [m.show() for m in result.messages if m.rule in BROKEN_INPUT and m.rule not in allowed]
    if broken:
        raise CheckFailed("the input does not parse:\n" + "\n".join(broken))


def diff(old: str, new: str, old_name: str, new_name: str) -> str:
    return "\n".join(difflib.unified_diff(old.splitlines(), new.splitlines(), old_name, new_name, n=2, lineterm=""))
