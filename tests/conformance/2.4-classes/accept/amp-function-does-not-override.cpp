// An amp function with the name of a virtual cpu function of the base does not override it.
//
// accept: L-2.2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

static int failures = 0;
static void check(const char *what, double got, double expected)
{
    if (got == expected)
        return;
    std::printf("%s: %g, expected %g\n", what, got, expected);
    failures = 1;
}

struct base
{
    virtual ~base() {}
    virtual int id() { return 1; }
    int call() { return id(); }
};
struct derived : base
{
    int id() restrict(cpu) { return 2; }
};
struct amp_only : base
{
    int id() restrict(amp) { return 3; }
};

int main()
{
    derived d;
    amp_only a;
    int n = d.call() * 10 + a.call();
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
    check("kernel", v[0], 21);
    return failures;
}
