// A function whose restrictions differ from those of a virtual function hides it, and needs no `override`. L-2.2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

struct base
{
    virtual ~base() {}
    virtual int id() { return 1; }
    int call() { return id(); }
};
struct derived : base
{
    int id() override { return 2; }
};
struct hides : base
{
    int id() restrict(amp) { return 3; }
};
struct hides_both : base
{
    int id() restrict(cpu, amp);
    int twice() { return 2 * id(); }
};
int hides_both::id() restrict(cpu, amp) { return 4; }

int main()
{
    derived d;
    hides h;
    hides_both b;
    int n = d.call() * 1000 + h.call() * 100 + b.call() * 10 + b.id() + b.twice();
    array_view<int, 1> v(1, &n);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    v.synchronize();
    return n == 2110 + 4 + 8 + 1 ? 0 : 1;
}
