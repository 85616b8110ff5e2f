// A fold expression in a variadic template calls the friend of the target from a pair.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct unit
{
    int n;
    friend int weight(unit u) { return u.n; }
    friend int weight(unit u) restrict(amp) { return u.n * 100; }
    friend unit operator|(unit a, unit b) restrict(cpu, amp) { return {weight(a) + weight(b)}; }
};
template <typename... Ts> int total(Ts... ts) restrict(cpu, amp) { return (weight(ts) + ...); }

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    unit a = {1}, b = {2}, c = {3};
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = total(a, b, c);
        v[1] = (a | b).n;
    });
    check("total, kernel", v[0], 600);
    check("operator, kernel", v[1], 300);
    check("total, host", total(a, b, c), 6);
    check("operator, host", (a | b).n, 3);
    return failures;
}
