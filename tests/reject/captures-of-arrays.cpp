// C arrays that a kernel's class, or a lambda in it, has no initialiser for. L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct made
{
    int x;
    made(int v) restrict(amp, cpu) : x(v) {}
};

template <int A, int B> void two_lengths(array_view<int, 1> v)
{
    made all[A][B] = {{1, 2}, {3, 4}}; // expect-error@: the captured array 'all' has elements that must be initialised one by one, and two lengths that only an instance of the template knows
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = all[i[0]][1].x; });
}

void mutable_copy(array_view<int, 1> v)
{
    int n[2] = {3, 4};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        auto next = [=]() mutable { return ++n[0]; }; // expect-error@: this mutable lambda has its own copy of the array 'n'
        v[i] = next() + next();
    });
}

void use(array_view<int, 1> v)
{
    two_lengths<2, 2>(v);
    mutable_copy(v);
}
