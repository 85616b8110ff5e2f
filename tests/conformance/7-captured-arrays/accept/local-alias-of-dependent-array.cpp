// A kernel may capture a C array of a local alias with dependent element type and size.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T, int N> int f(T t) {
    using arr = T[N];
    arr ar = {t, 2};
    int o = 0; array_view<int> v(1, &o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = ar[0] + ar[1]; });
    return v[0];
}
int main() { return f<int, 2>(3) == 5 ? 0 : 1; }
