// A cpu,amp function must not cast an integer variable to a pointer.
//
// reject: L-2.4.3.6-a
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
