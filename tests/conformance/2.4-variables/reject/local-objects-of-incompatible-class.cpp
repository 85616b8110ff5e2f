// Amp code must not declare a local array object or a local object of a class with char members.
//
// reject: L-2.4.3.5-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct name
{
    char text[16];
};

int f() restrict(amp)
{
    name n = {}; // ERROR
    return 1;
}

int g() restrict(amp)
{
    array<int, 1> a(4); // ERROR-NEAR
    return 1;
}
