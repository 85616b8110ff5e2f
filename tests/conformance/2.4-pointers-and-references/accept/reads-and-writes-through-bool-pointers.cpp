// Amp code may read, write and compare through a pointer to bool.
//
// accept: L-2.4.3.7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

void set(bool *p, bool value) restrict(cpu, amp) { *p = value; }
bool get(const bool *p) restrict(cpu, amp) { return p != nullptr && *p; }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        bool a = false;
        bool *p = &a;
        set(p, true);
        *p = !*p;
        set(&a, !a);
        v[i] = get(p) + get(nullptr);
    });
    check("kernel", v[0], 1);
    return failures;
}
