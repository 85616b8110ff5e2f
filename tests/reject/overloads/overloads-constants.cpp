// A constexpr function with an amp overload is no constant if code of both restrictions, or a dependent name, calls it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

constexpr int size(int n) { return n; }
int size(int n) restrict(amp) { return -n; }
template <typename T> constexpr int of(T x) { return size(x); } // expected-error {{must be a constant}}
static_assert(size(3) == 3, "");
int table[of(2)]; 

struct s
{
    constexpr s(int n) : x(n) {}
    s(int n) restrict(amp) : x(-n) {}
    int x;
};
constexpr s three(3); // expected-error {{must be a constant}}
s four(4);
