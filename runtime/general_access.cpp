//===--- general_access.cpp - sets the flags of general launches ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/array/general_access.h"
#include "amp2hip/accelerator/backend.h"
#include <mutex>
#include <set>
#include <utility>
#include <vector>

namespace amp2hip {

namespace {

/// The flags of the program's source files, and where they are set.
struct access_flags {
  static access_flags &get() {
    static access_flags *const all = new access_flags;
    return *all;
  }

  std::mutex lock;
  std::vector<const void *> symbols;
  std::set<std::pair<const device *, const void *>> set;
};

} // namespace

known_flag::known_flag(const void *symbol) {
  access_flags &flags = access_flags::get();
  const std::lock_guard<std::mutex> guard(flags.lock);
  flags.symbols.push_back(symbol);
}

void set_general_access(device &where) {
  access_flags &flags = access_flags::get();
  const std::lock_guard<std::mutex> guard(flags.lock);
  for (const void *symbol : flags.symbols)
    if (flags.set.count({&where, symbol}) == 0) {
      where.set_variable(symbol, 1); // may throw: then the next launch tries again
      flags.set.emplace(&where, symbol);
    }
}

void device::set_variable(const void *, int) {}

} // namespace amp2hip
