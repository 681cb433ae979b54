#!/usr/bin/env python3
# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the examples of a documentation page.

An example is a block of language `cuda`, followed by a block `hip`, a block
`text`, or both:

  ```cuda [hipwave's options] [-- compiler's flags]
  the input
  ```
  ```hip
  the whole output, TODO comments included
  ```
  ```text
  input.cu:3:7: warning: what is said about it [rule-id]
  ```

Output: blank lines at both ends are not compared, and neither is the added
`#include <hip/hip_runtime.h>` with the blank line after it, unless the `hip`
block shows it. Messages: those of the page's own pass, all of them, remarks
only if the block shows one; the input is called input.cu. A `cuda` block with neither is an error.

An example below a heading that is a rule's id must make hipwave report that
rule at least once per section, so that a page can't outlive its rule. Every
example is run twice, too: the second run must change nothing.
"""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
from checking import ADDED_INCLUDE, CheckFailed, Hipwave, Result, diff, reject_broken_input, rules  # noqa: E402

FENCE = re.compile(r"^(?P<fence>`{3,}|~{3,})\s*(?P<language>[\w+-]*)[ \t]*(?P<rest>.*)$")
HEADING = re.compile(r"^(?P<depth>#{1,6})\s+(?P<text>.*?)\s*$")
INPUT = "input.cu"


@dataclass
class Example:
    at: int  # line of the page
    section: str
    arguments: list[str]
    cuda: str
    hip: str | None = None
    text: str | None = None


def examples(page: str) -> list[Example]:
    """The page's examples, in order."""
    found: list[Example] = []
    section = ""
    current: Example | None = None
    lines = iter(enumerate(page.splitlines(), 1))
    for number, line in lines:
        if m := HEADING.match(line):
            section, current = m["text"].strip("`"), None
        if not (m := FENCE.match(line)):
            continue
        body = []
        for _, inner in lines:
            if inner.rstrip() == m["fence"]:
                break
            body.append(inner)
        else:
            raise CheckFailed(f"line {number}: the block does not end")
        text = "\n".join(body) + "\n"
        if m["language"] == "cuda":
            current = Example(number, section, shlex.split(m["rest"]), text)
            found.append(current)
        elif m["language"] in ("hip", "text") and current:
            if getattr(current, m["language"]) is not None:
                raise CheckFailed(f"line {number}: a second {m['language']} block for the example of line {current.at}")
            setattr(current, m["language"], text)
        else:
            current = None
    for example in found:
        if example.hip is None and example.text is None:
            raise CheckFailed(f"line {example.at}: a cuda block without a hip or text block after it")
    return found


def normal(text: str, keep_include: bool) -> str:
    """The text as compared: see the head of this file."""
    lines = [line.rstrip() for line in text.splitlines()]
    if not keep_include and ADDED_INCLUDE in lines:
        at = lines.index(ADDED_INCLUDE)
        del lines[at : at + (2 if at + 1 < len(lines) and not lines[at + 1] else 1)]
    return "\n".join(lines).strip("\n")


def run(example: Example, program: str, shuffle: bool, own: list[str]) -> Result:
    split = example.arguments.index("--") if "--" in example.arguments else len(example.arguments)
    hipwave = Hipwave(program, example.arguments[:split], example.arguments[split + 1 :], shuffle)
    result = hipwave.translate(example.cuda, INPUT)
    reject_broken_input(result, own)
    if example.hip is not None:
        shown = ADDED_INCLUDE in example.hip
        want, have = normal(example.hip, shown), normal(result.output, shown)
        if want != have:
            raise CheckFailed("the output differs:\n" + diff(want, have, "page", "hipwave"))
    if example.text is not None:
        want = example.text.strip("\n")
        have = "\n".join(m.show(INPUT) for m in result.of_rules(own, ": remark:" in want))
        if want != have:
            raise CheckFailed("the messages differ:\n" + diff(want, have, "page", "hipwave"))
    hipwave.check_invariants(example.cuda, INPUT, result)
    return result


def check(args: argparse.Namespace) -> int:
    """Returns the number of examples that were run."""
    path = Path(args.page)
    known = rules()
    own = [rule.id for rule in known if rule.of_pass == path.stem] or [rule.id for rule in known]
    found = examples(path.read_text(encoding="utf-8"))
    problems = []
    seen: dict[str, bool] = {}
    for example in found:
        try:
            result = run(example, args.hipwave, args.shuffle, own)
        except CheckFailed as failure:
            problems.append(f"{args.page}:{example.at}: {failure}")
            continue
        reported = any(m.rule == example.section for m in result.messages)
        seen[example.section] = seen.get(example.section, False) or reported
    if not problems:
        ids = {rule.id for rule in known}
        problems = [f"{args.page}: no example below '{section}' makes hipwave report it"
                    for section, reported in seen.items() if section in ids and not reported]
    if problems:
        raise CheckFailed("\n".join(problems))
    return len(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hipwave", default="build/bin/hipwave", metavar="PROGRAM")
    parser.add_argument("--shuffle", action="store_true", help="also run with --shuffle-passes")
    parser.add_argument("page")
    args = parser.parse_args()
    try:
        count = check(args)
    except CheckFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"{args.page}: {count} example{'' if count == 1 else 's'} as described")
    return 0


if __name__ == "__main__":
    sys.exit(main())
