// kernel.h: a header with C++ AMP, translated for each source that includes it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once
#include <amp.h>

inline int twice(int x) restrict(amp, cpu) { return 2 * x; }
