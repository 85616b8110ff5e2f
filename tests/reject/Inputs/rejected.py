# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""rejected.py SOURCE OUTPUT AMP2HIP [ARGUMENTS...]: checks that amp2hip rejects SOURCE.

The tool must exit with status 1, write no OUTPUT, and report the diagnostics that
comments in SOURCE expect, each on its line:

    // expect-error@+1: part of the message [AMPnnnn]
    // expect-note@-2: part of the message
    // expect-error@other.h:3: part of the message, in an included file

The number of the rule is optional. Every error must be expected, and errors must be
in the order of the source; unexpected warnings and notes are allowed. No error may
lack a location. No message may contain words of CUDA (WORDS), because users write C++
AMP and need not know that amp2hip parses it as CUDA.
"""

import os
import re
import subprocess
import sys

COMMENT = re.compile(r"// expect-(error|warning|note)@(?:([\w./-]+):(\d+)|([+-]\d+)|()): (.*?)\s*(?=// expect-|$)")
MESSAGE = re.compile(r"^(.+?):(\d+):(\d+): (?:fatal )?(error|warning|note): (.*)$", re.M)
WORDS = re.compile(r"cuda|__host__|__device__|__global__|__attribute__|__shared__|\bhip\b", re.I)


def expectations(source):
    """Returns (kind, file name, line, text) for each expected diagnostic."""
    expected = []
    with open(source, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            for kind, file, at, offset, _, text in COMMENT.findall(line):
                place = (file, int(at)) if file else ("", number + int(offset or 0))
                expected.append((kind, place[0] or os.path.basename(source), place[1], text))
    return expected


def problems(source, output, command):
    """Runs the tool. Returns the list of violations and the output of the tool."""
    expected = expectations(source)
    if not any(kind == "error" for kind, *_ in expected):
        return [f"'{source}' has no expect-error comment; add one"], ""
    if os.path.exists(output):
        os.remove(output)
    run = subprocess.run(command + [source, "-o", output] + ARGUMENTS, capture_output=True,
                         text=True)
    found = []
    if run.returncode != 1:
        found.append(f"exit status {run.returncode}, expected 1")
    if os.path.exists(output):
        found.append(f"'{output}' was written")
    if run.stdout:
        found.append("something was written to standard output")

    messages = [(kind, os.path.basename(file), int(line), text)
                for file, line, _, kind, text in MESSAGE.findall(run.stderr)]
    for line in run.stderr.splitlines():
        # Lines of the source that Clang shows below a message may contain any word.
        if WORDS.search(line) and not re.match(r"\s*\d* \|", line):
            found.append(f"the message contains words of CUDA: {line}")
    if re.search(r"^amp2hip: error: ", run.stderr, re.M):
        found.append("an error has no location")

    def fits(want, message):
        text, rule = re.fullmatch(r"(.*?)\s*(\[AMP\d+\])?", want[3]).groups()
        return (want[:3] == message[:3] and text in message[3]
                and (not rule or rule[:-1] in message[3]))

    for want in expected:
        if not any(fits(want, m) for m in messages):
            found.append(f"{want[1]}:{want[2]}: expected {want[0]}: {want[3]}")
    errors = [m for m in messages if m[0] == "error"]
    for message in errors:
        if not any(fits(want, message) for want in expected):
            found.append(f"{message[1]}:{message[2]}: unexpected error: {message[3]}")
    lines = [m[2] for m in errors if m[1] == os.path.basename(source)]
    if lines != sorted(lines):
        found.append(f"the errors are not in the order of the source: lines {lines}")
    return found, run.stderr


if __name__ == "__main__":
    SOURCE, OUTPUT, TOOL, *ARGUMENTS = sys.argv[1:]
    FOUND, SAID = problems(SOURCE, OUTPUT, [TOOL])
    if FOUND:
        print("\n".join(FOUND))
        print("--- output of amp2hip:")
        print(SAID)
        sys.exit(1)
