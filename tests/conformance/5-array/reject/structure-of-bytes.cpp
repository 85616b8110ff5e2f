// An array must not have a structure of unsigned chars as element type.
//
// reject: R-5.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct pixel
{
    unsigned char r, g, b, a;
};
struct color
{
    float r, g, b, a;
};

void f(int n)
{
    array<color, 1> fine(n);
    array<pixel, 1> a(n); // ERROR-NEAR
}
