// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <amp.h>
#include <vector>

inline int step(int x) { return x; }
inline int step(double x) restrict(amp) { return 2 * int(x); }

#define NAME march_cpu
#define RESTRICTION restrict(cpu)
#include "march.inl"
#undef NAME
#undef RESTRICTION
#define NAME march_amp
#define RESTRICTION restrict(amp)
#include "march.inl"
