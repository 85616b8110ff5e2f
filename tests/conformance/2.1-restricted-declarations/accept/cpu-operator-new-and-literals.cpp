// Operator new, operator delete and literal operators can have the specifier restrict(cpu).
//
// accept: L-2.1.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <cstdlib>

static int allocations = 0;
struct pooled
{
    int n = 3;
    static void *operator new(std::size_t size) restrict(cpu)
    {
        ++allocations;
        return std::malloc(size);
    }
    static void operator delete(void *p) restrict(cpu) { std::free(p); }
    int operator~() const restrict(cpu, amp) { return -n; }
};
int operator"" _twice(unsigned long long n) restrict(cpu) { return int(n) * 2; }

int main()
{
    pooled *p = new pooled;
    pooled copy = *p;
    delete p;
    int k = 21_twice;
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + ~copy; });
    check("kernel", v[0], 39);
    check("allocations", allocations, 1);
    return failures;
}
