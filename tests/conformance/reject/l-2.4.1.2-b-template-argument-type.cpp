// reject: L-2.4.1.2-b
// class templates with incompatible arguments
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
