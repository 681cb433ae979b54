#!/usr/bin/env python3
# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Starts a pass: everything that one needs, in the places where it belongs.

  utils/new_pass.py lane-mask "reports lane masks narrower than HIP's"
  utils/new_pass.py lane-mask "..." --rule lane-mask-too-narrow --file-pass

Writes lib/Passes/LaneMask.cpp, its lines in Passes.def, Rules.def and
lib/Passes/CMakeLists.txt, docs/passes/lane-mask.md and four tests in
test/passes/lane-mask/. What it writes compiles and reports nothing; the page's
example then fails, which is where the work begins: see docs/writing-a-pass.md.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from string import Template

sys.dont_write_bytecode = True
from checking import rules  # noqa: E402

SOURCE = Template("""\
//===- $Name.cpp - $summary ---===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"

namespace hipwave {

/// $Summary.
///
/// Say here why this is right, what is left alone, and how far its fixes may
/// be trusted. An example of before and after belongs to docs/passes/$id.md.
void passes::$function(const $View &$letter, const PassOptions &, FindingSink &Out) {
  (void)$letter;
  (void)Out;
}

} // namespace hipwave
""")

PAGE = Template("""\
# $id

$Summary.

## $rule

Say what the pattern is, what it means in CUDA, and what it means in HIP.

```cuda
__global__ void f(int *p) { *p = 0; }
```
```hip
__global__ void f(int *p) { *p = 1; }
```
```text
input.cu:1:1: warning: what is found [$rule]
```

Safety: say here which of the fixes are safe, which need a review, and when there is none.
""")

TESTS = {
    "fixes.cu": Template("""\
// RUN: %check_pass $id %s
// What is rewritten. Say NEGATIVE-FOR and POSITIVE-FOR as check_tree.py asks.

__global__ void f(int *p) { *p = 0; }
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: what is found [$rule]
// CHECK-FIXES: __global__ void f(int *p) { *p = 1; }
"""),
    "reports.cu": Template("""\
// RUN: %check_pass $id %s
// What is reported without a fix.

__global__ void f(int *p) { *p = 0; }
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: what is found [$rule]
"""),
    "macros.cu": Template("""\
// RUN: %check_pass $id %s
// The pattern in a macro's argument, in a macro's body, and in a template.

#define BODY *p = 0
#define ARGUMENT(X) X
__global__ void f(int *p) { BODY; }
__global__ void g(int *p) { ARGUMENT(*p = 0); }
template <class T> __global__ void h(T *p) { *p = 0; }
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: what is found [$rule]
"""),
    "unchanged.cu": Template("""\
// RUN: %check_pass $id %s
// NEGATIVE-FOR: $rule
// Look-alikes: nothing here is reported, and nothing changes.

void f(int *p) { *p = 0; }
"""),
}


class Refused(Exception):
    """Nothing was written; the text says why."""


def insert_sorted(text: str, line: str, like: str) -> str:
    """Puts `line` among the first run of lines that match `like`, in order."""
    run = re.search(rf"(?:^{like}.*\n)+", text, re.M)
    if not run:
        raise Refused(f"found no line that matches {like}")
    lines = sorted([*run[0].splitlines(keepends=True), line])
    return text[: run.start()] + "".join(lines) + text[run.end() :]


def plan(root: Path, args: argparse.Namespace) -> dict[Path, str]:
    """All files to write, with their new text."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", args.id):
        raise Refused(f"'{args.id}' is not kebab-case")
    name = "".join(part.capitalize() for part in args.id.split("-"))
    words = {
        "id": args.id,
        "Name": name,
        "function": name[0].lower() + name[1:],
        "summary": args.summary.rstrip("."),
        "Summary": (args.summary[0].upper() + args.summary[1:]).rstrip("."),
        "rule": args.rule or args.id,
        "View": "FileView" if args.file_pass else "Unit",
        "letter": "F" if args.file_pass else "U",
    }
    files = {
        root / f"lib/Passes/{name}.cpp": SOURCE.substitute(words),
        root / f"docs/passes/{args.id}.md": PAGE.substitute(words),
        **{root / f"test/passes/{args.id}/{file}": text.substitute(words) for file, text in TESTS.items()},
    }
    for path in files:
        if path.exists():
            raise Refused(f"{path} exists")
    if any(rule.id == words["rule"] for rule in rules(root)):
        raise Refused(f"there is a rule '{words['rule']}' already; name another with --rule")
    kind = "FILE_PASS" if args.file_pass else "UNIT_PASS"
    lines = {
        "Passes.def": (rf'{kind}\("', f'{kind}("{args.id}", {words["function"]})\n'),
        "Rules.def": (r'RULE\("', f'RULE("{words["rule"]}", "{args.id}", Warning, "{words["summary"]}")\n'),
        "CMakeLists.txt": (r"  \w+\.cpp$", f"  {name}.cpp\n"),
    }
    for table, (like, line) in lines.items():
        path = root / "lib/Passes" / table
        files[path] = insert_sorted(path.read_text(encoding="utf-8"), line, like)
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help=argparse.SUPPRESS)
    parser.add_argument("--file-pass", action="store_true", help="reads the tokens of a file, not the AST of a unit")
    parser.add_argument("--rule", help="id of its first rule (default: the pass's)")
    parser.add_argument("id", metavar="ID", help="kebab-case")
    parser.add_argument("summary", metavar="SUMMARY", help="what it does, as in 'reports lane masks'")
    args = parser.parse_args()
    try:
        files = plan(args.root, args)
    except Refused as refusal:
        print(f"new_pass: {refusal}", file=sys.stderr)
        return 1
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        print(f"{'changes' if path.exists() else 'writes'} {path.relative_to(args.root)}")
        path.write_text(text, encoding="utf-8")
    print("next: docs/writing-a-pass.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
