#!/usr/bin/env python3
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the conformance programs: valid ones must work, invalid ones must be rejected.

amp2hip must accept the programs in accept/. The host compiler compiles their output
with -Wall -Wextra without warnings, and the programs return 0. amp2hip must reject
the programs in reject/: it exits with 1, writes no output, and reports errors on the
lines that these comments mark:

  // ERROR         an error on this line
  // ERROR-NEAR    an error in the paragraph (between blank lines) around this line
  // ERROR-ONE-OF  an error on at least one of the lines with this mark
  // WARNING       a warning on this line (in accept/, too)
  // WARNING-NEAR  a warning in the paragraph around this line

Other lines must have no error; they may have warnings.
"""

import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

MARK = re.compile(r"//\s*(ERROR-NEAR|ERROR-ONE-OF|ERROR|WARNING-NEAR|WARNING)\b")
DIAGNOSTIC = re.compile(r"^(.*?):(\d+):(?:\d+:)? (fatal error|error|warning): (.*)$")
TRANSLATION_LIMIT = 60
BUILD_LIMIT = 300
RUN_LIMIT = 20
PRECOMPILED = "amp_precompiled.h"
ROOT = Path(__file__).resolve().parent  # contains check.h


class Failure(Exception):
    """Why a program fails; the text is one line."""


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--tool", required=True, help="the amp2hip to test")
    parser.add_argument("--headers", required=True, help="folder that contains amp.h")
    parser.add_argument("--libs", required=True, help="folder that contains libamp2hip.a and libamp2hip_cpu.a")
    parser.add_argument("--compiler", default="g++", help="host compiler (default: g++)")
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


def programs(options):
    """Returns the paths of the selected programs."""
    found = [p for p in options.folder.rglob("*.cpp") if kind(p) in ("accept", "reject")]
    wanted = re.compile(options.filter)
    text = re.compile(options.containing)
    return sorted(p for p in found
                  if wanted.search(str(p.relative_to(options.folder))) and text.search(p.read_text()))[::options.every]


def kind(program):
    """Returns the name of the program's folder: accept or reject."""
    return program.resolve().parent.name


def execute(command, limit):
    """Runs a command with a time limit in seconds. Returns its exit status and output."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              errors="replace", timeout=limit, check=False)
    except subprocess.TimeoutExpired as expired:
        raise Failure(f"{Path(command[0]).name}: more than {limit} s") from expired
    return done.returncode, done.stdout


def marks(program):
    """Returns the marked lines for each mark; for marks that end in NEAR, their paragraphs."""
    lines = program.read_text().split("\n")
    found = {"ERROR": set(), "ERROR-NEAR": [], "ERROR-ONE-OF": set(), "WARNING": set(), "WARNING-NEAR": []}
    for number, line in enumerate(lines, 1):
        for mark in MARK.findall(line):
            if mark.endswith("-NEAR"):
                found[mark].append(paragraph(lines, number))
            else:
                found[mark].add(number)
    return found


def paragraph(lines, number):
    """Returns the range of line numbers of the paragraph around a line."""
    first = last = number
    while first > 1 and lines[first - 2].strip():
        first -= 1
    while last < len(lines) and lines[last].strip():
        last += 1
    return range(first, last + 1)


def diagnostics(text, program):
    """Returns the errors and the warnings, as dictionaries from lines to messages.

    Line 0 is for diagnostics outside of the program.
    """
    errors, warnings = {}, {}
    for line in text.split("\n"):
        match = DIAGNOSTIC.match(line)
        if not match:
            if re.match(r"^(\S*amp2hip\S*: )?(fatal )?error:", line):
                errors.setdefault(0, line)
            continue
        path, number, severity, message = match.groups()
        inside = Path(path).name == program.name
        if severity == "warning":
            warnings.setdefault(int(number) if inside else 0, message)
        elif inside:
            errors.setdefault(int(number), message)
        else:
            errors.setdefault(0, line)
    return errors, warnings


def check_marks(program, text):
    """Compares the diagnostics in `text` with the marks. Raises Failure if they differ."""
    expected = marks(program)
    errors, warnings = diagnostics(text, program)
    allowed = set(expected["ERROR"]) | set(expected["ERROR-ONE-OF"])
    wrong = []
    for number in sorted(expected["ERROR"] - errors.keys()):
        wrong.append(f"no error on line {number}")
    for lines in expected["ERROR-NEAR"]:
        allowed.update(lines)
        if not any(number in errors for number in lines):
            wrong.append(f"no error on lines {lines[0]}-{lines[-1]}")
    if expected["ERROR-ONE-OF"] and not expected["ERROR-ONE-OF"] & errors.keys():
        wrong.append(f"no error on any of lines {sorted(expected['ERROR-ONE-OF'])}")
    for number in sorted(errors.keys() - allowed):
        where = f"line {number}" if number else "no line of the program"
        wrong.append(f"error on {where}: {errors[number]}")
    for number in sorted(expected["WARNING"] - warnings.keys()):
        wrong.append(f"no warning on line {number}")
    for lines in expected["WARNING-NEAR"]:
        if not any(number in warnings for number in lines):
            wrong.append(f"no warning on lines {lines[0]}-{lines[-1]}")
    if wrong:
        raise Failure("; ".join(wrong))


def translate(options, program, output):
    return execute([options.tool, "--error-limit=0", *options.tool_option, str(program), "-o", str(output), "--", "-std=c++17",
                    "-I", str(ROOT)],
                   TRANSLATION_LIMIT)


def reject(options, program, work):
    """Checks that amp2hip rejects the program. Raises Failure if not."""
    output = work / (program.stem + ".hip")
    status, text = translate(options, program, output)
    if status == 0:
        raise Failure("accepted, but must be rejected")
    if status != 1:
        raise Failure(f"exit status {status}: {first_line(text)}")
    check_marks(program, text)
    if output.exists():
        raise Failure("rejected, but there is output")


def accept(options, program, work):
    """Translates, builds and runs the program. Raises Failure if a step fails."""
    # With this suffix, the compiler compiles the output as C++.
    output = work / (program.stem + ".cpp")
    status, text = translate(options, program, output)
    if status != 0:
        raise Failure(f"translation: exit status {status}: {first_problem(text)}")
    check_marks(program, text)
    objects = output.with_suffix(".o")
    compile_command = [options.compiler, "-std=c++17", "-O0", "-Wall", "-Wextra", "-I", options.headers, "-I", str(ROOT),
                       "-include", str(options.precompiled), "-c", str(output), "-o", str(objects)]
    status, text = execute(compile_command, BUILD_LIMIT)
    if status != 0 or "warning:" in text:
        raise Failure(f"compilation: {first_problem(text)}")
    executable = output.with_suffix("")
    status, text = execute([options.compiler, str(objects), "-o", str(executable), "-L", options.libs,
                            "-Wl,--start-group", "-lamp2hip", "-lamp2hip_cpu", "-Wl,--end-group",
                            "-ltbb", "-lboost_context", "-lpthread"], BUILD_LIMIT)
    if status != 0:
        raise Failure(f"link: {first_problem(text)}")
    status, text = execute([str(executable)], RUN_LIMIT)
    if status != 0:
        raise Failure(f"run: exit status {status}: {first_line(text)}")


def precompile(options, work):
    """Precompiles <amp.h>, which saves a second per program."""
    options.precompiled = header = work / PRECOMPILED
    header.write_text("#include <amp.h>\n#include <amp_math.h>\n")
    subprocess.run([options.compiler, "-std=c++17", "-O0", "-Wall", "-Wextra", "-I", options.headers,
                    "-x", "c++-header", str(header), "-o", f"{header}.gch"], check=True)


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
    folder = work / program.resolve().parent.relative_to(ROOT)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        (accept if kind(program) == "accept" else reject)(options, program, folder)
    except Failure as failure:
        return str(failure)
    return None


def main():
    options = arguments()
    chosen = programs(options)
    if options.list:
        for program in chosen:
            print(program.relative_to(options.folder))
        return 0
    if not chosen:
        print("run.py: no program matches; check the folder, --filter and --containing", file=sys.stderr)
        return 2
    failed = 0
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(options.keep or temporary)
        work.mkdir(parents=True, exist_ok=True)
        if any(kind(program) == "accept" for program in chosen):
            precompile(options, work)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            runs = pool.map(lambda program: (program, judge(options, program, work)), chosen)
            for program, why in runs:
                name = f"conformance :: {program.resolve().relative_to(ROOT)}"
                failed += bool(why)
                if why:
                    print(f"FAIL: {name}: {why}", flush=True)
                elif options.verbose:
                    print(f"PASS: {name}", flush=True)
    print(f"{len(chosen) - failed} of {len(chosen)} programs pass, {failed} fail")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
