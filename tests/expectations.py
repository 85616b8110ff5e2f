#!/usr/bin/env python3
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the diagnostics of amp2hip against comments in the source.

The comments have the form of those that Clang's own tests use:

    // expected-error {{part of the message [AMPnnnn]}}
    // expected-warning@+1 {{part of the message}}     one line below
    // expected-note@other.h:3 {{part of the message}} in an included file
    // expected-error                                  any message

The number of the rule may be left out. Each expected diagnostic must be reported, and
each error must be expected; other warnings and notes are allowed.

As a command, checks that amp2hip rejects a source:

    expectations.py SOURCE OUTPUT AMP2HIP [ARGUMENT...]
"""

import os
import re
import subprocess
import sys
from collections import namedtuple

MARK = re.compile(r"// expected-(error|warning|note)(?:@(?:([\w./-]+):(\d+)|([+-]\d+)))?(?: \{\{(.*?)\}\})?(?=\s|$)")
MESSAGE = re.compile(r"^(.+?):(\d+):(?:\d+:)? (?:fatal )?(error|warning|note): (.*)$")
# Users write C++ AMP and need not know that amp2hip parses it as CUDA.
CUDA_WORDS = re.compile(r"cuda|__host__|__device__|__global__|__attribute__(?!\(\(__vector_size__)|__shared__|\bhip\b", re.I)

# A diagnostic, or an expected one: error, warning or note; name of the file without
# its folder; line; the message or a part of it.
Diagnostic = namedtuple("Diagnostic", "kind file line text")


def expected_diagnostics(source):
    """Returns the diagnostics that the comments of a source expect."""
    expected = []
    with open(source, encoding="utf-8", errors="replace") as lines:
        for number, line in enumerate(lines, 1):
            for kind, file, at, offset, text in MARK.findall(line):
                expected.append(Diagnostic(kind, file or os.path.basename(source),
                                           int(at) if file else number + int(offset or 0), text))
    return expected


def reported_diagnostics(text):
    """Returns the diagnostics in the output of amp2hip that have a location."""
    found = []
    for line in text.splitlines():
        match = MESSAGE.match(line)
        if match:
            file, number, kind, message = match.groups()
            found.append(Diagnostic(kind, os.path.basename(file), int(number), message))
    return found


def fits(expected, reported):
    """Whether a diagnostic is the expected one."""
    text, rule = re.fullmatch(r"(.*?)\s*(\[AMP\d+\])?", expected.text).groups()
    return (expected[:3] == reported[:3] and text in reported.text
            and (not rule or rule[:-1] in reported.text))


def mismatches(source, text):
    """Compares the output of amp2hip with the comments in the source. Returns sentences."""
    expected, reported = expected_diagnostics(source), reported_diagnostics(text)
    errors = [d for d in reported if d.kind == "error"]
    found = [f"{want.file}:{want.line}: no {want.kind} '{want.text}'" for want in expected
             if not any(fits(want, d) for d in reported)]
    found += [f"{d.file}:{d.line}: unexpected error: {d.text}" for d in errors
              if not any(fits(want, d) for want in expected)]
    lines = [d.line for d in errors if d.file == os.path.basename(source)]
    if lines != sorted(lines):
        found.append(f"the errors are not in the order of the source: lines {lines}")
    found += [f"an error has no location: {line}" for line in text.splitlines()
              if re.match(r"(\S*amp2hip: )?(fatal )?error: ", line)]
    return found


def rejection_problems(source, output, command, limit=None):
    """Runs a command that must reject the source. Returns (sentences, its output).

    The command must exit with 1, report what the source expects, and not write `output`.
    Raises subprocess.TimeoutExpired after `limit` seconds.
    """
    if not any(d.kind == "error" for d in expected_diagnostics(source)):
        return [f"'{source}' has no expected-error comment; add one"], ""
    if os.path.exists(output):
        os.remove(output)
    run = subprocess.run(command, capture_output=True, text=True, errors="replace",
                         timeout=limit, check=False)
    found = []
    if run.returncode != 1:
        found.append(f"exit status {run.returncode}, expected 1")
    if os.path.exists(output):
        found.append(f"'{output}' was written")
    if run.stdout:
        found.append("there is output on standard output")
    # Lines of the source that Clang shows below a message may contain any word.
    found += [f"the message contains words of CUDA: {line}" for line in run.stderr.splitlines()
              if CUDA_WORDS.search(line) and not re.match(r"\s*\d* \|", line)]
    return found + mismatches(source, run.stderr), run.stderr


def main():
    if len(sys.argv) < 4 or not os.path.isfile(sys.argv[1]):
        sys.exit("expectations.py: usage: expectations.py SOURCE OUTPUT AMP2HIP [ARGUMENT...]; SOURCE must exist")
    source, output, tool, *options = sys.argv[1:]
    found, text = rejection_problems(source, output, [tool, source, "-o", output, *options])
    if found:
        print("\n".join(found))
        print("--- output of amp2hip:")
        print(text)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
