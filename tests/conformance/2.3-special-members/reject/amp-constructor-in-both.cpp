// A cpu,amp function must not create an object whose default constructor is amp-only.
//
// reject: L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct device_object
{
    int n;
    device_object() restrict(amp) : n(1) {}
    ~device_object() restrict(cpu, amp) {}
};

int f() restrict(cpu, amp)
{
    device_object d; // ERROR
    return d.n;
}
