# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""race.py TOOL FOLDER: starts runs at the same time that need different translations of a header.

Half of the runs need one translation of the header, half another. All runs that
need the translation that is written first must succeed. The other runs must report
the conflict and write nothing.
"""

import os
import pathlib
import shutil
import subprocess
import sys

RUNS = 8
ROUNDS = 15

HEADER = """\
#pragma once
#ifdef WIDE
inline long size() restrict(amp,cpu) { return 64; }
#else
inline int size() restrict(amp,cpu) { return 32; }
#endif
"""


def main():
    tool = os.path.abspath(sys.argv[1])
    folder = pathlib.Path(sys.argv[2])
    (folder / "src").mkdir(parents=True)
    (folder / "src/size.h").write_text(HEADER)
    for i in range(RUNS):
        (folder / f"src/s{i}.cpp").write_text(
            f'#include "size.h"\nlong f{i}() restrict(amp,cpu) {{ return size(); }}\n'
        )
    for round_ in range(ROUNDS):
        shutil.rmtree(folder / "gen", ignore_errors=True)
        for output in folder.glob("*.hip"):
            output.unlink()
        processes = [
            subprocess.Popen(
                [tool, f"src/s{i}.cpp", "-o", f"s{i}.hip", "--header-dir", "gen",
                 "--", "-DWIDE" if i % 2 else "-DNARROW"],
                cwd=folder, stderr=subprocess.PIPE, text=True,
            )
            for i in range(RUNS)
        ]
        messages = [process.communicate()[1] for process in processes]
        statuses = [process.returncode for process in processes]
        winner = statuses.index(0) % 2 if 0 in statuses else 0
        expected = [0 if i % 2 == winner else 1 for i in range(RUNS)]
        if statuses != expected:
            sys.exit(f"round {round_}: statuses {statuses}\n{''.join(messages)}")
        for i, (status, message) in enumerate(zip(statuses, messages)):
            if (folder / f"s{i}.hip").exists() != (status == 0):
                sys.exit(f"round {round_}: status {status}, but s{i}.hip was {'written' if status else 'not written'}")
            if ("has different translations" in message) != (status == 1):
                sys.exit(f"round {round_}: status {status} does not fit the message: {message}")
    print(f"{ROUNDS} rounds: the runs for one translation succeeded, the others reported the conflict")


if __name__ == "__main__":
    main()
