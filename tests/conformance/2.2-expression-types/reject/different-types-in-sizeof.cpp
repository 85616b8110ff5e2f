// An operand of sizeof in a cpu,amp function must have one type.
//
// reject: L-2.2-g
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
