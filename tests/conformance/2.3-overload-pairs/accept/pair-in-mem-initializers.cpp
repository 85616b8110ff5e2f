// mem-initializers of a cpu,amp constructor call the overload of the caller's restriction.
//
// accept: L-2.1.1-z
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g(int x) restrict(cpu) { return x + 100; }
int g(int x) restrict(amp) { return x + 200; }
struct S {
    int m, n;
    S() restrict(amp, cpu) : m(g(1)), n(g(m)) {}
    explicit S(int k) restrict(amp, cpu) : S() { n += k; }
};
int main()
{
    int out[4] = {};
    array_view<int, 1> v(4, out);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        S s; v[0] = s.m; v[1] = s.n; S t(5); v[2] = t.n;
    });
    v.synchronize();
    S h, k(5);
    if (h.m != 101 || h.n != 201 || k.n != 206) return 1;
    if (out[0] != 201 || out[1] != 401 || out[2] != 406) return 2;
    return 0;
}
