// C arrays that a lambda in a kernel has no initializer for. L-2.4.3.3-c
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

void mutable_copy(array_view<int, 1> v)
{
    made n[2] = {3, 4};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        auto next = [=]() mutable { return ++n[0].x; }; // expect-error@: this lambda has its own copy of the array 'n'
        v[i] = next() + next();
    });
}

void declared_again(array_view<int, 1> v)
{
    int n[2] = {3, 4};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        auto next = [=]() mutable { ++n[0]; int n = 3; return n; }; // expect-error@: this lambda has its own copy of the array 'n'
        v[i] = next() + next();
    });
}
