// An implicit constructor has the restrictions of its members', and other code can copy the class.
//
// accept: L-2.3.2-j, L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <string>

struct host_made
{
    int n;
    host_made() : n(int(std::to_string(12345).size())) {}
    host_made(int k) restrict(cpu, amp) : n(k) {}
};
struct wraps
{
    host_made h;
    int extra;
};
struct made_on_device
{
    int n;
    made_on_device() restrict(amp) : n(8) {}
    ~made_on_device() restrict(cpu, amp) {}
};
struct wraps_device
{
    made_on_device d;
};

int main()
{
    wraps w;
    w.extra = 3;
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        wraps copy(w);
        wraps other = {host_made(70), 7};
        copy = other;
        v[0] = w.h.n * 1000 + copy.h.n + copy.extra;
        wraps_device d;
        v[1] = d.d.n;
    });
    check("copies", v[0], 5077);
    check("amp constructor of a member", v[1], 8);
    return failures;
}
