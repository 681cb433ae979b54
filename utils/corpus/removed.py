# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Check that a translation removed no code: compare the tokens of input and output.

Names may be renamed, literals widened and text inserted; a token of the input
that has no counterpart in the output, or code that ended up in a comment or
under `#if 0`, is reported. Lines of #include are not compared.
"""

from __future__ import annotations

import collections
import dataclasses
import difflib
import re
from pathlib import Path

TOKEN = re.compile(
    r"""(?P<comment>//(?:\\\n|[^\n])*|/\*.*?(?:\*/|\Z))
      | (?P<string>(?:u8|[uUL])?R"(?P<d>[^()\\\s]{0,16})\(.*?\)(?P=d)"|(?:u8|[uUL])?"(?:\\.|[^"\\\n])*"
          |(?:[uUL])?'(?:\\.|[^'\\\n])+')
      | (?P<number>\.?\d(?:'?[\w.]|[eEpP][+-])*)
      | (?P<name>[A-Za-z_$]\w*)
      | (?P<mark><<<|>>>|<<=|>>=|<=>|->\*|\.\.\.|::|->|\+\+|--|&&|\|\||[-+*/%&|^=!<>]=|\#\#|<<|[^\s\w])
      | (?P<space>\\\n|\s+)""", re.X | re.S)
INCLUDE = re.compile(r"^[ \t]*#[ \t]*(?:include|include_next|import)\b[^\n]*$", re.M)
DEAD = re.compile(r"^[ \t]*#[ \t]*if[ \t]+(?:0|false)\b|^[ \t]*#[ \t]*ifdef[ \t]+__?HIPWAVE_REMOVED", re.M)
TOO_LONG = 4000  # tokens of one changed stretch that are aligned; a longer one is compared as a bag


@dataclasses.dataclass(frozen=True)
class Token:
    kind: str  # "name", "number", "string" or "mark"
    text: str
    line: int


@dataclasses.dataclass(frozen=True)
class Removal:
    line: int  # in the input
    text: str  # the tokens that are gone
    context: str  # what stands in their place


def tokenise(text: str) -> list[Token]:
    """The tokens of C++ text without comments and #include lines."""
    text = INCLUDE.sub("", text)
    tokens, line = [], 1
    for match in TOKEN.finditer(text):
        kind, value = match.lastgroup or "", match[0]
        if kind == "d":
            kind = "string"
        if kind not in ("comment", "space"):
            tokens.append(Token(kind, value, line))
        line += value.count("\n")
    return tokens


def by_line(tokens: list[Token]) -> list[tuple[Token, ...]]:
    lines: dict[int, list[Token]] = collections.OrderedDict()
    for token in tokens:
        lines.setdefault(token.line, []).append(token)
    return [tuple(line) for line in lines.values()]


def removed(before: str, after: str) -> list[Removal]:
    """What the output lacks of the input's code."""
    old, new = by_line(tokenise(before)), by_line(tokenise(after))
    old_keys = [tuple(t.text for t in line) for line in old]
    new_keys = [tuple(t.text for t in line) for line in new]
    found: list[Removal] = []
    for tag, i1, i2, j1, j2 in difflib.SequenceMatcher(None, old_keys, new_keys, autojunk=False).get_opcodes():
        if tag in ("replace", "delete"):
            gone = [t for line in old[i1:i2] for t in line]
            come = [t for line in new[j1:j2] for t in line]
            found += stretch(gone, come)
    extra = len(DEAD.findall(after)) - len(DEAD.findall(before))
    if extra > 0:
        found.append(Removal(0, f"{extra} more '#if 0' than the input", ""))
    return found


def stretch(old: list[Token], new: list[Token]) -> list[Removal]:
    """Removals inside lines that differ."""
    if max(len(old), len(new)) > TOO_LONG:
        return bag(old, new)
    matcher = difflib.SequenceMatcher(None, [t.text for t in old], [t.text for t in new], autojunk=False)
    found: list[Removal] = []
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag in ("replace", "delete"):
            found += replaced(old[i1:i2], new[j1:j2], new)
    return found


def replaced(old: list[Token], new: list[Token], around: list[Token]) -> list[Removal]:
    """Names may become names, literals anything that has a value, marks only themselves."""
    lost = lost_tokens(old, new)
    if not lost:
        return []
    context = " ".join(t.text for t in (new or around)[:12])
    return [Removal(old[0].line, " ".join(t.text for t in lost), context)]


def lost_tokens(old: list[Token], new: list[Token]) -> list[Token]:
    marks = collections.Counter(t.text for t in new if t.kind == "mark")
    values = sum(t.kind != "mark" for t in new)
    lost = []
    for token in old:
        if token.kind == "mark":
            if marks[token.text]:
                marks[token.text] -= 1
            else:
                lost.append(token)
        elif values:
            values -= 1
        else:
            lost.append(token)
    return lost


def bag(old: list[Token], new: list[Token]) -> list[Removal]:
    """For stretches too long to align: what the output has fewer of, renames aside."""
    lost = lost_tokens(old, new)
    return [Removal(old[0].line, " ".join(t.text for t in lost[:40]), "(compared without order)")] if lost else []


def check_file(before: Path, after: Path) -> list[Removal]:
    return removed(before.read_text(errors="replace"), after.read_text(errors="replace"))
