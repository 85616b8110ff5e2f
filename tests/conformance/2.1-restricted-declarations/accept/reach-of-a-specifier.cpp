// A specifier applies to the trailing return type and to the mem-initializers of its function.
//
// accept: L-2.1.1-z
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int measure(int x) { return x; }
float measure(int x) restrict(amp) { return x + 0.5f; }

auto on_device(int x) restrict(amp) -> decltype(measure(x)) { return measure(x); }

int start() { return 1; }
int start() restrict(amp) { return 100; }
struct holder
{
    int n;
    holder() restrict(amp) : n(start()) {}
    holder() restrict(cpu) : n(start() + 1) {}
    ~holder() restrict(cpu, amp) {}
};

int main()
{
    float data[2] = {};
    array_view<float, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = on_device(3);
        holder h;
        v[1] = float(h.n);
    });
    check("trailing return type", v[0], 3.5);
    check("mem-initializer, kernel", v[1], 100);
    holder h;
    check("mem-initializer, host", h.n, 2);
    return failures;
}
