// The host copies a captured object by its cpu copy constructor and destroys each copy.
//
// accept: P-7.1-p
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

static int alive = 0;
struct counted
{
    int n;
    explicit counted(int k) : n(k) { ++alive; }
    counted(const counted &o) : n(o.n) { ++alive; }
    ~counted() { --alive; }
    int get() const restrict(cpu, amp) { return n; }
};

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    {
        counted c(9);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.get(); });
        check("kernel", v[0], 9);
    }
    check("alive", alive, 0);
    return failures;
}
