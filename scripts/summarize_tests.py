#!/usr/bin/env python3
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the test results of scripts/test.sh and prints their sum.

The argument is a folder. It contains JUnit files of ctest and the file "other",
whose lines are "passed <name>", "failed <name>" or "skipped <name>". An entry of
ctest that runs lit or Catch2 counts as the tests that its output lists.
Exits with 1 if a test failed or no test passed.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

LIT = re.compile(r"^(PASS|XFAIL|FAIL|XPASS|TIMEOUT|UNRESOLVED|UNSUPPORTED|SKIPPED): ", re.M)
LIT_PASSED = {"PASS", "XFAIL"}
LIT_SKIPPED = {"UNSUPPORTED", "SKIPPED"}
CATCH_ALL_PASSED = re.compile(r"All tests passed \(\d+ assertions? in (\d+) test cases?\)")
CATCH_CASES = re.compile(r"^test cases: .*$", re.M)


def lit_counts(output):
    """Returns (passed, failed, skipped) for output of lit."""
    results = LIT.findall(output)
    passed = sum(result in LIT_PASSED for result in results)
    skipped = sum(result in LIT_SKIPPED for result in results)
    return passed, len(results) - passed - skipped, skipped


def catch_counts(output):
    """Returns (passed, failed, skipped) for output of Catch2."""
    passed = sum(map(int, CATCH_ALL_PASSED.findall(output)))
    failed = 0
    for line in CATCH_CASES.findall(output):
        passed += sum(map(int, re.findall(r"(\d+) passed", line)))
        failed += sum(map(int, re.findall(r"(\d+) failed", line)))
    return passed, failed, 0


def entry_counts(case):
    """Returns (passed, failed, skipped) for an entry of ctest."""
    output = case.findtext("system-out") or ""
    status = case.get("status")
    failed = status == "fail" or case.find("failure") is not None
    if not failed and (status in ("notrun", "disabled") or case.find("skipped") is not None):
        # A test that reports that it is skipped counts as skipped. A test that
        # did not run because its program was not built counts as failed.
        skipped = case.find("skipped")
        message = skipped.get("message", "") if skipped is not None else ""
        said_so = status == "disabled" or message.startswith("SKIP_")
        return (0, 0, 1) if said_so else (0, 1, 0)
    for counts in (lit_counts(output), catch_counts(output)):
        if sum(counts):
            # If the suite failed although no test in it did (a crash), it counts as
            # one failure.
            extra = 1 if failed and not counts[1] else 0
            return counts[0], counts[1] + extra, counts[2]
    return (0, 1, 0) if failed else (1, 0, 0)


def main():
    folder = pathlib.Path(sys.argv[1])
    total = [0, 0, 0]
    for file in sorted(folder.glob("*.xml")):
        counts = [0, 0, 0]
        for case in ElementTree.parse(file).iter("testcase"):
            entry = entry_counts(case)
            counts = [a + b for a, b in zip(counts, entry)]
            if entry[1]:
                print(f"failed: {file.stem}: {case.get('name')}")
        print(f"{file.stem}: {counts[0]} passed, {counts[1]} failed, {counts[2]} skipped")
        total = [a + b for a, b in zip(total, counts)]
    other = folder / "other"
    for line in other.read_text().splitlines() if other.exists() else []:
        total[["passed", "failed", "skipped"].index(line.split()[0])] += 1
    print(f"{total[0]} passed, {total[1]} failed, {total[2]} skipped")
    return 0 if total[0] and not total[1] else 1


if __name__ == "__main__":
    sys.exit(main())
