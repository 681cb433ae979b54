# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Run a command and measure it."""

from __future__ import annotations

import concurrent.futures
import dataclasses
import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


@dataclasses.dataclass(frozen=True)
class Run:
    """What a command and all the children that it waited for took."""

    code: int  # negative: the signal that ended it
    cpu: float  # user + system, in seconds
    wall: float
    rss: int  # peak of one process, in KiB
    output: str  # standard error, or both streams

    @property
    def crashed(self) -> bool:
        return self.code < 0 or "PLEASE submit a bug report" in self.output

    @property
    def timed_out(self) -> bool:
        return self.code == -signal.SIGKILL


def run(command: list[str], cwd: Path | None = None, timeout: float = 600, log: Path | None = None) -> Run:
    """Run to the end, or kill the command's process group after `timeout` seconds."""
    with (log.open("w+b") if log else tempfile.TemporaryFile()) as out:
        start = time.monotonic()
        process = subprocess.Popen(command, cwd=cwd, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT,
                                   start_new_session=True)
        timer = threading.Timer(timeout, lambda: os.killpg(process.pid, signal.SIGKILL))
        timer.start()
        try:
            _, status, usage = os.wait4(process.pid, 0)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
        finally:
            timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        wall = time.monotonic() - start
        out.seek(0)
        text = out.read().decode(errors="replace")
    return Run(process.returncode, usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss, text)


def each(items: Iterable[Item], work: Callable[[Item], Result], jobs: int) -> Iterator[Result]:
    """Results as they come, `jobs` at a time."""
    if jobs <= 1:
        yield from map(work, items)
        return
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for future in concurrent.futures.as_completed([pool.submit(work, i) for i in items]):
            yield future.result()
