// A class that amp code uses may have volatile cpu member functions.
//
// accept: L-2.4.1.1-a, L-2.4.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct status
{
    int n;
    int poll() const volatile restrict(cpu) { return n; }
    int get() const restrict(cpu, amp) { return n; }
};
int wait(volatile int &flag) restrict(cpu) { return flag; }
int pass(const int &flag) restrict(amp) { return flag + 1; }

int main()
{
    volatile status busy = {4};
    volatile int ready = 5;
    status s = {busy.poll()};
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        int flag = 10;
        v[i] = s.get() + pass(flag);
    });
    check("kernel", v[0], 15);
    check("host", wait(ready), 5);
    return failures;
}
