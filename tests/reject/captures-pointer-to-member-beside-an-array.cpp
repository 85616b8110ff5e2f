// A kernel that captures an array takes its captures by a constructor.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct s { int x, y; };

void f(array_view<int, 1> v)
{
    int many[2] = {1, 2};
    int s::*p = &s::x;
    int s::*several[2] = {&s::x, &s::y};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        s o{many[0], many[1]};
        v[i] = o.*p; // expect-error@: cannot capture the pointer to a member 'p' too; keep it in a struct
    });
}
