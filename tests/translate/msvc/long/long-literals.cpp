// Literals of type long beside a LONG, which is int in the compat headers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <algorithm>
#include <windows.h>

LONG above(const RECT &r) { return std::max(0L, r.top - 1); }
// CHECK: return std::max(0, r.top - 1);
DWORD least(DWORD n) { return std::min(n, 0x10UL) + std::min(n, DWORD(5UL)); }
// CHECK: return std::min(n, 0x10U) + std::min(n, DWORD(5UL));
#define AT_LEAST(x) std::max(-1l, x)
LONG limited(const RECT &r) { return AT_LEAST(r.left); }
// CHECK: #define AT_LEAST(x) std::max(-1, x)
long same(long n) { return std::max(0L, n); }
// CHECK: return std::max(0L, n);
int amp(int x) restrict(amp) { return x; }
