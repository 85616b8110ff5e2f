// A kernel must not capture views or scalars by reference, also not by init-capture.
//
// reject: P-7.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    int n = 1, o[4] = {};
    array_view<int> v(4, o);
    parallel_for_each(v.extent, [&](index<1> i) restrict(amp) {
        v[i] = 1; // ERROR
    });
    parallel_for_each(v.extent, [v, &n](index<1> i) restrict(amp) { v[i] = n; }); // ERROR
    parallel_for_each(v.extent, [=, &v](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
    parallel_for_each(v.extent, [v, &r = n](index<1> i) restrict(amp) { v[i] = r; }); // ERROR
}
