#!/usr/bin/env python3
"""A stand-in for hipwave, just good enough to test the tests' helpers.

Renames cudaMalloc, adds the include, reports cudaOdd, and misbehaves on demand:
a line `// standin: WORD` makes it crash, grow (change its own output on a
second run), or report a parse error.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

INCLUDE = "#include <hip/hip_runtime.h>\n"


def main() -> int:
    source, target = Path(sys.argv[2]), Path(sys.argv[sys.argv.index("-o") + 1])
    text = source.read_text(encoding="utf-8")
    if "standin: crash" in text:
        os.abort()
    out = []
    code = 0
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        if (m := re.search(r"\bcudaOdd\b", line)) and not line.startswith("//"):
            code = 1
            print(f"{source}:{number}:{m.start() + 1}: warning: 'cudaOdd' has no counterpart [api-unsupported]",
                  file=sys.stderr)
            print(f"{source}:{number}:1: note: here", file=sys.stderr)
            if not out or "TODO(hipwave:" not in out[-1]:
                out.append("// TODO(hipwave:api-unsupported): 'cudaOdd' has no counterpart\n")
        if "standin: broken" in line:
            print(f"{source}:{number}:1: warning: expected ';' [parse-error]", file=sys.stderr)
        if "standin: grow" in line:
            out.append("// standin: grow\n")
        out.append(re.sub(r"\bcudaMalloc\b", "hipMalloc", line))
    result = "".join(out)
    if "hipMalloc" in result and INCLUDE not in result:
        result = INCLUDE + result
    target.write_text(result, encoding="utf-8")
    print("1 file translated", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
