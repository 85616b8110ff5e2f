// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <amp.h>

inline unsigned blend(const unsigned &) restrict(cpu) { return 1; }
inline unsigned blend(const unsigned &) restrict(amp) { return 2; }
template <typename T> unsigned blend(const T &) restrict(amp) { return 3; }
