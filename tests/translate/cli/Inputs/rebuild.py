# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""rebuild.py TOOL FOLDER [ROUNDS]: runs many translations in parallel that share a folder of headers.

Forty sources include one header. In each round, the script changes the header and
builds all sources with `make -j8`, while a thread reads the translated header all the
time. Each text that it reads must be complete, and the final text must be equal to
that of a single run.
"""

import os
import pathlib
import subprocess
import sys
import threading

SOURCES = 40

MAKEFILE = """\
OUTPUTS := $(patsubst src/%.cpp,%.hip,$(wildcard src/*.cpp))
all: $(OUTPUTS)
%.hip: src/%.cpp
\t"$(TOOL)" $< -o $@ --depfile $@.d --header-dir gen --header-base src
\ttouch $@
-include $(wildcard *.d)
"""


def header_text(round_):
    # The text is so long that writing it takes several system calls.
    padding = "".join(f"// line {i} of round {round_}\n" for i in range(3000))
    return (
        "#pragma once\n"
        f"inline int shared() restrict(amp,cpu) {{ return {round_}; }}\n" + padding
    )


def run(command, folder, **options):
    return subprocess.run(
        command, cwd=folder, text=True, capture_output=True, **options
    )


class Reader(threading.Thread):
    """Reads the header all the time, and collects the different texts in `seen`."""

    def __init__(self, path):
        super().__init__()
        self.path = path
        self.seen = set()
        self.done = threading.Event()

    def run(self):
        while not self.done.wait(0.001):
            if self.path.exists():
                self.seen.add(self.path.read_text())


def translated_alone(tool, folder):
    """Returns the text of the header that a single run writes."""
    result = run([tool, "src/s0.cpp", "-o", "alone.hip"], folder)
    if result.returncode or result.stderr:
        sys.exit(f"a single run failed: {result.stderr}")
    return (folder / "alone.hip.include/shared.h").read_text()


def main():
    tool = os.path.abspath(sys.argv[1])
    folder = pathlib.Path(sys.argv[2])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 20
    (folder / "src").mkdir(parents=True)
    (folder / "Makefile").write_text(MAKEFILE)
    for i in range(SOURCES):
        (folder / f"src/s{i}.cpp").write_text(
            f'#include "shared.h"\nint f{i}() restrict(amp,cpu) {{ return shared(); }}\n'
        )

    reader = Reader(folder / "gen/shared.h")
    reader.start()
    expected = set()
    try:
        for round_ in range(rounds):
            (folder / "src/shared.h").write_text(header_text(round_))
            build = run(["make", "-j8", f"TOOL={tool}"], folder)
            if build.returncode:
                sys.exit(f"round {round_}: make failed\n{build.stdout}{build.stderr}")
            translated = build.stdout.count("--depfile")
            if translated != SOURCES:
                sys.exit(f"round {round_}: {translated} of {SOURCES} translated")
            text = translated_alone(tool, folder)
            expected.add(text)
            if (folder / "gen/shared.h").read_text() != text:
                sys.exit(f"round {round_}: the header differs from that of a single run")
            if run(["make", "-q", f"TOOL={tool}"], folder).returncode:
                sys.exit(f"round {round_}: make would build again after a build")
    finally:
        reader.done.set()
        reader.join()

    if not reader.seen or not reader.seen <= expected:
        strange = [text[-200:] for text in reader.seen - expected]
        sys.exit(f"an incomplete header was read, ending in: {strange}")
    left = [str(path) for path in folder.rglob("*.tmp")]
    if left:
        sys.exit(f"temporary files remain: {left}")
    print(f"{rounds} rounds of {SOURCES} translations: the header was always complete")


if __name__ == "__main__":
    main()
