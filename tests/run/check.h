// check.h: what an end-to-end program needs to say that it failed.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef AMP2HIP_TESTS_RUN_CHECK_H
#define AMP2HIP_TESTS_RUN_CHECK_H

#include <iostream>

inline int& failures()
{
    static int count = 0;
    return count;
}

template <typename A, typename B>
void check_equal(const char* what, int line, const A& got, const B& expected)
{
    if (got == expected)
        return;
    std::cout << "line " << line << ": " << what << " is " << got << ", expected " << expected << "\n";
    ++failures();
}

// The macro's argument may hold commas.
#define CHECK_EQUAL(got, ...) check_equal(#got, __LINE__, got, __VA_ARGS__)

// The program's exit status.
inline int report()
{
    std::cout << (failures() == 0 ? "PASS" : "FAIL") << "\n";
    return failures() == 0 ? 0 : 1;
}

#endif
