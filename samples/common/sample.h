// sample.h: what the samples share on the host: the size to run at, and narrow text for std::cout.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef SAMPLE_H
#define SAMPLE_H

#include <cstdlib>
#include <string>

// Test runs under slow tools (sanitizers) ask for small problems.
inline bool small_test()
{
    const char* size = std::getenv("AMP2HIP_TEST_SIZE");
    return size != nullptr && std::string(size) == "small";
}

// The accelerator's names are wide strings, of plain letters.
inline std::string narrow(const std::wstring& text)
{
    std::string result;
    for (wchar_t c : text)
        result += c < 128 ? static_cast<char>(c) : '?';
    return result;
}

#endif
