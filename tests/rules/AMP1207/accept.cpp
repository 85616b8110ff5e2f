// Classes whose members and bases have types that amp code supports. L-2.4.1.3-k, L-2.4.1.3-p, L-2.4.1.3-q, L-2.4.1.3-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <array>
#include <utility>
using namespace concurrency;


struct base
{
    int a;
};
struct derived : base
{
    static const short never_read = 1;
    float f[3];
    union
    {
        int i;
        float g;
    };
    array_view<const int, 1> v;
    std::pair<int, float> p;
};
struct incomplete;
int untouched(incomplete *) restrict(amp) { return 1; }

int g(const derived &d, std::array<float, 2> &s) restrict(amp)
{
    (void)s;
    return d.a + int(d.f[1]) + d.i + d.v[0] + d.p.first + untouched(nullptr);
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    derived d{{1}, {2, 3, 4}, {5}, v, {6, 7.0f}};
    array<int, 1> out(4);
    parallel_for_each(out.extent, [=, &out](index<1> i) restrict(amp)
    {
        std::array<float, 2> s = {};
        out[i] = g(d, s);
    });
    copy(out, data);
    return data[0] == 17 ? 0 : 1;
}
