// A cpu,amp function must not have a label, even an unused one.
//
// reject: L-2.4.3.7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int n) restrict(cpu, amp)
{
    switch (n)
    {
    case 1:
        return 2;
    default:
        break;
    }
unused: // ERROR
    return n;
}
