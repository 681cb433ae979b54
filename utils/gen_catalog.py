#!/usr/bin/env python3
# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Turns mappings/*.yaml into the constant tables of lib/Catalog.

Checks every file against mappings/schema.json, and then what a schema can't
say: order, duplicates, file sizes, and that schema and .def files agree.
Needs PyYAML and nothing else.

  gen_catalog.py --output Catalog.inc [--depfile F]   write the tables
  gen_catalog.py --check                              only check
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

import yaml

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
Record = dict[str, Any]

MAX_RECORDS = 400
ROOT = Path(__file__).resolve().parent.parent
HASH_SEED, HASH_PRIME = 2166136261, 16777619  # FNV-1a; Catalog.cpp has the same


class MappingError(Exception):
    """A fault in a mapping file; the message names file, line and remedy."""


# -- Checking -----------------------------------------------------------------


class Validator:
    """The part of JSON Schema that mappings/schema.json uses.

    Written out so that a build needs no package beyond PyYAML.
    """

    def __init__(self, schema: Record) -> None:
        self.defs: Record = schema["$defs"]

    def fault(self, value: object, schema: Record) -> str | None:
        """The first thing wrong with `value`, or None."""
        if "$ref" in schema:
            schema = self.defs[schema["$ref"].rsplit("/", 1)[1]]
        if "enum" in schema and value not in schema["enum"]:
            return f"'{value}' is not one of: {', '.join(schema['enum'])}"
        check = {
            "object": self._object,
            "array": self._array,
            "string": self._string,
            "integer": self._integer,
            "boolean": self._boolean,
        }.get(schema.get("type", "object" if "required" in schema else ""))
        wrong = check(value, schema) if check else None
        return wrong or self._one_of(value, schema)

    def _one_of(self, value: object, schema: Record) -> str | None:
        if "oneOf" not in schema:
            return None
        faults = [self.fault(value, s) for s in schema["oneOf"]]
        if faults.count(None) == 1:
            return None
        names = [s["required"][0] for s in schema["oneOf"] if list(s) == ["required"]]
        if not names:
            # Speak of the alternative that has the type of what was written.
            wrong = [f for f in faults if f]
            return next((f for f in wrong if not f.startswith("expected")), wrong[0])
        present = [n for n in names if isinstance(value, dict) and n in value]
        if len(present) > 1:
            return f"has both '{present[0]}' and '{present[1]}'; keep one"
        return f"needs one of: {', '.join(names)}"

    def _object(self, value: object, schema: Record) -> str | None:
        if not isinstance(value, dict):
            return "expected a map of keys to values"
        known: Record = schema.get("properties", {})
        for key, item in value.items():
            if key in known:
                wrong = self.fault(item, known[key])
                if wrong:
                    return f"{key}: {wrong}"
            elif schema.get("additionalProperties") is False:
                return f"unknown key '{key}'; known: {', '.join(known)}"
        for key in schema.get("required", []):
            if key not in value:
                return f"key '{key}' is missing"
        low, high = schema.get("minProperties", 0), schema.get("maxProperties", 99)
        if not low <= len(value) <= high:
            return f"expected one of: {', '.join(known)}"
        return None

    def _array(self, value: object, schema: Record) -> str | None:
        if not isinstance(value, list):
            return "expected a list"
        if len(value) < schema.get("minItems", 0):
            return "the list is empty; leave the key out"
        for item in value:
            wrong = self.fault(item, schema["items"])
            if wrong:
                return wrong
        return None

    def _string(self, value: object, schema: Record) -> str | None:
        if not isinstance(value, str):
            return f"expected text, found {value!r}; put it in quotes"
        if len(value) < schema.get("minLength", 0):
            return "the text is empty"
        if not re.search(schema.get("pattern", ""), value):
            return f"'{value}' does not have the form {schema['pattern']}"
        return None

    def _integer(self, value: object, schema: Record) -> str | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return f"expected a whole number, found {value!r}"
        if not schema["minimum"] <= value <= schema["maximum"]:
            return f"{value} is not in {schema['minimum']}..{schema['maximum']}"
        return None

    def _boolean(self, value: object, schema: Record) -> str | None:
        return None if isinstance(value, bool) else "expected true or false"


def fail(path: Path, line: int, message: str) -> NoReturn:
    raise MappingError(f"{path}:{line}: error: {message}")


def line_of(path: Path, name: str, nth: int = 1) -> int:
    """Line of the nth record for `name`. The fast YAML reader keeps no places."""
    pattern = re.compile(rf'\bcuda:\s*"?{re.escape(name)}"?\s*(,|\}}|$)')
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if pattern.search(text):
            nth -= 1
            if not nth:
                return number
    return 1


def load(path: Path) -> Record:
    """One file as plain data."""
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        fail(path, mark.line + 1 if mark else 1, f"not YAML: {error.problem}")
    if not isinstance(data, dict) or ("entities" in data) == ("headers" in data):
        fail(path, 1, "expected a map with either 'entities' or 'headers'")
    return data


def check_file(path: Path, data: Record, schema: Validator) -> None:
    list_key = "entities" if "entities" in data else "headers"
    shape = schema.defs["entityFile" if list_key == "entities" else "headerFile"]
    top = {k: v for k, v in data.items() if k != list_key}
    wrong = schema.fault({**top, list_key: []}, shape)
    if wrong:
        fail(path, 1, wrong)
    records = data[list_key]
    if not isinstance(records, list):
        fail(path, 1, f"'{list_key}' is not a list")
    if len(records) > MAX_RECORDS:
        fail(path, 1, f"{len(records)} records; split the file, {MAX_RECORDS} is the limit")
    previous = ""
    for number, record in enumerate(records, 1):
        name = record.get("cuda") if isinstance(record, dict) else None
        if not isinstance(name, str):
            fail(path, 1, f"record {number} has no 'cuda' name, or one that needs quotes")
        wrong = schema.fault(record, shape["properties"][list_key]["items"])
        if wrong:
            fail(path, line_of(path, name), f"{name}: {wrong}")
        if name == previous:
            fail(path, line_of(path, name, 2), f"'{name}' is here twice; remove one record")
        if name < previous:
            fail(path, line_of(path, name), f"'{name}' must come before '{previous}' (byte order)")
        previous = name


def defined(path: Path, macro: str) -> list[str]:
    """The names that a .def file lists."""
    return re.findall(rf'^{macro}\(\w+, "([^"]+)"', path.read_text(encoding="utf-8"), re.M)


def check_definitions(schema: Record, schema_path: Path, catalog: Path) -> None:
    for what, file, macro in (
        ("library", "Libraries.def", "HIPWAVE_LIBRARY"),
        ("trait", "Traits.def", "HIPWAVE_TRAIT"),
    ):
        in_code = set(defined(catalog / file, macro))
        in_schema = set(schema["$defs"][what]["enum"])
        if in_code != in_schema:
            odd = ", ".join(sorted(in_code ^ in_schema))
            fail(schema_path, 1, f"{what} names differ from lib/Catalog/{file}: {odd}")
        if what == "trait" and len(in_code) > 32:
            fail(schema_path, 1, "more than 32 traits; Entity::Traits has one bit for each")


# -- Reading ------------------------------------------------------------------


@dataclass
class Mappings:
    entities: list[Record] = field(default_factory=list)
    headers: list[Record] = field(default_factory=list)
    files: list[Path] = field(default_factory=list)


def add_records(out: Mappings, path: Path, data: Record, seen: dict[str, Path]) -> None:
    target, list_key = (out.headers, "headers") if "headers" in data else (out.entities, "entities")
    inherited = {k: v for k, v in data.items() if k != list_key}
    for record in data[list_key]:
        name = record["cuda"]
        if name in seen:
            fail(path, line_of(path, name), f"'{name}' is also in {seen[name]}; remove one record")
        seen[name] = path
        full = {**inherited, **record}
        for key in ("library",) if list_key == "headers" else ("library", "kind"):
            if key not in full:
                fail(path, line_of(path, name), f"{name}: '{key}' is stated neither here nor for the file")
        target.append(full)


def read_mappings(root: Path) -> Mappings:
    """All records under mappings/, checked, with what their file states filled in."""
    schema_path = root / "mappings/schema.json"
    schema = json.loads(schema_path.read_text(encoding="utf-8"))
    check_definitions(schema, schema_path, root / "lib/Catalog")
    validator = Validator(schema)
    out = Mappings()
    entities: dict[str, Path] = {}
    headers: dict[str, Path] = {}
    for path in sorted((root / "mappings").rglob("*.yaml")):
        data = load(path)
        check_file(path, data, validator)
        add_records(out, path, data, headers if "headers" in data else entities)
        out.files.append(path)
    out.entities.sort(key=lambda r: r["cuda"].encode())
    out.headers.sort(key=lambda r: r["cuda"].encode())
    return out


# -- Writing ------------------------------------------------------------------


def literal(text: str) -> str:
    """C++ text for a StringRef to `text`.

    One literal each: the linker folds equal ones, and references into one big
    array take Clang minutes to evaluate.
    """
    return f"S({json.dumps(text, ensure_ascii=False)},{len(text.encode())})" if text else "{}"


def camel(name: str, ids: dict[str, str]) -> str:
    return ids.get(name) or "".join(w.capitalize() for w in name.split("-"))


def identifiers(path: Path, macro: str) -> dict[str, str]:
    """Name as written in mappings/ → enumerator, from a .def file."""
    pairs = re.findall(rf'^{macro}\((\w+), "([^"]+)"', path.read_text(encoding="utf-8"), re.M)
    return {name: ident for ident, name in pairs}


def version(text: str) -> str:
    return "{" + ",".join(text.split(".")[:2]) + "}" if text else "{}"


def versions(record: Record) -> str:
    parts = [version(record.get(k, "")) for k in ("since", "deprecated", "removed")]
    return "{}" if parts == ["{}"] * 3 else "{" + ",".join(parts) + "}"


class Writer:
    """Renders Mappings as the text of Catalog.inc."""

    def __init__(self, root: Path) -> None:
        catalog = root / "lib/Catalog"
        self.libraries = identifiers(catalog / "Libraries.def", "HIPWAVE_LIBRARY")
        self.traits = list(identifiers(catalog / "Traits.def", "HIPWAVE_TRAIT"))
        self.steps: list[str] = []

    def step(self, step: Record) -> str:
        ((verb, what),) = step.items()
        text = literal(what.get("with", ""))
        count = what.get("when-count", -1)
        return f"{{ArgumentVerb::{camel(verb, {})},{what['at']},{what.get('to', 0)},{count},{text}}}"

    def arguments(self, record: Record) -> str:
        steps = record.get("arguments", [])
        if not steps:
            return "{}"
        first = len(self.steps)
        self.steps += [self.step(s) for s in steps]
        return f"A({first},{len(steps)})"

    def entity(self, record: Record) -> str:
        hip = record.get("hip", {})
        if isinstance(hip, str):
            hip = {"name": hip}
        alt = record.get("alt", {"name": "", "count": -1})
        seen = record.get("declared", {})
        bits = sum(1 << self.traits.index(t) for t in record.get("traits", []))
        fields = [
            literal(record["cuda"]),
            literal(hip.get("name", "")),
            literal(record.get("roc", "")),
            f"EntityKind::{camel(record['kind'], {})}",
            f"Library::{self.libraries[record['library']]}",
            str(bits),
            versions(record),
            versions(hip),
            literal(alt["name"]),
            str(alt["count"]),
            literal(record.get("unsupported", "")),
            literal(record.get("advice", "")),
            self.arguments(record),
            literal(record.get("differs", "")),
            literal(" ".join(record.get("notes", []))),
            *(f"Declared::{camel(seen.get(k, 'yes'), {})}" for k in ("cuda", "hip", "roc")),
            literal(record.get("source", "")),
            # The file's header is that of its counterparts.
            literal(record.get("include", "") if hip else ""),
        ]
        return "{" + ",".join(fields) + "}"

    def header(self, record: Record) -> str:
        fields = [
            literal(record["cuda"]),
            literal(record.get("hip", "")),
            literal(record.get("roc", "")),
            f"Library::{self.libraries[record['library']]}",
            literal(record.get("unsupported", "")),
            literal(record.get("advice", "")),
            "true" if record.get("main") else "false",
        ]
        return "{" + ",".join(fields) + "}"

    def text(self, mappings: Mappings) -> str:
        entities = ",\n".join(self.entity(r) for r in mappings.entities)
        headers = ",\n".join(self.header(r) for r in mappings.headers)
        steps = ",\n".join(self.steps)
        return (
            "// Generated by utils/gen_catalog.py from mappings/*.yaml. Do not edit.\n"
            + "#define S(TEXT,SIZE) llvm::StringRef(TEXT,SIZE)\n"
            + "#define A(AT,SIZE) llvm::ArrayRef<ArgumentStep>(Steps+AT,SIZE)\n"
            + f"static constexpr ArgumentStep Steps[] = {{\n{steps}}};\n"
            + f"static constexpr Entity Entities[] = {{\n{entities}}};\n"
            + f"static constexpr HeaderEntity Headers[] = {{\n{headers}}};\n"
            + "#undef A\n#undef S\n"
            + hash_table([r["cuda"] for r in mappings.entities])
        )


def hash_of(name: str) -> int:
    value = HASH_SEED
    for byte in name.encode():
        value = (value ^ byte) * HASH_PRIME & 0xFFFFFFFF
    return value


def hash_table(names: list[str]) -> str:
    """Open addressing, at most 40 % full. The tag makes most misses free of a
    comparison of text, and a miss is what nearly every look-up is."""
    size = 1
    while size * 2 < len(names) * 5:
        size *= 2
    slots: list[tuple[int, int]] = [(0, 0)] * size
    for index, name in enumerate(names):
        value = hash_of(name)
        at = value % size
        while slots[at][1]:
            at = (at + 1) % size
        slots[at] = (value >> 16, index + 1)
    body = ",".join(f"{{{tag},{index}}}" if index else "{}" for tag, index in slots)
    return f"static constexpr Slot Slots[{size}] = {{{body}}};\n"


def write_depfile(depfile: Path, output: Path, files: list[Path]) -> None:
    names = " ".join(str(f).replace(" ", "\\ ") for f in files)
    depfile.write_text(f"{output}: {names}\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    parser.add_argument("--output", type=Path, help="file to write")
    parser.add_argument("--depfile", type=Path, help="list of what was read, for the build")
    parser.add_argument("--check", action="store_true", help="only check the files")
    options = parser.parse_args()
    try:
        mappings = read_mappings(options.root)
    except MappingError as error:
        print(error, file=sys.stderr)
        return 1
    if options.output:
        options.output.parent.mkdir(parents=True, exist_ok=True)
        options.output.write_text(Writer(options.root).text(mappings), encoding="utf-8")
        if options.depfile:
            write_depfile(options.depfile, options.output, mappings.files)
    if options.check:
        print(f"{len(mappings.entities)} entities, {len(mappings.headers)} headers, {len(mappings.files)} files: good")
    return 0


if __name__ == "__main__":
    sys.exit(main())
