# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sum results up, as a Markdown table and as plain data."""

from __future__ import annotations

import collections
import dataclasses
from typing import Any

Record = dict[str, Any]


@dataclasses.dataclass(frozen=True)
class CompileSummary:
    """Rates by unit and by program; a program counts as its worst unit."""

    units: collections.Counter[str]
    programs: collections.Counter[str]
    kinds: list[tuple[str, int, str]]  # kind, count, an example
    third_party: list[tuple[str, int]]
    cpu: float

    @staticmethod
    def rate(counts: collections.Counter[str], aside: bool) -> tuple[int, int]:
        """(good, of all that could be judged); `aside` counts warp-only failures as good."""
        judged = sum(counts.values()) - counts["third-party"]
        return counts["ok"] + (counts["warp"] if aside else 0), judged

    def data(self) -> dict[str, Any]:
        return {"units": dict(self.units), "programs": dict(self.programs), "kinds": self.kinds,
                "third-party": self.third_party, "cpu": round(self.cpu, 1)}


SEVERITY = {"ok": 0, "warp": 1, "third-party": 2, "failed": 3}


def summarise(records: list[Record]) -> CompileSummary:
    worst: dict[str, str] = {}
    examples: dict[str, str] = {}
    kinds: collections.Counter[str] = collections.Counter()
    third: collections.Counter[str] = collections.Counter()
    for record in records:
        status = record["status"]
        if SEVERITY[status] >= SEVERITY[worst.get(record["program"], "ok")]:
            worst[record["program"]] = status
        if status == "third-party":
            third[record["kind"].removeprefix("third-party header: ")] += 1
        elif status != "ok":
            kind = "warp only: " + record["kind"] if status == "warp" else record["kind"]
            kinds[kind] += 1
            examples.setdefault(kind, record["message"])
    return CompileSummary(collections.Counter(r["status"] for r in records), collections.Counter(worst.values()),
                          [(k, n, examples[k]) for k, n in kinds.most_common()], third.most_common(),
                          sum(r["cpu"] for r in records))


def percent(part: tuple[int, int]) -> str:
    good, total = part
    return f"{good} / {total} ({100 * good / total:.1f} %)" if total else "none"


def ratio(one: float, other: float) -> str:
    return f"{one / other:.2f}" if other else "-"


def compile_rows(summary: CompileSummary) -> list[tuple[str, str]]:
    return [
        ("units that compile as HIP", percent((summary.units["ok"], sum(summary.units.values())))),
        ("… third-party headers aside", percent(summary.rate(summary.units, False))),
        ("… and lane masks aside", percent(summary.rate(summary.units, True))),
        ("programs, third-party aside", percent(summary.rate(summary.programs, False))),
        ("… and lane masks aside", percent(summary.rate(summary.programs, True))),
        ("units without their third-party headers", str(summary.units["third-party"])),
    ]


def speed_rows(translation: Record | None, parses: list[Record]) -> list[tuple[str, str]]:
    rows = []
    if translation:
        rows += [("translation: CPU s, wall s, peak MB", f"{translation['cpu']:.1f}, {translation['wall']:.1f}, "
                                                         f"{translation['rss'] / 1024:.0f}"),
                 ("exit status, crashed", f"{translation['exit']}, {'yes' if translation['crashed'] else 'no'}"),
                 ("files without output", f"{len(translation['missing'])} of {translation['files']}")]
    if parses:
        cpu, rss = sum(p["cpu"] for p in parses), max(p["rss"] for p in parses)
        rows.append(("plain parse: CPU s, peak MB, units without error",
                     f"{cpu:.1f}, {rss / 1024:.0f}, {sum(p['ok'] for p in parses)} of {len(parses)}"))
        if translation:
            rows += [("CPU, translation to plain parse", ratio(translation["cpu"], cpu)),
                     ("peak memory, translation to plain parse", ratio(translation["rss"], rss))]
    return rows


def markdown(rows: list[tuple[str, str]]) -> str:
    return "\n".join(["| figure | value |", "|---|---|", *(f"| {a} | {b} |" for a, b in rows)])


def failures(summary: CompileSummary, most: int) -> str:
    lines = ["| failure | units | first error of one |", "|---|---|---|"]
    for kind, count, example in summary.kinds[:most]:
        lines.append(f"| {cell(kind)} | {count} | `{cell(example)[:160]}` |")
    if summary.third_party:
        names = ", ".join(f"{name} {count}" for name, count in summary.third_party[:15])
        lines.append(f"\nThird-party headers that are missing: {names}")
    return "\n".join(lines)


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ").replace("`", "'")


def removal_rows(removals: list[Record] | None) -> list[tuple[str, str]]:
    if removals is None:
        return []
    return [("files with removed code, places", f"{len({r['file'] for r in removals})}, {len(removals)}")]
