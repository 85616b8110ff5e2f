// An amp function must not read the cpu_access_type property of an array.
//
// reject: R-5.1-h, R-5.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(array<int, 1> &a) restrict(amp)
{
    if (a.cpu_access_type == access_type_none) return 1; // ERROR
    return a.extent[0];
}
void g(array<int, 1> &a)
{
    parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = f(a); });
}
int main() {}
