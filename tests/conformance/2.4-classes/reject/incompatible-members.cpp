// Amp code must not declare a variable of a class with unsigned char members or elements.
//
// reject: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct pixel
{
    unsigned char r, g, b, a;
};
struct image_line
{
    int n;
    pixel p[4];
};

int f(int x) restrict(amp)
{
    pixel p = {};      // ERROR
    image_line l = {}; // ERROR
    return x;
}
