// check.h: reports failed checks of an end-to-end program.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef AMP2HIP_TESTS_RUN_CHECK_H
#define AMP2HIP_TESTS_RUN_CHECK_H

#include <iostream>

// The number of failed checks so far.
inline int& failures()
{
    static int count = 0;
    return count;
}

// Counts and prints a failed check if `got` differs from `expected`.
template <typename A, typename B>
void check_equal(const char* what, int line, const A& got, const B& expected)
{
    if (got == expected)
        return;
    std::cout << "line " << line << ": " << what << " is " << got << ", expected " << expected << "\n";
    ++failures();
}

// The expected value may contain commas.
#define CHECK_EQUAL(got, ...) check_equal(#got, __LINE__, got, __VA_ARGS__)

// Prints PASS or FAIL and returns the exit status of the program.
inline int report()
{
    std::cout << (failures() == 0 ? "PASS" : "FAIL") << "\n";
    return failures() == 0 ? 0 : 1;
}

#endif
