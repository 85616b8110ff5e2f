// A cpu,amp function must not call a function that has only one of the two restrictions.
//
// reject: L-2.3.2.1-b, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void y() restrict(amp) {}
void z() {}

void caller() restrict(cpu, amp)
{
    y(); // ERROR
    z(); // ERROR
}
