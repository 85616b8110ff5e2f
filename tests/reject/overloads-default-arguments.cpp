// One function has one set of default arguments: refused where a call could mean something else by it, or no one expression says both.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

int from_host() { return 3; }
int where(int x, int y = from_host()) { return x + y; }
int where(int x, int y = 4) restrict(amp) { return x - y; } // expect-error@: default argument

int fewer(int x) restrict(cpu, amp) { return x; }
int fewer(int x, int y = 1) { return x + y; }
int fewer(int x, int y) restrict(amp) { return x - y; } // expect-error@: default argument

template <typename T, int N = 2> T times(T x) { return x * N; }
template <typename T, int N = 3> T times(T x) restrict(amp) { return x * N; } // expect-error@: default template arguments

int accepted(int x, int y = 1) { return x + y; }
int accepted(int x, int y) restrict(amp) { return x - y; }
