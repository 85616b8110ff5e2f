// A range-based for loop uses the begin function of the caller's target.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct digits
{
    int values[3];
    const int *begin() const { return values; }
    const int *begin() const restrict(amp) { return values + 1; }
    const int *end() const restrict(cpu, amp) { return values + 3; }
};
struct counter
{
    int n;
    bool operator!=(counter o) const restrict(cpu, amp) { return n != o.n; }
    counter &operator++() restrict(cpu, amp)
    {
        ++n;
        return *this;
    }
    int operator*() const restrict(cpu, amp) { return n; }
};
struct range
{
    int low, high;
};
counter begin(range r) restrict(cpu, amp) { return {r.low}; }
counter end(range r) restrict(cpu, amp) { return {r.high}; }

int sum(digits d) restrict(cpu, amp)
{
    int s = 0;
    for (int x // an element
         : d)
        s += x;
    for (int x : range{1, 5})
        s += x * 100;
    return s;
}

int main()
{
    digits d = {{1, 2, 3}};
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sum(d); });
    check("kernel", v[0], 1005);
    check("host", sum(d), 1006);
    return failures;
}
