// A class can be named restrict and have restricted constructors, operators and a destructor.
//
// accept: L-2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace n {
typedef int amp;
struct restrict {
    int v;
    restrict(amp) : v(1) {}
    restrict(amp x, int y) restrict(cpu) : v(x + y) {}
    restrict& operator()(int k) restrict(cpu, amp) { v += k; return *this; }
    ~restrict() restrict(cpu, amp) {}
};
}
int main()
{
    n::restrict r(n::amp(3)), s(3, 4);
    n::restrict restrict(5);
    int cpu = 10;
    restrict(cpu)(1);
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 6; });
    v.synchronize();
    return r.v == 1 && s.v == 7 && restrict.v == 12 && out == 6 ? 0 : 1;
}
