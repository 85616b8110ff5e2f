// Constexpr functions and constructors can be cpu,amp and evaluate in constant expressions.
//
// accept: L-2.1.1-a, L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

constexpr int square(int x) restrict(cpu, amp) { return x * x; }
struct point
{
    int x, y;
    constexpr point(int a, int b) restrict(cpu, amp) : x(a), y(b) {}
    constexpr int dot(const point &o) const restrict(cpu, amp) { return x * o.x + y * o.y; }
};
static_assert(square(4) == 16, "on the host");
static_assert(point(1, 2).dot(point(3, 4)) == 11, "members too");
template <int N> constexpr int table_size() restrict(cpu, amp) { return N * square(N); }

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    int n = 5;
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        int buffer[table_size<2>()] = {};
        buffer[7] = square(n);
        v[0] = buffer[7] + int(sizeof(buffer));
        v[1] = point(n, 1).dot(point(2, 3));
    });
    check("square", v[0], 25 + 32);
    check("dot", v[1], 13);
    return failures;
}
