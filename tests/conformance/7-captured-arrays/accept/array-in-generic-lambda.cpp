// A kernel in a generic lambda may capture a C array of the parameter's type.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct tr { typedef T type[2]; using elem = T; static const int n = 2; };
template <class T> using pair_of = T[2];
enum { two = 2 }; 
int f(int t) { return [](auto x) { decltype(x) a[2] = {x, 2}; auto y = x;
    int o = 0; array_view<int> v(1, &o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[1] + y; });
    return v[0]; }(t); }
int main() { return f(3) == 8 ? 0 : 1; }
