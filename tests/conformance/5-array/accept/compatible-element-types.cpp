// Arrays and views hold std::array, structures, doubles and enumerations.
//
// accept: R-5.1-b, R-5.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <array>

enum class state { off, on };
struct particle
{
    float position[3];
    state s;
    bool alive;
    int id;
};

int main()
{
    std::array<float, 3> triple[2] = {{{1, 2, 3}}, {{4, 5, 6}}};
    particle ps[1] = {{{1, 2, 3}, state::off, true, 4}};
    double ds[1] = {0.5};
    state ss[1] = {state::off};
    array_view<std::array<float, 3>, 1> t(2, triple);
    array_view<particle, 1> p(1, ps);
    array<double, 1> d(1, ds);
    array_view<state, 1> s(1, ss);
    parallel_for_each(extent<1>(1), [=, &d](index<1> i) restrict(amp)
    {
        t[0] = t[1];
        p[i].position[2] += 10;
        p[i].s = s[i] = state::on;
        p[i].id += p[i].alive;
        d[i] *= 3;
    });
    check("std::array", t[0][2], 6);
    check("struct", p[0].position[2] + p[0].id, 18);
    check("enumeration", p[0].s == state::on && s[0] == state::on, 1);
    copy(d, ds);
    check("double", ds[0], 1.5);
    return failures;
}
