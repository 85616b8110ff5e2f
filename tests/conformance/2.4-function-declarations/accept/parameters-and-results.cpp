// Amp functions may take and return pointers, references, arrays and compatible classes.
//
// accept: L-2.4.2-b, L-2.4.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct range
{
    int low, high;
};
range make(int a, unsigned b) restrict(cpu, amp) { return {a, int(b)}; }
const range &same(const range &r) restrict(cpu, amp) { return r; }
void fill(array<int, 1> &a, int *written, const float &x) restrict(amp)
{
    a[*written] = int(x);
    ++*written;
}
int measure(const range *r, int (&buffer)[2], int extra[2]) restrict(cpu, amp)
{
    return r->high - r->low + buffer[1] + extra[0];
}
int default_(int = 3, double = 0.5, bool = true) restrict(cpu, amp) { return 1; }

int main()
{
    int out[2] = {};
    array<int, 1> a(2, out);
    parallel_for_each(extent<1>(1), [&a](index<1>) restrict(amp)
    {
        int n = 0, buffer[2] = {7, 8};
        range r = same(make(2, 30u));
        fill(a, &n, 1.5f);
        fill(a, &n, float(measure(&r, buffer, buffer) + default_()));
    });
    copy(a, out);
    check("first", out[0], 1);
    check("second", out[1], 28 + 8 + 7 + 1);
    return failures;
}
