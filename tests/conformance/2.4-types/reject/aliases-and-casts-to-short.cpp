// Amp code must not use aliases of char or short, nor cast to them.
//
// reject: L-2.4.1.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#include <cstdint>
using C = char; typedef std::int16_t I16; template <class T> using Id = T;
void f(std::uint8_t) restrict(amp); // ERROR
std::int16_t g() restrict(amp); // ERROR
void h() restrict(amp) {
    C c = 0; // ERROR
    Id<short> s = 0; // ERROR
    int x = (char)65; // ERROR
    int y = sizeof(short); // ERROR
    int z = static_cast<unsigned char>(x); // ERROR
    std::int64_t ok = 1; std::size_t ok2 = 2; std::int32_t ok3 = 3;
    (void)c; (void)s; (void)y; (void)z; (void)ok; (void)ok2; (void)ok3;
}
int main() {}
