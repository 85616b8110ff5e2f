// restrict(cpu) can be part of pointer, reference, member pointer and cast types.
//
// accept: L-2.1.1-r, L-2.1.1-s, L-2.1.1-t, L-2.1.1-u, L-2.1.1-v, L-2.1.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <functional>

typedef float F(int) restrict(cpu);
using G = int(int, int) restrict(cpu);
typedef int (*binary)(int, int) restrict(cpu);

float to_float(int x) { return x + 0.5f; }
int add(int a, int b) restrict(cpu) { return a + b; }

struct S
{
    int base;
    int plus(int x) const restrict(cpu) { return base + x; }
};

double twice(double x) { return 2 * x; }
double (*pick(int) restrict(cpu))(double) restrict(cpu);
double (*pick(int) restrict(cpu))(double) restrict(cpu) { return &twice; }

int apply(int (*f)(int, int) restrict(cpu), int x) { return f(x, x); }
void nothing(int) {}

int main()
{
    F *pf = to_float;
    float (*qf)(int) restrict(cpu) = pf;
    float (&rf)(int) restrict(cpu) = to_float;
    G *pg = &add;
    binary b = pg;
    int (S::*pm)(int) const restrict(cpu) = &S::plus;
    S s = {100};
    std::function<int(int, int) restrict(cpu)> wrapped = add;
    check("typedef", pf(1), 1.5);
    check("pointer", qf(2), 2.5);
    check("reference", rf(3), 3.5);
    check("alias", pg(1, 2), 3);
    check("typedef of a pointer", b(3, 4), 7);
    check("member", (s.*pm)(5), 105);
    check("returned", pick(1)(1.5), 3);
    check("parameter", apply(add, 6), 12);
    check("template argument", wrapped(1, 1), 2);
    ((void (*)(int) restrict(cpu))nothing)(1);
    check("size", sizeof(int (*)(int) restrict(cpu)), sizeof(void *));
    int n = b(1, 1);
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
    check("kernel", v[0], 2);
    return failures;
}
