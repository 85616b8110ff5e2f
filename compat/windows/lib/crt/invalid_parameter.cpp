//===--- invalid_parameter.cpp - reports of invalid parameters -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "crt/invalid_parameter.h"
#include "text.h"
#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace amp2hip_windows {
namespace {
std::atomic<_invalid_parameter_handler> for_all{nullptr};
thread_local _invalid_parameter_handler for_thread = nullptr;
} // namespace

errno_t invalid_parameter(const char *function, const char *problem, errno_t code) {
  _invalid_parameter_handler handler = for_thread != nullptr ? for_thread : for_all.load();
  if (handler != nullptr) {
    handler(widen(problem).c_str(), widen(function).c_str(), nullptr, 0, 0);
  } else {
    std::fprintf(stderr, "%s: %s\n", function, problem);
    std::abort();
  }
  return errno = code;
}

} // namespace amp2hip_windows

using namespace amp2hip_windows;

_invalid_parameter_handler _set_invalid_parameter_handler(_invalid_parameter_handler handler) {
  return for_all.exchange(handler);
}
_invalid_parameter_handler _get_invalid_parameter_handler() { return for_all; }
_invalid_parameter_handler
_set_thread_local_invalid_parameter_handler(_invalid_parameter_handler handler) {
  _invalid_parameter_handler old = for_thread;
  for_thread = handler;
  return old;
}
_invalid_parameter_handler _get_thread_local_invalid_parameter_handler() { return for_thread; }

errno_t _set_errno(int value) {
  errno = value;
  return 0;
}
errno_t _get_errno(int *value) {
  if (value == nullptr)
    return invalid_parameter("_get_errno", "the pointer is null");
  *value = errno;
  return 0;
}
