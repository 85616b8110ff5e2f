# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Replaces each use of a function for Direct3D in a source by the code that amp2hip's message shows.

    apply_direct3d_advice.py SOURCE OUTPUT AMP2HIP
"""

import re
import subprocess
import sys

MESSAGE = re.compile(r":(\d+):(\d+): error: '\w+' is for Direct3D, .* and write '(.*?)'(?:, where .*)?$", re.M)
CLOSING = {"(": ")", "<": ">"}


def end_of_use(line, at):
    """Returns the end of the call whose function name begins at a column."""
    at += re.match(r"\w+", line[at:]).end()
    name = re.match(r" \w+(?=\()", line[at:])  # the variable of a lock
    at += name.end() if name else 0
    for opening in "<(":
        if line[at:at + 1] == opening:
            depth = 0
            while True:
                depth += (line[at] == opening) - (line[at] == CLOSING[opening])
                at += 1
                if depth == 0:
                    break
    return at


source, output, tool = sys.argv[1:]
lines = open(source, encoding="utf-8").read().splitlines()
run = subprocess.run([tool, "--error-limit=0", source, "-o", output + ".hip"], capture_output=True, text=True, check=False)
uses = [(int(line) - 1, int(column) - 1, code) for line, column, code in MESSAGE.findall(run.stderr)]
if not uses or len(uses) != run.stderr.count(" error: "):
    sys.exit(f"an error shows no code:\n{run.stderr}")
for number, column, code in sorted(uses, reverse=True):
    line = lines[number]
    begin = column - len(re.search(r"[\w:]*$", line[:column]).group())
    lines[number] = line[:begin] + code + line[end_of_use(line, column):]
with open(output, "w", encoding="utf-8") as text:
    text.write("#include <amp_native.h>\n" + "\n".join(lines) + "\n")
