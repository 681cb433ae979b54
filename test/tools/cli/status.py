# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""status.py STATUS,... COMMAND...: runs the command and wants one of these exit statuses."""

from __future__ import annotations

import subprocess
import sys


def main() -> int:
    want = {int(word) for word in sys.argv[1].split(",")}
    status = subprocess.run(sys.argv[2:], check=False).returncode
    if status not in want:
        print(f"status {status}, not {sys.argv[1]}", file=sys.stderr)
    return status not in want


if __name__ == "__main__":
    sys.exit(main())
