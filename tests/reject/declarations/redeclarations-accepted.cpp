// Declarations with disjoint sets of restrictions declare two functions, those with equal sets declare one. L-2.2-b,
// L-2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %builds

#include <amp.h>

int one(int x) restrict(cpu, amp);
int one(int x) restrict(amp) restrict(cpu) { return x; }
int two(int x) restrict(amp);
int two(int x) { return x + 1; }
int two(int x) restrict(amp) { return x + 2; }
int typed(int x) restrict(amp) { return x; }
int typed(float x) { return int(x); }
