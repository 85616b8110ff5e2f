// Amp code must not use character, short, long long, long double, complex or vector types.
//
// reject: L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdint>
using i64 = long long;
int p1(char) restrict(amp); // ERROR
short p2() restrict(cpu, amp); // ERROR
void f(int n) restrict(amp)
{
    char c; // ERROR
    std::uint8_t u8; // ERROR
    i64 q; // ERROR
    long double ld; // ERROR
    wchar_t w; // ERROR
    char16_t c16; // ERROR
    __int128 i128; // ERROR
    _Complex float cf; // ERROR
    unsigned short us = 1; // ERROR
    n = (short)n; // ERROR
    n = static_cast<unsigned char>(n); // ERROR
    n = sizeof(char); // ERROR
    n = signed char(n); // ERROR
}
void g(int n) restrict(amp)
{
    n = int(i64(n)); // ERROR
    auto x = 1 ? n : 2ll; // ERROR
    short a[2]; // ERROR
    const char& r = n; // ERROR
    for (short s = 0; s < 2; s++) {} // ERROR
    auto l = [](char k) { return 1; }; // ERROR
    typedef int v4 __attribute__((vector_size(16)));
    v4 v; // ERROR
    _Float16 h; // ERROR
    enum : short { e }; n = e; // ERROR
    n = int((signed char)n); // ERROR
}
template <class T> T id(T x) restrict(cpu, amp) { return x; } // ERROR
char cc = id('c');
std::int64_t ok64(std::uint64_t, std::size_t, std::ptrdiff_t) restrict(amp);
