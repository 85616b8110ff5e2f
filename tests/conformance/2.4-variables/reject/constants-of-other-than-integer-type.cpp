// Amp code must not read a constant of floating, array or class type.
//
// reject: L-2.4.3.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

const float pi = 3.14f;
constexpr double e = 2.71;
const int table[3] = {1, 2, 3};
struct point
{
    int x, y;
};
constexpr point origin = {0, 0};
const int n = 3;

float f(int k) restrict(amp)
{
    float a = pi * 2;    // ERROR
    a += float(e);       // ERROR
    a += float(table[k]); // ERROR
    a += float(origin.x); // ERROR
    return a + n;
}
