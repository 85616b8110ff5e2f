// Amp code must not declare locals of char, short, long long, long double or wide character types.
//
// reject: L-2.4.3.5-c, L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() restrict(amp) {
    char c; // ERROR
    short s; // ERROR
    long long q; // ERROR
    long double d; // ERROR
    unsigned char uc; // ERROR
    wchar_t w; // ERROR
    signed char sc; // ERROR
    unsigned long long u; // ERROR
    char16_t c16; // ERROR
    __int128 i128; // ERROR
    bool ok; int i; unsigned u2; long l; unsigned long ul; float fl; double db;
}
int main() {}
