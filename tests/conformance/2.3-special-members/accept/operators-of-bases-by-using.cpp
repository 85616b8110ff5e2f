// Using declarations join operators of several bases that differ only in restriction.
//
// accept: L-2.3.2.1-a, L-2.3.2.1-f
//
// Some operators without the caller's restriction match better (§2.3.2.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

static int failures = 0;
static void check(const char *what, int got, int expected)
{
    if (got == expected)
        return;
    std::printf("%s: %d, expected %d\n", what, got, expected);
    failures = 1;
}

struct on_cpu { int operator()(int a) const { return a + 1; } };
struct on_amp { int operator()(int a) const restrict(amp) { return a + 2; } };
struct equal : on_cpu, on_amp
{
    using on_cpu::operator();
    using on_amp::operator();
};

struct wider { int operator()(float a) const restrict(amp) { return int(a) + 3; } };
struct converting : on_cpu, wider
{
    using on_cpu::operator();
    using wider::operator();
};

struct add_cpu { int v; int operator+(int a) const { return v + a + 4; } };
struct add_amp { int operator+(float a) const restrict(amp) { return int(a) + 5; } };
struct sum : add_cpu, add_amp
{
    using add_cpu::operator+;
    using add_amp::operator+;
};

int main()
{
    equal e;
    converting c;
    sum s{{1}, {}};
    int data[3] = {};
    array_view<int, 1> v(3, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = e(1);
        v[1] = c(1);
        v[2] = s + 1;
    });
    check("amp, equal", v[0], 3);
    check("amp, converting", v[1], 4);
    check("amp, sum", v[2], 6);
    check("cpu, equal", e(1), 2);
    check("cpu, converting", c(1), 2);
    check("cpu, sum", s + 1, 6);
    return failures;
}
