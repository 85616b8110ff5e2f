// Amp code must not use a type where the table of chapter 13 forbids it.
//
// reject: F-13.2-a, F-13.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void locals() restrict(amp)
{
    char a; // ERROR
    short b; // ERROR
    long long c; // ERROR
    long double d; // ERROR
    wchar_t e; // ERROR
    int **f; // ERROR
    static int g; // ERROR
}
int parameter(unsigned char x) restrict(amp); // ERROR
short result(int) restrict(amp); // ERROR

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
int members(with_char) restrict(amp); // ERROR
int members(with_short) restrict(amp); // ERROR
int members(with_long_long) restrict(amp); // ERROR
int members(with_pointer) restrict(amp); // ERROR
int members(with_reference) restrict(amp); // ERROR
int members(with_function) restrict(amp); // ERROR
int members(with_bits) restrict(amp); // ERROR
int members(with_virtual &) restrict(amp); // ERROR
int members(unaligned) restrict(amp); // ERROR
