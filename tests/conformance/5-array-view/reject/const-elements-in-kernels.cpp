// A kernel must not write to const arrays or views of const elements, also by atomic functions.
//
// reject: R-5.2.3-w, R-5.1-i, P-7.1-h, R-5.1.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(const array<int, 1> &a, array_view<const int, 2> c, array_view<int, 1> v)
{
    parallel_for_each(v.extent, [&a, c, v](index<1> i) restrict(amp)
    {
        v[i] = a[i];
        a[i] = 1; // ERROR
        c[0][i] = 2; // ERROR
        c.get_ref(index<2>(0, i[0])) = 3; // ERROR
        a.data()[0] = 4; // ERROR
        array_view<int, 1> s = a.section(0, 1); // ERROR
        atomic_fetch_inc(&a[i]); // ERROR
    });
}
int main() {}
