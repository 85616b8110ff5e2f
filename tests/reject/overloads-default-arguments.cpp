// The two functions that become one must have the same default arguments.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

int where(int x, int y = 3) { return x + y; }
int where(int x, int y = 4) restrict(amp) { return x - y; } // expect-error@: default argument
