# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Evaluate a Makefile as far as it is literal, without running anything.

`compile_lines` answers what `make -n` would print for the default goal, but no
`$(shell …)` is executed: a `find DIR -name PATTERN` inside one is answered from
the file system, everything else expands to nothing.
"""

from __future__ import annotations

import dataclasses
import fnmatch
import re
from collections.abc import Callable, Iterator
from pathlib import Path

ASSIGNMENT = re.compile(r"^\s*(?:export\s+|override\s+)?([\w.\-]+)\s*(:=|::=|\?=|\+=|=)\s*(.*)$")
TARGET_ASSIGNMENT = re.compile(r"^([^:=#]+):\s*(?:export\s+)?([\w.\-]+)\s*(:=|\?=|\+=|=)\s*(.*)$")
RULE = re.compile(r"^([^:=]+?)\s*::?(?!=)\s*(.*)$")
CONDITION = re.compile(r"^\s*(ifeq|ifneq|ifdef|ifndef)\b\s*(.*)$")
MAX_DEPTH = 40


@dataclasses.dataclass
class Rule:
    targets: list[str]
    prerequisites: list[str]
    recipe: list[str] = dataclasses.field(default_factory=list)


@dataclasses.dataclass(frozen=True)
class Line:
    """A command of a recipe, expanded, and where make would run it."""

    directory: Path
    command: str


def logical_lines(text: str) -> Iterator[str]:
    """Lines with continuations joined and, outside recipes, comments removed."""
    pending = ""
    for raw in text.splitlines():
        line = pending + (raw.lstrip() if pending else raw)
        if line.endswith("\\"):
            pending = line[:-1] + " "
            continue
        pending = ""
        yield line if line.startswith("\t") else re.sub(r"(?<!\\)#.*$", "", line)
    if pending:
        yield pending


def match_pattern(pattern: str, name: str) -> str | None:
    """The stem with which a pattern that may hold one % gives a name."""
    if "%" not in pattern:
        return "" if pattern == name else None
    head, tail = pattern.split("%", 1)
    if len(name) < len(head) + len(tail) or not name.startswith(head) or not name.endswith(tail):
        return None
    return name[len(head): len(name) - len(tail)]


def plain(name: str) -> str:
    return name[2:] if name.startswith("./") else name


class Makefile:
    def __init__(self, directory: Path, variables: dict[str, str] | None = None) -> None:
        self.directory = directory
        self.overrides = dict(variables or {})
        self.variables: dict[str, str] = {"MAKE": "make", "RM": "rm -f", "CC": "cc", "CXX": "c++",
                                          "CURDIR": str(directory), **self.overrides}
        self.rules: list[Rule] = []
        self.default: str | None = None

    # Reading ---------------------------------------------------------------

    def read(self, file: Path) -> None:
        try:
            text = file.read_text(errors="replace")
        except OSError:
            return
        active: list[bool] = []
        taken: list[bool] = []
        current: Rule | None = None
        for line in logical_lines(text):
            if self._conditional(line, active, taken) or not all(active):
                continue
            if line.startswith("\t") and current is not None:
                current.recipe.append(line[1:])
                continue
            if not line.strip():
                continue
            current = self._statement(line.strip(), file) or (current if line.startswith("\t") else None)

    def _conditional(self, line: str, active: list[bool], taken: list[bool]) -> bool:
        words = line.strip()
        if found := CONDITION.match(words):
            value = all(active) and self._holds(found[1], found[2])
            active.append(value)
            taken.append(value)
            return True
        if active and re.match(r"else\b", words):
            rest = words[4:].strip()
            outer = all(active[:-1])
            found = CONDITION.match(rest)
            value = outer and not taken[-1] and (self._holds(found[1], found[2]) if found else True)
            active[-1] = value
            taken[-1] = taken[-1] or value
            return True
        if active and re.match(r"endif\b", words):
            active.pop()
            taken.pop()
            return True
        return False

    def _holds(self, kind: str, text: str) -> bool:
        if kind in ("ifdef", "ifndef"):
            return bool(self.variables.get(text.strip())) == (kind == "ifdef")
        text = text.strip()
        if text.startswith("(") and text.endswith(")"):
            left, right = (*self._arguments(text[1:-1], 2), "")[:2]
        else:
            quoted = re.findall(r"\"([^\"]*)\"|'([^']*)'", text)
            left, right = ([a or b for a, b in quoted] + ["", ""])[:2]
        return (self.expand(left).strip() == self.expand(right).strip()) == (kind == "ifeq")

    def _statement(self, line: str, file: Path) -> Rule | None:
        if found := re.match(r"-?s?include\s+(.*)$", line):
            for name in self.expand(found[1]).split():
                self.read(file.parent / name)
            return None
        if found := ASSIGNMENT.match(line):
            self._assign(found[1], found[2], found[3])
            return None
        if found := TARGET_ASSIGNMENT.match(line):
            self._assign(found[2], found[3], found[4])
            return None
        if found := RULE.match(line):
            return self._rule(self.expand(found[1]).split(), found[2])
        return None

    def _assign(self, name: str, operator: str, value: str) -> None:
        if name in self.overrides:
            return
        if operator == "+=":
            self.variables[name] = f"{self.variables.get(name, '')} {value}".strip()
        elif operator in (":=", "::="):
            self.variables[name] = self.expand(value)
        elif operator == "=" or name not in self.variables:
            self.variables[name] = value

    def _rule(self, targets: list[str], rest: str) -> Rule | None:
        rest, _, inline = rest.partition(";")
        rest = self.expand(rest)
        if ":" in rest:  # a static pattern rule
            pattern, _, needs = rest.partition(":")
            rules = []
            for target in targets:
                stem = match_pattern(pattern.strip(), target)
                rules.append(Rule([target], [n.replace("%", stem or "") for n in needs.split()]))
            shared: list[str] = [inline.strip()] if inline.strip() else []
            for rule in rules:
                rule.recipe = shared
            self.rules += rules
            self._note_default(targets)
            return rules[0] if rules else None
        rule = Rule(targets, [w for w in rest.split() if w != "|"])
        if inline.strip():
            rule.recipe.append(inline.strip())
        self.rules.append(rule)
        self._note_default(targets)
        return rule

    def _note_default(self, targets: list[str]) -> None:
        if self.default is None:
            self.default = next((t for t in targets if "%" not in t and not t.startswith(".")), None)

    # Expanding -------------------------------------------------------------

    def expand(self, text: str, automatic: dict[str, str] | None = None, depth: int = 0) -> str:
        if "$" not in text or depth > MAX_DEPTH:
            return text
        out = []
        position = 0
        while position < len(text):
            if text[position] != "$" or position + 1 == len(text):
                out.append(text[position])
                position += 1
                continue
            mark = text[position + 1]
            if mark in "({":
                body, position = self._bracketed(text, position + 1)
                out.append(self._reference(body, automatic or {}, depth + 1))
            else:
                value = "$" if mark == "$" else (automatic or {}).get(mark, self.variables.get(mark, ""))
                out.append(value)
                position += 2
        return "".join(out)

    @staticmethod
    def _bracketed(text: str, start: int) -> tuple[str, int]:
        opening, closing = text[start], ")" if text[start] == "(" else "}"
        level = 0
        for position in range(start, len(text)):
            level += (text[position] == opening) - (text[position] == closing)
            if not level:
                return text[start + 1: position], position + 1
        return text[start + 1:], len(text)

    @staticmethod
    def _arguments(text: str, most: int) -> list[str]:
        parts: list[str] = []
        level, last = 0, 0
        for position, char in enumerate(text):
            level += (char in "({") - (char in ")}")
            if char == "," and not level and len(parts) < most - 1:
                parts.append(text[last:position])
                last = position + 1
        return [*parts, text[last:]]

    def _reference(self, body: str, automatic: dict[str, str], depth: int) -> str:
        found = re.match(r"([a-z\-]+)\s+(.*)$", body, re.S)
        if found and found[1] in FUNCTIONS:
            most, function = FUNCTIONS[found[1]]
            return function(self, [self.expand(a, automatic, depth) for a in self._arguments(found[2], most)])
        if found and found[1] == "foreach":
            name, words, body = (*self._arguments(found[2], 3), "", "")[:3]
            return " ".join(self.expand(body, {**automatic, name.strip(): w}, depth)
                            for w in self.expand(words, automatic, depth).split())
        if found and found[1] == "if":
            condition, then, *other = self._arguments(found[2], 3)
            chosen = then if self.expand(condition, automatic, depth).strip() else (other[0] if other else "")
            return self.expand(chosen, automatic, depth)
        body = self.expand(body, automatic, depth)
        if len(body) == 2 and body[1] in "DF" and body[0] in automatic:
            paths = [Path(w) for w in automatic[body[0]].split()]
            return " ".join(str(p.parent) if body[1] == "D" else p.name for p in paths)
        name, colon, change = body.partition(":")
        value = automatic.get(name)
        if value is None:
            value = self.expand(self.variables.get(name, ""), automatic, depth)
        if colon and "=" in change:
            old, new = change.split("=", 1)
            pattern = (old, new) if "%" in old else ("%" + old, "%" + new)
            return patsubst(*pattern, value)
        return value

    # Resolving -------------------------------------------------------------

    def rule_for(self, target: str) -> tuple[Rule, str] | None:
        """The rule with a recipe that makes a target, and its stem."""
        name = plain(target)
        explicit = [r for r in self.rules if any("%" not in t and plain(t) == name for t in r.targets)]
        needs = [n for r in explicit for n in r.prerequisites]
        for rule in explicit:
            if rule.recipe:
                return Rule(rule.targets, [*rule.prerequisites, *(n for n in needs if n not in rule.prerequisites)],
                            rule.recipe), ""
        if found := self._by_pattern(target, needs):
            return found
        for suffix, compiler, flags in ((".cpp", "$(CXX)", "$(CPPFLAGS) $(CXXFLAGS)"),
                                        (".cc", "$(CXX)", "$(CPPFLAGS) $(CXXFLAGS)"),
                                        (".c", "$(CC)", "$(CPPFLAGS) $(CFLAGS)")):
            source = str(Path(name).with_suffix(suffix))
            if name.endswith(".o") and (self.directory / source).exists():
                return Rule([target], [source, *needs], [f"{compiler} {flags} -c -o $@ $<"]), ""
        return (Rule([target], needs), "") if explicit else None

    def _by_pattern(self, target: str, needs: list[str]) -> tuple[Rule, str] | None:
        """As make picks one; where it would stop at a missing header, the source alone decides."""
        for considered in (None, 1):
            for rule in self.rules:
                for pattern in rule.targets:
                    stem = match_pattern(plain(pattern), plain(target)) if "%" in pattern else None
                    if stem is None or not rule.recipe:
                        continue
                    made = [n.replace("%", stem) for n in rule.prerequisites]
                    if all(self._can_be_had(m) for m in made[:considered]):
                        return Rule([target], [*made, *needs], rule.recipe), stem
        return None

    def _can_be_had(self, name: str) -> bool:
        return (self.directory / name).exists() or self._explicit(name) or ("*" in name and bool(wildcard(self, name)))

    def _explicit(self, target: str) -> bool:
        return any("%" not in t and plain(t) == plain(target) for r in self.rules for t in r.targets)

    def lines(self, goal: str | None = None) -> Iterator[Line]:
        done: set[str] = set()
        goal = goal or self.default
        if goal:
            yield from self._make(goal, done)

    def _make(self, target: str, done: set[str]) -> Iterator[Line]:
        if plain(target) in done:
            return
        done.add(plain(target))
        found = self.rule_for(target)
        if not found:
            return
        rule, stem = found
        for need in rule.prerequisites:
            yield from self._make(need, done)
        automatic = {"@": target, "<": rule.prerequisites[0] if rule.prerequisites else "",
                     "^": " ".join(dict.fromkeys(rule.prerequisites)), "+": " ".join(rule.prerequisites),
                     "?": " ".join(rule.prerequisites), "*": stem or str(Path(target).with_suffix(""))}
        for recipe in rule.recipe:
            command = self.expand(recipe, automatic).strip().lstrip("@-+").strip()
            if command:
                yield from self._recursive(command, done)

    def _recursive(self, command: str, done: set[str]) -> Iterator[Line]:
        """The command, or the lines of the make that it starts."""
        found = re.match(r"(?:cd\s+(\S+)\s*(?:&&|;)\s*)?make\b([^;&|]*)$", command)
        if not found:
            yield Line(self.directory, command)
            return
        words = found[2].split()
        directory = self.directory / (found[1] or ".")
        variables, goals, file = {}, [], None
        while words:
            word = words.pop(0)
            if word in ("-C", "-f") and words:
                value = words.pop(0)
                directory, file = (directory / value, file) if word == "-C" else (directory, value)
            elif "=" in word:
                name, value = word.split("=", 1)
                variables[name] = value
            elif not word.startswith("-"):
                goals.append(word)
        if directory.resolve() == self.directory.resolve() and not variables and not file:
            for goal in goals:
                yield from self._make(goal, done)
            return
        for goal in goals or [None]:
            yield from compile_lines(directory, goal, {**self.overrides, **variables}, file)


# --- Functions ----------------------------------------------------------------


def patsubst(pattern: str, replacement: str, text: str) -> str:
    out = []
    for word in text.split():
        stem = match_pattern(pattern.strip(), word)
        out.append(word if stem is None else replacement.strip().replace("%", stem, 1))
    return " ".join(out)


def wildcard(make: Makefile, text: str) -> str:
    found: list[str] = []
    for pattern in text.split():
        if Path(pattern).is_absolute():
            continue
        found += sorted(str(p.relative_to(make.directory)) for p in make.directory.glob(pattern))
    return " ".join(found)


def shell(make: Makefile, text: str) -> str:
    """Answers `find DIR -name PATTERN`; nothing is executed."""
    found = re.match(r"find\s+(\S+)\s.*?-name\s+['\"]?([^'\"\s]+)", text)
    if not found or Path(found[1]).is_absolute():
        return ""
    root = make.directory / found[1]
    names = (p for p in sorted(root.rglob("*")) if fnmatch.fnmatch(p.name, found[2]))
    return " ".join(f"{found[1].rstrip('/')}/{p.relative_to(root)}" for p in names)


def filtered(patterns: str, text: str, keep: bool) -> str:
    return " ".join(w for w in text.split()
                    if any(match_pattern(p, w) is not None for p in patterns.split()) == keep)


def each(change: Callable[[str], str], text: str) -> str:
    return " ".join(change(w) for w in text.split())


FUNCTIONS: dict[str, tuple[int, Callable[[Makefile, list[str]], str]]] = {
    "wildcard": (1, lambda m, a: wildcard(m, a[0])),
    "shell": (1, lambda m, a: shell(m, a[0])),
    "patsubst": (3, lambda m, a: patsubst(*(*a, "", "")[:3])),
    "subst": (3, lambda m, a: a[-1].replace(a[0], a[1]) if len(a) == 3 else ""),
    "filter": (2, lambda m, a: filtered(a[0], a[-1], True)),
    "filter-out": (2, lambda m, a: filtered(a[0], a[-1], False)),
    "addprefix": (2, lambda m, a: each(lambda w: a[0].strip() + w, a[-1])),
    "addsuffix": (2, lambda m, a: each(lambda w: w + a[0].strip(), a[-1])),
    "notdir": (1, lambda m, a: each(lambda w: Path(w).name, a[0])),
    "dir": (1, lambda m, a: each(lambda w: str(Path(w).parent) + "/", a[0])),
    "basename": (1, lambda m, a: each(lambda w: str(Path(w).with_suffix("")), a[0])),
    "suffix": (1, lambda m, a: each(lambda w: Path(w).suffix, a[0])),
    "sort": (1, lambda m, a: " ".join(sorted(set(a[0].split())))),
    "strip": (1, lambda m, a: " ".join(a[0].split())),
    "firstword": (1, lambda m, a: (a[0].split() or [""])[0]),
    "abspath": (1, lambda m, a: each(lambda w: str(m.directory / w), a[0])),
    "realpath": (1, lambda m, a: each(lambda w: str(m.directory / w), a[0])),
    "info": (1, lambda m, a: ""),
    "warning": (1, lambda m, a: ""),
    "error": (1, lambda m, a: ""),
}


def compile_lines(directory: Path, goal: str | None = None, variables: dict[str, str] | None = None,
                  file: str | None = None) -> Iterator[Line]:
    make = Makefile(directory, variables)
    names = [file] if file else ["GNUmakefile", "makefile", "Makefile"]
    found = next((directory / n for n in names if (directory / n).is_file()), None)
    if found:
        make.read(found)
        yield from make.lines(goal)
