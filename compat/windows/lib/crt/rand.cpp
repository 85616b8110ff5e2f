//===--- rand.cpp - The random numbers of Microsoft's library -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/rand.h"

namespace {
thread_local unsigned int state = 1;
} // namespace

int rand() noexcept {
  state = state * 214013U + 2531011U;
  return static_cast<int>(state >> 16 & 0x7fff);
}

void srand(unsigned int seed) noexcept { state = seed; }
