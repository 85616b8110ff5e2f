//===--- wide_positions.cpp - sets the flags of wide launches -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/array/wide_positions.h"
#include "amp2hip/accelerator/backend.h"
#include <mutex>
#include <set>
#include <utility>
#include <vector>

namespace amp2hip {

namespace {

/// The flags of the program's source files, and where they are set.
struct position_flags {
  static position_flags &get() {
    static position_flags *const all = new position_flags;
    return *all;
  }

  std::mutex lock;
  std::vector<const void *> symbols;
  std::set<std::pair<const device *, const void *>> set;
};

} // namespace

known_flag::known_flag(const void *symbol) {
  position_flags &flags = position_flags::get();
  const std::lock_guard<std::mutex> guard(flags.lock);
  flags.symbols.push_back(symbol);
}

void set_wide_positions(device &where) {
  position_flags &flags = position_flags::get();
  const std::lock_guard<std::mutex> guard(flags.lock);
  for (const void *symbol : flags.symbols)
    if (flags.set.emplace(&where, symbol).second)
      where.set_variable(symbol, 1);
}

void device::set_variable(const void *, int) {}

} // namespace amp2hip
