// Pointers to data members may be variables, parameters and template arguments of amp code.
//
// accept: L-2.4.1.3-s, L-2.4.3.7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct vec
{
    float x, y, z;
};
float get(const vec &v, float vec::*m) restrict(cpu, amp) { return v.*m; }
template <float vec::*M> float get(const vec *v) restrict(cpu, amp) { return v->*M; }

float work(vec v) restrict(cpu, amp)
{
    float vec::*m = &vec::y;
    float sum = get(v, m);
    m = &vec::z;
    vec *p = &v;
    p->*m += 0.5f;
    return sum * 100 + v.z + get<&vec::x>(p) * 1000;
}

int main()
{
    vec v3 = {1, 2, 3};
    float data[1] = {};
    array_view<float, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(v3); });
    check("kernel", v[0], 1203.5);
    check("host", work(v3), 1203.5);
    return failures;
}
