// Amp code must not declare a variable of a character type.
//
// reject: L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    char a = 0;          // ERROR
    signed char b = 0;   // ERROR
    unsigned char c = 0; // ERROR
    wchar_t d = 0;       // ERROR
    char16_t e = 0;      // ERROR
    return x;
}
