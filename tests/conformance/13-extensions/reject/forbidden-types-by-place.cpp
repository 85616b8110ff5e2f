// Amp code must not use a type where the table of chapter 13 forbids it.
//
// reject: F-13.2-a, F-13.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void locals() restrict(amp)
{
    char a; // expected-error
    short b; // expected-error
    long long c; // expected-error
    long double d; // expected-error
    wchar_t e; // expected-error
    int **f; // expected-error
    static int g; // expected-error
}
int parameter(unsigned char x) restrict(amp); // expected-error
short result(int) restrict(amp); // expected-error

struct with_char { char x; };
struct with_short { int i; short x; };
struct with_long_long { long long x; };
struct with_pointer { int *x; };
struct with_reference { int &x; };
struct with_function { int (*x)(int); };
struct with_bits { int x : 4; };
struct with_virtual { virtual int x() { return 1; } };
#pragma pack(push, 1)
struct unaligned { int i[1]; struct { bool b; int x; } y; };
#pragma pack(pop)
int members(with_char) restrict(amp); // expected-error
int members(with_short) restrict(amp); // expected-error
int members(with_long_long) restrict(amp); // expected-error
int members(with_pointer) restrict(amp); // expected-error
int members(with_reference) restrict(amp); // expected-error
int members(with_function) restrict(amp); // expected-error
int members(with_bits) restrict(amp); // expected-error
int members(with_virtual &) restrict(amp); // expected-error
int members(unaligned) restrict(amp); // expected-error
