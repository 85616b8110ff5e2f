//===--- except_callees.cpp - functions with faults -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "except_callees.h"
#include <amp2hip_windows/language/except.h>
#include <amp2hip_windows/language/finally.h>
#include <cstring>

namespace {
char *volatile null = nullptr;
struct appends {
  std::string &order;
  ~appends() { order += 'd'; }
};
} // namespace

void copy_to_null(std::string &order, size_t size) {
  const appends object{order};
  amp2hip_windows::finally cleanup([&] { order += 'f'; });
  order += 'b';
  std::memcpy(null, order.data(), size);
  order += 'e';
}
void write_to_null(std::string &order) {
  amp2hip_windows::finally cleanup([&] { order += 'f'; });
  *null = 1;
}
size_t size_of_null() {
  const std::string text(100, 'a');
  return text.size() + std::strlen(null);
}
int guard_without_flag() {
  try {
    amp2hip_windows::guarded_block guard;
    *null = 1;
  } catch (...) {
    return 1;
  }
  return 0;
}
int round_trip(int n) { return n; }
