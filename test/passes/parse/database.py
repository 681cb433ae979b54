# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""database.py FOLDER FILE...: writes FOLDER/build/compile_commands.json for these sources."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    (folder / "build").mkdir(exist_ok=True)
    commands = [{"directory": str(folder), "file": name, "command": f"nvcc -c {name}"} for name in sys.argv[2:]]
    (folder / "build" / "compile_commands.json").write_text(json.dumps(commands), encoding="utf-8")


if __name__ == "__main__":
    main()
