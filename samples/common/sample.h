// sample.h: host functions of all samples: the problem size, and text for
// std::cout.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef SAMPLE_H
#define SAMPLE_H

#include <cstdlib>
#include <string>

// True if the program should use a small problem, as in tests with sanitizers.
inline bool small_test()
{
    const char* size = std::getenv("AMP2HIP_TEST_SIZE");
    return size != nullptr && std::string(size) == "small";
}

// Converts the name of an accelerator, a wide string, for std::cout. Non-ASCII
// characters become '?'.
inline std::string narrow(const std::wstring& text)
{
    std::string result;
    for (wchar_t c : text)
        result += c < 128 ? static_cast<char>(c) : '?';
    return result;
}

#endif
