// Decltype in a trailing return type refers to the overload of the function's restriction.
//
// accept: L-2.1.1-z
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g(int x) { return x; }
double g(int x) restrict(amp) { return x + 0.5; }
auto f(int x) restrict(amp) -> decltype(g(x)) { return g(x); }
auto f(int x) restrict(cpu) -> decltype(g(x)) { return g(x); }
static_assert(sizeof(f(1)) == sizeof(int), "");
int main()
{
    double out = 0;
    array_view<double, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        static_assert(sizeof(f(1)) == sizeof(double), "");
        v[i] = f(3) / 2;
    });
    v.synchronize();
    if (out != 1.75) return 1;
    if (f(3) / 2 != 1) return 2;
    return 0;
}
