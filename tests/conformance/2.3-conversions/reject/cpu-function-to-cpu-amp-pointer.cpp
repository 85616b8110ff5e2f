// A cpu function must not convert to a pointer to a cpu,amp function.
//
// reject: L-2.3.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int h(int x) { return x; }
int (*p)(int) restrict(cpu, amp) = h; // ERROR
