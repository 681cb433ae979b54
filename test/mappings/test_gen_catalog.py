#!/usr/bin/env python3
# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What utils/gen_catalog.py accepts and refuses, and in which words."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GENERATOR = ROOT / "utils/gen_catalog.py"
HEAD = "library: runtime\nkind: function\nentities:\n"


class Project:
    """A folder with what the generator reads, and mapping files of the test's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("mappings/schema.json", "lib/Catalog/Libraries.def", "lib/Catalog/Traits.def"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)

    def write(self, name: str, text: str) -> None:
        (self.folder / "mappings" / name).write_text(text, encoding="utf-8")

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(GENERATOR), "--root", str(self.folder), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)


class GeneratorTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.project = Project(Path(folder.name))

    def expect(self, records: str, *words: str, head: str = HEAD) -> None:
        """That a file with these records is refused with these words."""
        self.project.write("a.yaml", head + records)
        result = self.project.run("--check")
        self.assertEqual(result.returncode, 1, result.stdout)
        for word in words:
            self.assertIn(word, result.stderr)

    def test_good_file(self) -> None:
        self.project.write("a.yaml", HEAD + "- {cuda: cudaA, hip: hipA}\n- {cuda: cudaB, unsupported: none}\n")
        result = self.project.run("--check")
        self.assertEqual(result.stdout, "2 entities, 0 headers, 1 files: good\n", result.stderr)

    def test_not_yaml(self) -> None:
        self.expect("- {cuda: cudaA\n", "a.yaml:5: error: not YAML")

    def test_neither_kind_of_file(self) -> None:
        self.expect("", "either 'entities' or 'headers'", head="library: runtime\n")

    def test_unknown_key(self) -> None:
        self.expect("- {cuda: cudaA, hpi: hipA}\n", "a.yaml:4: error: cudaA: unknown key 'hpi'; known: cuda, kind")

    def test_no_target(self) -> None:
        self.expect("- {cuda: cudaA}\n", "a.yaml:4: error: cudaA: needs one of: hip, unsupported")

    def test_target_and_reason(self) -> None:
        self.expect("- {cuda: cudaA, hip: x, unsupported: y}\n", "has both 'hip' and 'unsupported'; keep one")

    def test_version_without_quotes(self) -> None:
        self.expect("- {cuda: cudaA, since: 12.0, hip: x}\n", "since: expected text, found 12.0; put it in quotes")

    def test_version_of_hip(self) -> None:
        self.expect('- {cuda: cudaA, hip: {name: x, since: "6"}}\n', "hip: since: '6' does not have the form")

    def test_unknown_trait(self) -> None:
        self.expect("- {cuda: cudaA, hip: x, traits: [warp]}\n", "'warp' is not one of: active-mask")

    def test_unknown_library(self) -> None:
        self.expect("- {cuda: cudaA, hip: x, library: y}\n", "library: 'y' is not one of: blas")

    def test_verb_without_position(self) -> None:
        self.expect("- {cuda: cudaA, hip: x, arguments: [{wrap: {with: F}}]}\n", "wrap: key 'at' is missing")

    def test_unsorted(self) -> None:
        self.expect(
            "- {cuda: cudaB, hip: x}\n- {cuda: cudaA, hip: y}\n",
            "a.yaml:5: error: 'cudaA' must come before 'cudaB' (byte order)",
        )

    def test_twice_in_a_file(self) -> None:
        self.expect(
            "- {cuda: cudaA, hip: x}\n- {cuda: cudaA, hip: y}\n",
            "a.yaml:5: error: 'cudaA' is here twice; remove one record",
        )

    def test_twice_in_two_files(self) -> None:
        self.project.write("b.yaml", HEAD + "- {cuda: cudaA, hip: x}\n")
        self.expect("- {cuda: cudaA, hip: x}\n", "b.yaml:4: error: 'cudaA' is also in", "a.yaml; remove one record")

    def test_library_stated_nowhere(self) -> None:
        self.expect(
            "- {cuda: cudaA, hip: x}\n",
            "a.yaml:3: error: cudaA: 'library' is stated neither here nor for the file",
            head="kind: function\nentities:\n",
        )

    def test_file_too_long(self) -> None:
        records = "".join(f"- {{cuda: cuda{n:04}, hip: x}}\n" for n in range(401))
        self.expect(records, "401 records; split the file, 400 is the limit")

    def test_schema_and_code_disagree(self) -> None:
        definitions = self.project.folder / "lib/Catalog/Traits.def"
        definitions.write_text(definitions.read_text() + 'HIPWAVE_TRAIT(New, "new-trait", "new")\n')
        self.expect("", "trait names differ from lib/Catalog/Traits.def: new-trait")

    def test_same_output_twice(self) -> None:
        self.project.write("a.yaml", HEAD + '- {cuda: cudaA, hip: "a\\"b", notes: [x]}\n')
        outputs = []
        for name in ("1.inc", "2.inc"):
            path = self.project.folder / name
            self.assertEqual(self.project.run("--output", str(path)).returncode, 0)
            outputs.append(path.read_text())
        self.assertEqual(*outputs)
        self.assertIn('"a\\"b"', outputs[0])


class ShippedFilesTest(unittest.TestCase):
    def test_shipped_files_are_good(self) -> None:
        result = subprocess.run(
            [sys.executable, str(GENERATOR), "--check"], capture_output=True, text=True, check=False
        )
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_schema_holds_for_other_validators(self) -> None:
        """Our own checks and a full JSON Schema validator agree on some files."""
        try:
            import jsonschema  # type: ignore[import-untyped]
        except ImportError:
            self.skipTest("python3-jsonschema is not here")
        import yaml

        schema = json.loads((ROOT / "mappings/schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for name in ("headers.yaml", "runtime/memory.yaml", "device/warp-and-sync.yaml"):
            validator.validate(yaml.safe_load((ROOT / "mappings" / name).read_text()))


if __name__ == "__main__":
    unittest.main()
