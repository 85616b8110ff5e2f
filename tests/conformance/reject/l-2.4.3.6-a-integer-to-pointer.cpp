// reject: L-2.4.3.6-a
// no casts from integers to pointers
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(long n) restrict(cpu, amp)
{
    int *p = reinterpret_cast<int *>(n); // ERROR
    float *q = (float *)n;               // ERROR
    int *z = 0;
    return *p + int(*q) + (z == nullptr);
}
