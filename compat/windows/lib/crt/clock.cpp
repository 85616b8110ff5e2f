//===--- clock.cpp - clock() of Microsoft's library -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/clock.h"
#include <chrono>

namespace {
const std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
} // namespace

clock_t amp2hip_windows_clock() noexcept {
  const auto passed = std::chrono::steady_clock::now() - start;
  return std::chrono::duration_cast<std::chrono::milliseconds>(passed).count();
}
