// Local variables, parameters and results of amp code may be pointers to objects, arrays and void.
//
// accept: L-2.4.1.3-a, L-2.4.1.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct pair
{
    int a, b;
};

int *larger(int *x, int *y) restrict(cpu, amp) { return *x < *y ? y : x; }
const pair *first(const pair *p) restrict(amp, cpu) { return p; }
int sum(const int *begin, const int *end) restrict(cpu, amp)
{
    int s = 0;
    for (const int *p = begin; p != end; ++p)
        s += *p;
    return s;
}
void *same(void *p) restrict(cpu, amp) { return p; }

int work() restrict(cpu, amp)
{
    int x = 3, y = 4, values[5] = {1, 2, 3, 4, 5};
    *larger(&x, &y) += 100;
    pair p[2] = {{6, 7}, {8, 9}};
    const pair *q = first(p) + 1;
    int(*row)[5] = &values;
    int *z = static_cast<int *>(same(&x));
    *z += 1000;
    return x + y + q->b + sum(values, values + 5) + (*row)[4];
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
    check("kernel", v[0], 1003 + 104 + 9 + 15 + 5);
    check("host", work(), 1136);
    return failures;
}
