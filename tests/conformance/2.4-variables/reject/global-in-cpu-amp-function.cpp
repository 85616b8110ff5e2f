// A cpu,amp function must not access a global variable, even if only host code calls it.
//
// reject: L-2.4.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

static int counter = 0;
inline int next() restrict(cpu, amp)
{
    return ++counter; // ERROR
}
int use() { return next(); }
