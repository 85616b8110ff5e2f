// Amp code must not have pointers or references to volatile or volatile member functions.
//
// reject: L-2.4.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int n;
    int get() volatile restrict(amp); // ERROR
};

int f(volatile int *p) restrict(amp); // ERROR

int g(int x) restrict(amp)
{
    const volatile int &r = x;                // ERROR
    return x + static_cast<volatile int>(x); // ERROR
}
