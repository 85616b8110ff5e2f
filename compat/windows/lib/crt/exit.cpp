//===--- exit.cpp - functions at the end of the program -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/exit.h"
#include "new.h"
#include <atomic>
#include <cstdlib>
#include <mutex>
#include <new>
#include <vector>

namespace {

struct exit_functions {
  std::mutex lock;
  std::vector<_onexit_t> list;
  static exit_functions &get() {
    static auto *const all = new exit_functions; // used until the program ends
    return *all;
  }
};
/// Each call of _onexit registers this function once, so that the order is right if the program
/// calls atexit(), too.
void call_last() {
  exit_functions &all = exit_functions::get();
  _onexit_t function;
  {
    const std::lock_guard<std::mutex> guard(all.lock);
    function = all.list.back();
    all.list.pop_back();
  }
  function();
}

std::atomic<_purecall_handler> purecall_handler{nullptr};
std::atomic<_PNH> current_new_handler{nullptr};
std::atomic<int> new_mode{0};

void call_new_handler() {
  const _PNH handler = current_new_handler;
  if (handler == nullptr || handler(0) == 0)
    throw std::bad_alloc();
}

} // namespace

_onexit_t _onexit(_onexit_t function) {
  exit_functions &all = exit_functions::get();
  const std::lock_guard<std::mutex> guard(all.lock);
  if (function == nullptr || std::atexit(call_last) != 0)
    return nullptr;
  all.list.push_back(function);
  return function;
}
_purecall_handler _set_purecall_handler(_purecall_handler handler) {
  return purecall_handler.exchange(handler);
}
_purecall_handler _get_purecall_handler() { return purecall_handler; }

_PNH _set_new_handler(_PNH handler) {
  std::set_new_handler(handler != nullptr ? call_new_handler : nullptr);
  return current_new_handler.exchange(handler);
}
_PNH _query_new_handler() { return current_new_handler; }
int _set_new_mode(int mode) { return new_mode.exchange(mode); }
int _query_new_mode() { return new_mode; }
