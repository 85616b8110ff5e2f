#!/usr/bin/env python3
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the conformance programs: valid ones must work, invalid ones must be rejected.

amp2hip must accept the programs in accept/. A host compiler compiles their output
without warnings (with g++ and -Wall -Wextra), and the programs return 0. With several
host compilers, each compiles a part of the programs. amp2hip must reject the programs
in reject/: it exits with 1, writes no output, and reports the errors that the
`expected-error` comments of the program expect (../expectations.py). Accepted programs
may have `expected-warning` comments. Programs are also generated from the tables,
NAME.table (tables.py).
"""

import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from expectations import mismatches, rejection_problems  # noqa: E402
from tables import TableError, generate  # noqa: E402

TRANSLATION_LIMIT = 60
BUILD_LIMIT = 300
RUN_LIMIT = 20
HOST_FLAGS = ["-std=c++17", "-O0"]
ROOT = Path(__file__).resolve().parent  # contains check.h


class Failure(Exception):
    """Why a program fails; the text is one line."""


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--tool", required=True, help="the amp2hip to test")
    parser.add_argument("--headers", required=True, help="folder that contains amp.h")
    parser.add_argument("--libs", required=True, help="folder that contains libamp2hip.a and libamp2hip_cpu.a")
    parser.add_argument("--compiler", action="append", default=[],
                        help="host compiler (default: g++); may be repeated, the compilers take turns")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--filter", default="", help="only programs whose path in the folder matches this regular expression")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth of these programs")
    parser.add_argument("--list", action="store_true", help="print the names of the programs and exit")
    parser.add_argument("-v", "--verbose", action="store_true", help="also print the programs that pass")
    parser.add_argument("--containing", default="", help="only programs whose text matches this regular expression")
    parser.add_argument("--tool-option", action="append", default=[], help="an option for amp2hip; may be repeated")
    parser.add_argument("--keep", help="folder that keeps the translations and executables")
    parser.add_argument("folder", type=Path, help="folder below which accept/ and reject/ folders are searched")
    return parser.parse_args()


class Program:
    """A program: its path, its name (its path in the folder of the suite), and its kind."""

    def __init__(self, path, name):
        self.path, self.name, self.kind = path, str(name), path.parent.name


def programs(options, generated):
    """Returns the selected programs. Writes those of the tables below the folder `generated`."""
    found = [Program(p, p.relative_to(options.folder)) for p in options.folder.rglob("*.cpp")
             if p.parent.name in ("accept", "reject")]
    for table in options.folder.rglob("*.table"):
        folder = generated / table.parent.relative_to(options.folder)
        found += [Program(p, p.relative_to(generated)) for p in generate(table, folder)]
    wanted = re.compile(options.filter)
    text = re.compile(options.containing)
    return sorted((p for p in found if wanted.search(p.name) and text.search(p.path.read_text())),
                  key=lambda p: p.name)[::options.every]


def execute(command, limit):
    """Runs a command with a time limit in seconds. Returns its exit status and output."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              errors="replace", timeout=limit, check=False)
    except subprocess.TimeoutExpired as expired:
        raise Failure(f"{Path(command[0]).name}: more than {limit} s") from expired
    return done.returncode, done.stdout


def translation(options, program, output):
    """Returns the command that translates a program."""
    return [options.tool, "--error-limit=0", *options.tool_option, str(program.path), "-o", str(output),
            "--", "-std=c++17", "-I", str(ROOT)]


def reject(options, program, work):
    """Checks that amp2hip rejects the program. Raises Failure if not."""
    output = work / (program.path.stem + ".hip")
    try:
        found, _ = rejection_problems(program.path, output, translation(options, program, output), TRANSLATION_LIMIT)
    except subprocess.TimeoutExpired as expired:
        raise Failure(f"translation: more than {TRANSLATION_LIMIT} s") from expired
    if found:
        raise Failure("; ".join(found))


def accept(options, program, work):
    """Translates, builds and runs the program. Raises Failure if a step fails."""
    # With this suffix, the compiler compiles the output as C++.
    output = work / (program.path.stem + ".cpp")
    status, text = execute(translation(options, program, output), TRANSLATION_LIMIT)
    if status != 0:
        raise Failure(f"translation: exit status {status}: {first_problem(text)}")
    found = mismatches(program.path, text)
    if found:
        raise Failure("; ".join(found))
    objects = output.with_suffix(".o")
    # The name selects the compiler, so that it is the same with other filters.
    compiler, precompiled = options.hosts[zlib.crc32(program.name.encode()) % len(options.hosts)]
    # Clang's -Wall warns about much that the programs have on purpose.
    warnings = ["-w"] if "clang" in Path(compiler).name else ["-Wall", "-Wextra"]
    compile_command = [compiler, *HOST_FLAGS, *warnings, "-I", options.headers, "-I", str(ROOT),
                       "-include", str(precompiled), "-c", str(output), "-o", str(objects)]
    status, text = execute(compile_command, BUILD_LIMIT)
    if status != 0 or "warning:" in text:
        raise Failure(f"compilation: {first_problem(text)}")
    executable = output.with_suffix("")
    status, text = execute([compiler, *options.linker, str(objects), "-o", str(executable), "-L", options.libs,
                            "-Wl,--start-group", "-lamp2hip", "-lamp2hip_cpu", "-Wl,--end-group",
                            "-ltbb", "-lboost_context", "-lpthread"], BUILD_LIMIT)
    if status != 0:
        raise Failure(f"link: {first_problem(text)}")
    status, text = execute([str(executable)], RUN_LIMIT)
    if status != 0:
        raise Failure(f"run: exit status {status}: {first_line(text)}")


def prepare(options, work):
    """Selects the linker and precompiles <amp.h>, which saves a second per program."""
    # gold needs half of the time of the default linker.
    options.linker = ["-fuse-ld=gold"] if shutil.which("ld.gold") else []
    options.hosts = [(compiler, precompile(compiler, work / f"precompiled_{i}.h", options.headers))
                     for i, compiler in enumerate(options.compiler or ["g++"])]


def precompile(compiler, header, amp_headers):
    """Precompiles a header that includes <amp.h>. Returns the header, for the option -include."""
    header.write_text("#include <amp.h>\n#include <amp_math.h>\n")
    suffix = "pch" if "clang" in Path(compiler).name else "gch"
    subprocess.run([compiler, *HOST_FLAGS, "-I", amp_headers, "-x", "c++-header", str(header),
                    "-o", f"{header}.{suffix}"], check=True)
    return header


def first_line(text):
    return text.strip().split("\n")[0]


def first_problem(text):
    """Returns the first error or warning in the output of a command, else its first line."""
    for line in text.split("\n"):
        undefined = re.search(r"undefined reference to .*", line)
        if undefined:
            return undefined.group()
        if re.search(r"error:|warning:", line):
            return line.strip()
    return first_line(text)


def judge(options, program, work):
    """Tests a program. Returns why it fails, or None."""
    # Programs of different topics may have the same name.
    folder = (work / program.name).parent
    folder.mkdir(parents=True, exist_ok=True)
    try:
        (accept if program.kind == "accept" else reject)(options, program, folder)
    except Failure as failure:
        return str(failure)
    return None


def run(options, chosen, work):
    """Tests programs and prints the results. Returns the number of those that fail."""
    failed = 0
    if any(program.kind == "accept" for program in chosen):
        prepare(options, work)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        runs = pool.map(lambda program: (program, judge(options, program, work)), chosen)
        for program, why in runs:
            failed += bool(why)
            if why:
                print(f"FAIL: conformance :: {program.name}: {why}", flush=True)
            elif options.verbose:
                print(f"PASS: conformance :: {program.name}", flush=True)
    print(f"{len(chosen) - failed} of {len(chosen)} programs pass, {failed} fail")
    return failed


def main():
    options = arguments()
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(options.keep or temporary)
        work.mkdir(parents=True, exist_ok=True)
        try:
            chosen = programs(options, work / "tables")
        except TableError as error:
            print(f"run.py: {error}", file=sys.stderr)
            return 2
        if options.list:
            print("\n".join(program.name for program in chosen))
            return 0
        if not chosen:
            print("run.py: no program matches; check the folder, --filter and --containing", file=sys.stderr)
            return 2
        return 1 if run(options, chosen, work) else 0


if __name__ == "__main__":
    sys.exit(main())
