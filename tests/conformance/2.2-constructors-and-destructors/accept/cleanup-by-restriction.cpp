// A cpu,amp destructor calls the cleanup function of the code's restriction.
//
// accept: L-2.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

static int cleaned = 0;
void cleanup(int *) { ++cleaned; }
void cleanup(int *target) restrict(amp) { *target += 1000; }

struct scope
{
    int own;
    int &result() restrict(cpu, amp) { return own; }
    scope() : own(1) {}
    scope() restrict(amp) : own(2) {}
    ~scope() restrict(cpu, amp) { cleanup(&own); }
};
struct guard
{
    scope s;
    int extra = 3;
};
struct watcher
{
    array_view<int, 1> v;
    int at;
    ~watcher() restrict(cpu, amp) { finish(); }
    watcher(array_view<int, 1> w, int k) restrict(amp) : v(w), at(k) {}
    void finish() { ++cleaned; }
    void finish() restrict(amp) { v[at] += 50; }
};

int work() restrict(cpu, amp)
{
    guard g;
    return g.s.result() + g.extra;
}

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        {
            watcher w(v, 1);
            v[1] = 1;
        }
        v[0] = work();
    });
    check("kernel", v[0], 5);
    check("amp cleanup", v[1], 51);
    check("host", work(), 4);
    check("cpu cleanup", cleaned, 1);
    return failures;
}
