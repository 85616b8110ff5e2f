// A kernel and its lambdas and local classes must not declare static variables.
//
// reject: L-2.4.3.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    int o; array_view<int> v(1, &o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        static int n; // ERROR
        static constexpr int k = 3; // ERROR
        struct L { int f() { static int q; return q; } }; // ERROR
        v[i] = n + k + L().f();
        auto l = [] { static const float z = 1; return z; }; // ERROR
        v[i] += (int)l();
    });
}
