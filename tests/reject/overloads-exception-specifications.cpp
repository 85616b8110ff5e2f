// The two functions that become one must have the same exception specification.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

int where(int x) noexcept { return x; }
int where(int x) restrict(amp) { return -x; } // expect-error@: the same exception specification

int same(int x) noexcept { return x; }
int same(int x) restrict(amp) noexcept { return -x; }
