// Amp code may call implicit members with restrict(amp); cpu callers may use default arguments that only they can call.
// L-2.3.2-h to L-2.3.2-p, L-2.1.1-aa, L-2.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <string>
using namespace concurrency;

int cpu_only() { return 7; }
int with_default(int x = cpu_only()) restrict(cpu, amp) { return x; }
struct part
{
    int n;
    part() : n(1) {}
    part() restrict(amp) : n(2) {}
    ~part() restrict(cpu, amp) {}
};
struct whole
{
    part p;
    int extra;
    whole() restrict(cpu, amp) : extra(0) {}
};
struct host_only
{
    std::string name = "x";
    int n = cpu_only();
};
int local(int x) restrict(amp)
{
    struct adder
    {
        int n;
        adder(int k) : n(k) {}
        int operator()(int y) const { return y + n; }
        ~adder() {}
    };
    return adder(x)(1);
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        whole w;
        w.extra = 3;
        v[i] = w.p.n + w.extra + with_default(10) + local(100);
    });
    v.synchronize();
    whole w;
    host_only h;
    return data[0] == 2 + 3 + 10 + 101 && w.p.n == 1 && with_default() == h.n ? 0 : 1;
}
