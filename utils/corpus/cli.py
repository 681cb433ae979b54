# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Try the translator on a corpus of CUDA programs: translate, compile, compare, count.

    python3 utils/corpus table HeCBench/src --work /tmp/w --tool build/bin/hipwave --hip-tree TREE --cuda-path SDK

A corpus is a folder of programs in HeCBench's layout (NAME-cuda, with hand-made
twins beside them as NAME-hip), any tree with compile_commands.json, or just a
tree with .cu files. Scratch and results go under --work; a run that was stopped
goes on where it was. utils/hip_tree.py makes the TREE of HIP headers. Needs no GPU.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from corpus import table
from corpus.compile import HipCompiler, compile_corpus
from corpus.model import Corpus, CorpusError, Results
from corpus.translate import Parser, Translator, check_removed, parse_corpus, stage, translate
from corpus.units import discover

REPOSITORY = Path(__file__).resolve().parents[2]
TEMPLATE = "translate {src} -o {out} -p {db} --root={src} -j{jobs} --quiet"
EXIT_CODES = "exit status: 0 done; 1 the check failed (translate: a crash or a missing file; " \
             "check-removed: code was removed); 2 it could not be done"
Options = argparse.Namespace


# --- What the subcommands share -------------------------------------------------


def staged(options: Options) -> Corpus:
    return stage(options.corpus, options.suffix, options.only, options.work / "src")


def out_folder(options: Options) -> Path:
    return Path(getattr(options, "output", None) or options.work / "out")


def save(options: Options, name: str, data: object) -> None:
    options.work.mkdir(parents=True, exist_ok=True)
    (options.work / f"{name}.json").write_text(json.dumps(data, indent=1, sort_keys=True) + "\n")


def load(options: Options, name: str) -> dict[str, Any] | None:
    file = options.work / f"{name}.json"
    return dict(json.loads(file.read_text())) if file.is_file() else None


def helper_include() -> list[str]:
    """Where the repository keeps the header that translated code includes."""
    found = sorted((REPOSITORY / "lib" / "Runtime").glob("**/hipwave/warp.h"))
    return [str(found[0].parent.parent)] if found else []


def compiler_of(options: Options) -> HipCompiler:
    if not options.hip_tree:
        raise CorpusError("compiling needs --hip-tree or HIP_TREE in the environment")
    return HipCompiler(options.clang, options.hip_tree, options.arch, tuple(options.include + helper_include()),
                       options.level)


def compiled(options: Options, corpus: Corpus, root: Path, name: str) -> table.CompileSummary:
    results = Results(options.work / "results" / f"{name}-{options.arch}-{options.level}.jsonl", options.fresh)
    records = compile_corpus(corpus, root, compiler_of(options), results, options.work, options.jobs)
    summary = table.summarise(records)
    save(options, f"{name}-{options.arch}", {"summary": summary.data(), "records": records})
    return summary


def parsed(options: Options, corpus: Corpus) -> list[dict[str, Any]]:
    if not options.cuda_path:
        raise CorpusError("the plain parse needs --cuda-path")
    results = Results(options.work / "results" / "parse.jsonl", fresh=not options.reuse)
    parser = Parser(options.clang, options.cuda_path, tuple(options.include))
    records = parse_corpus(corpus, parser, results, options.jobs)
    save(options, "parse", records)
    return records


def translated(options: Options, corpus: Corpus) -> dict[str, Any]:
    tool = options.tool.resolve()
    if not tool.is_file():
        raise CorpusError(f"{tool}: no such tool")
    extra = tuple([*(["--own-declarations"] if options.own else []), *options.tool_arg])
    sdk = None if options.own else options.cuda_path
    record = translate(corpus, Translator(tool, options.tool_command, sdk, options.jobs, extra), out_folder(options),
                       options.work, options.timeout)
    save(options, "translate", record)
    return record


# --- Subcommands -----------------------------------------------------------------


def run_units(options: Options) -> int:
    corpus = staged(options)
    database = corpus.write_commands(options.work / "database")
    origins = {o: sum(u.origin == o for u in corpus.units) for o in sorted({u.origin for u in corpus.units})}
    print(f"{len(corpus.programs)} programs, {len(corpus.units)} units "
          f"({', '.join(f'{n} from {o}' for o, n in origins.items())}): {database}")
    if options.list:
        print("\n".join(f"{u.program}\t{u.file}" for u in corpus.units))
    return 0


def run_translate(options: Options) -> int:
    record = translated(options, staged(options))
    print(table.markdown(table.speed_rows(record, [])))
    for name in record["missing"][:20]:
        print(f"no output: {name}")
    return 1 if record["crashed"] or record["missing"] else 0


def run_parse(options: Options) -> int:
    print(table.markdown(table.speed_rows(None, parsed(options, staged(options)))))
    return 0


def run_compile(options: Options) -> int:
    if options.twins:
        corpus = discover(options.corpus, options.twin_suffix)
        if options.only:
            wanted = {f"{p.removesuffix('-' + options.suffix)}-{options.twin_suffix}" for p in options.only}
            corpus = Corpus(corpus.root, tuple(u for u in corpus.units if u.program in wanted))
        summary = compiled(options, corpus, corpus.root, "twins")
    else:
        corpus = staged(options)
        summary = compiled(options, corpus, out_folder(options), "compile")
    print(f"{len(corpus.programs)} programs, {len(corpus.units)} units, {options.arch}\n")
    print(table.markdown(table.compile_rows(summary)) + "\n\n" + table.failures(summary, options.top))
    return 0


def run_check_removed(options: Options) -> int:
    removals = check_removed(staged(options).root, out_folder(options))
    save(options, "removed", removals)
    for removal in removals[: options.top * 5]:
        print(f"{removal['file']}:{removal['line']}: removed: {removal['text']}   now: {removal['now']}")
    print(f"{len(removals)} places in {len({r['file'] for r in removals})} files")
    return 1 if removals else 0


def run_table(options: Options) -> int:
    corpus = staged(options)
    done = load(options, "translate") if options.keep_translation else None
    translation = done or translated(options, corpus)
    print(f"translated in {translation['cpu']:.0f} s of CPU time", flush=True)
    parses = parsed(options, corpus) if options.cuda_path else []
    summary = compiled(options, corpus, out_folder(options), "compile")
    removals = check_removed(corpus.root, out_folder(options))
    save(options, "removed", removals)
    rows = [("programs, units, files", f"{len(corpus.programs)}, {len(corpus.units)}, {translation['files']}"),
            *table.compile_rows(summary), *table.speed_rows(translation, parses), *table.removal_rows(removals)]
    text = table.markdown(rows) + "\n\n" + table.failures(summary, options.top) + "\n"
    (options.work / "table.md").write_text(text)
    save(options, "table", {"rows": rows, "compile": summary.data(), "translate": translation, "removed": removals,
                            "parse": {"cpu": sum(p["cpu"] for p in parses), "units": len(parses)}})
    print(text)
    return 1 if translation["crashed"] or translation["missing"] or removals else 0


# --- Command line ------------------------------------------------------------------


def add_tool(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tool", type=Path, default=REPOSITORY / "build" / "bin" / "hipwave", metavar="FILE",
                        help="the translator (%(default)s)")
    parser.add_argument("--tool-command", default=TEMPLATE, metavar="WORDS", help="its arguments (%(default)s)")
    parser.add_argument("--tool-arg", action="append", default=[], metavar="ARG", help="one more argument; repeat it")
    parser.add_argument("--own", action="store_true",
                        help="translate with the tool's own CUDA declarations also if --cuda-path is given")
    parser.add_argument("--timeout", type=float, default=7200, metavar="S", help="for the translation (%(default)s)")


def add_parse(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cuda-path", type=Path, metavar="DIR", help="a CUDA toolkit, or one's headers")
    parser.add_argument("--reuse", action="store_true", help="take the plain parse's figures from an earlier run")


def add_compile(parser: argparse.ArgumentParser) -> None:
    tree = os.environ.get("HIP_TREE")
    parser.add_argument("--hip-tree", type=Path, default=Path(tree) if tree else None, metavar="DIR",
                        help="the HIP headers, made by hip_tree.py (default: $HIP_TREE)")
    parser.add_argument("--arch", default="gfx90a", help="%(default)s")
    parser.add_argument("--level", choices=("object", "syntax"), default="object",
                        help="generate code, or only check (%(default)s)")
    parser.add_argument("--fresh", action="store_true", help="compile again what an earlier run compiled")


def build_parser() -> argparse.ArgumentParser:
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("corpus", type=Path)
    shared.add_argument("--work", type=Path, required=True, metavar="DIR", help="results and scratch")
    shared.add_argument("--only", action="append", default=[], metavar="PROGRAM", help="just this program; repeat it")
    shared.add_argument("--suffix", default="cuda", help="of program folders in HeCBench's layout (%(default)s)")
    shared.add_argument("--clang", default="clang++-22", help="%(default)s")
    shared.add_argument("--include", action="append", default=[], metavar="DIR",
                        help="a folder of third-party headers, such as MPI's; repeat it")
    shared.add_argument("--top", type=int, default=20, metavar="N", help="kinds of failure to list (%(default)s)")
    shared.add_argument("-j", "--jobs", type=int, default=1, metavar="N")

    parser = argparse.ArgumentParser(prog="corpus", description=__doc__, epilog=EXIT_CODES,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)

    def command(name: str, text: str, function: Callable[[Options], int],
                *adders: Callable[[argparse.ArgumentParser], None]) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text, parents=[shared], epilog=EXIT_CODES)
        for adder in adders:
            adder(sub)
        sub.set_defaults(function=function)
        return sub

    units = command("units", "find programs and units, and write compile_commands.json", run_units)
    units.add_argument("--list", action="store_true", help="print the units")
    one = command("translate", "run the tool once over the corpus, and measure it", run_translate, add_tool)
    one.add_argument("--cuda-path", type=Path, metavar="DIR", help="for the tool; without it, its own declarations")
    one.add_argument("-o", "--output", type=Path, metavar="DIR", help="default: WORK/out")
    command("parse", "parse the same units with plain Clang, and measure it", run_parse, add_parse)
    hip = command("compile", "compile the translation as HIP, and classify failures", run_compile, add_compile)
    hip.add_argument("-o", "--output", type=Path, metavar="DIR", help="the translation (default: WORK/out)")
    hip.add_argument("--twins", action="store_true", help="compile the hand-made twins instead")
    hip.add_argument("--twin-suffix", default="hip", help="%(default)s")
    gone = command("check-removed", "check that the translation removed no code", run_check_removed)
    gone.add_argument("-o", "--output", type=Path, metavar="DIR", help="the translation (default: WORK/out)")
    whole = command("table", "all of it, as one table", run_table, add_tool, add_parse, add_compile)
    whole.add_argument("--keep-translation", action="store_true", help="don't translate again if it was done")
    return parser


def main(arguments: list[str] | None = None) -> int:
    options = build_parser().parse_args(arguments)
    options.work = options.work.resolve()
    try:
        return int(options.function(options))
    except (CorpusError, OSError) as error:
        print(f"corpus: {error}", file=sys.stderr)
        return 2
