// A kernel must not capture an array by copy.
//
// reject: P-7.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#include <string>
int main() {
    int o[4] = {};
    array_view<int> v(4, o);
    array<int> a(4);
    int* p = o;
    short s = 1;
    std::string str;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[i]; }); // ERROR
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p[0]; }); // ERROR
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s; }); // ERROR
    parallel_for_each(v.extent, [v, str](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
    bool b1 = true, b2 = false;
    parallel_for_each(v.extent, [v, b1, b2](index<1> i) restrict(amp) { v[i] = b1 + b2; }); // ERROR
    accelerator acc;
    parallel_for_each(v.extent, [v, acc](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
}
