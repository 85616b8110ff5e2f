// Sizeof, noexcept and decltype in a kernel refer to the amp overload.
//
// accept: L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g(int) restrict(cpu) { return 1; }
double g(double) restrict(amp) noexcept { return 2.5; }
int main()
{
    double out[4] = {};
    array_view<double, 1> v(4, out);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sizeof(g(1));
        decltype(g(1)) x = 0.5; v[1] = x;
        v[2] = noexcept(g(1));
        auto y = g(1); v[3] = y;
    });
    v.synchronize();
    if (sizeof(g(1)) != 4 || noexcept(g(1))) return 9;
    const double want[] = {8, 0.5, 1, 2.5};
    for (int i = 0; i < 4; i++) if (out[i] != want[i]) return i + 1;
    return 0;
}
