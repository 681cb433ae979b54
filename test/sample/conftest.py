from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

SAMPLE = Path(os.environ.get("HIPWAVE_SOURCE", Path(__file__).resolve().parents[2])) / "docs/sample"


@dataclass
class Translated:
    source: Path
    folder: Path
    status: int
    report: str


def translate(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [os.environ["HIPWAVE"], "translate", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def translated(tmp_path_factory: pytest.TempPathFactory) -> Translated:
    folder = tmp_path_factory.mktemp("sample") / "out"
    done = translate(SAMPLE, "-o", folder, "--", f"-I{SAMPLE}/include")
    return Translated(SAMPLE, folder, done.returncode, done.stderr)
