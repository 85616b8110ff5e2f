// reject: L-2.2-g
// an operand of sizeof has one type as well
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

double f(int) restrict(cpu);
float f(int) restrict(amp);

int g() restrict(cpu, amp)
{
    return int(sizeof(f(1))); // ERROR
}
