// Amp code must not declare a variable whose alias or typedef names an incompatible type.
//
// reject: L-2.4.1.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <cstdint>
typedef short half_word;
using byte_type = unsigned char;

int f(int x) restrict(amp)
{
    std::uint8_t a = 1; // ERROR
    half_word b = 2;    // ERROR
    byte_type c = 3;    // ERROR
    std::int32_t d = 4;
    std::int64_t e = 5;
    return x + d + int(e);
}
