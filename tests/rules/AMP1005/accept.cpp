// Function types may have a restriction specifier anywhere; elsewhere `restrict` is an ordinary name. L-2.1-c, L-2.1.1-s, L-2.1.1-u
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <functional>
using namespace concurrency;

struct cpu { int value; };
int restrict(cpu);
int restrict(cpu c) { return c.value; }
template <typename T> T identity(T x) restrict(cpu, amp) { return x; }
struct options { int restrict; };
int apply(int f(int) restrict(cpu), int x) { return f(x); }
int next(int x) restrict(cpu) { return x + 1; }
using function = int(int) restrict(cpu);
typedef int (*pointer)(int) restrict(cpu);

int main()
{
    options o = {4};
    int *__restrict p = &o.restrict;
    function *f = next;
    pointer g = f;
    int (&h)(int) restrict(cpu) = next;
    std::function<int(int) restrict(cpu)> wrapped = next;
    bool host = apply(next, 1) == 2 && f(1) == g(1) && h(1) == wrapped(1) && restrict(cpu{3}) == 3;
    ((int (*)(int) restrict(cpu))next)(1);
    int restrict = identity(*p);
    array_view<int, 1> v(1, &restrict);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    v.synchronize();
    return host && restrict == 5 && sizeof(int (*)(int) restrict(cpu)) == sizeof(p) ? 0 : 1;
}
