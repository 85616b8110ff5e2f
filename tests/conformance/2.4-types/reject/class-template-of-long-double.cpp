// Amp code must not declare a variable of a class template specialized for long double.
//
// reject: L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> struct pair
{
    T a, b;
    T sum() const restrict(cpu, amp) { return a + b; }
};

float f() restrict(amp)
{
    pair<float> p = {1, 2};
    pair<long double> q = {3, 4}; // ERROR
    return p.sum();
}
