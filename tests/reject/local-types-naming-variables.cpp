// What leaves a function cannot name its variables, nor a kernel that leaves a class of the function that class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void operands(array_view<int, 1> v)
{
    double x = 1;
    static int calls = 0;
    struct local // expect-error@: amp code uses the local type 'local', which names the variable 'x' of its function
    {
        decltype(x) y;
    };
    local l = { x };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(l.y); });
    ++calls;
}

// A kernel in a member cannot be there before its class.
int of_its_own_class()
{
    struct local
    {
        int n;
        int launch() const
        {
            int out = 0;
            array_view<int, 1> v(1, &out);
            local self = *this;
            parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = self.n; }); // expect-error@: this kernel uses the local class 'local' in a member of which it stands
            v.synchronize();
            return out;
        }
    };
    return local{3}.launch();
}
