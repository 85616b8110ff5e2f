// A kernel must not copy, assign or create arrays or query their accelerator view.
//
// reject: R-5.1-h, R-5.1-g, R-5.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(array<int, 1> &a, array<int, 2> &b)
{
    array_view<int, 1> v(10);
    parallel_for_each(a.extent, [&a, &b, v](index<1> i) restrict(amp)
    {
        a = a; // ERROR
        a.copy_to(v); // ERROR
        auto x = a.get_cpu_access_type(); // ERROR
        array<int, 1> c(4); // ERROR
        copy(a, v); // ERROR
        b.get_accelerator_view(); // ERROR
        b.get_associated_accelerator_view(); // ERROR
        a = v; // ERROR
        copy_async(v, a); // ERROR
    });
}
int main() {}
