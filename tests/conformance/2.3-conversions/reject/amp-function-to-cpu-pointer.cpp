// An amp function must not initialize a pointer to a cpu function.
//
// reject: L-2.3.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int d(int x) restrict(amp) { return x; }
int (*p)(int) = d; // ERROR
