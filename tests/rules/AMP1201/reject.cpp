// Fundamental types that amp code does not have. L-2.4.1.2-b, L-2.4.1.2-c, L-2.4.1-b, L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


typedef short half;

int f(int x) restrict(amp)
{
    char a = 0; // expected-error {{variable 'a' has type 'char', which amp code does not support; use int or pass --amp-extensions=char [AMP1201]}}
    unsigned short b = 0; // expected-error {{variable 'b' has type 'unsigned short'}}
    long long c = 0; // expected-error {{variable 'c' has type 'long long', which amp code does not support; use std::int64_t or std::uint64_t, or pass --amp-extensions=long-long}}
    long double d = x; // expected-error {{variable 'd' has type 'long double', which amp code does not support [AMP1201]}}
    __int128 e = x; // expected-error {{variable 'e' has type '__int128'}}
    half h = 0; // expected-error {{variable 'h' has type 'half' (aka 'short')}}
    wchar_t w = 0; // expected-error {{variable 'w' has type 'wchar_t'}}
    x += (short)x; // expected-error {{this cast has type 'short'}}
    x += static_cast<unsigned char>(x); // expected-error {{this cast has type 'unsigned char'}}
    x += short(x); // expected-error {{this cast has type 'short'}}
    return x + int(sizeof(char)); // expected-error {{the operand of sizeof has type 'char'}}
}
char result(int) restrict(amp); // expected-error {{the result of 'result' has type 'char'}}
int parameter(short s) restrict(cpu, amp); // expected-error {{parameter 's' has type 'short'}}

template <typename T>
T twice(T x) restrict(cpu, amp) // expected-error {{the result of 'twice' has type 'short'}}
// expected-error@-1 {{parameter 'x' has type 'short'}}
{
    return x + x;
}
int uses(int x) restrict(cpu) { return twice(x) + twice<short>(1); } // expected-note {{in instantiation of 'twice<short>', used here}}
const short constant = 2;
int reads() restrict(amp) { return constant; } // expected-error {{'constant' has type 'short'}}
auto lambda = [](char c) restrict(amp) { return 1; }; // expected-error {{parameter 'c' has type 'char'}}
