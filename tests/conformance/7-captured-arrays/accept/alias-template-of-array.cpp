// A kernel in a function template may capture a C array whose type is an alias template.
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
template <class T> int f(T t) { pair_of<T> a = {t, 2};
    int o = 0; array_view<int> v(1, &o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[1]; });
    return v[0]; }
int main() { return f<int>(3) == 5 ? 0 : 1; }
