//===--- system_errors.cpp - _doserrno ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "crt/invalid_parameter.h"
#include "win32/last_error.h"
#include <cerrno>

using namespace amp2hip_windows;

unsigned long *__doserrno() {
  static thread_local unsigned long value = 0;
  static thread_local int error = 0; // the value of errno at the last call
  if (errno != error) {
    error = errno;
    value = code_of_errno(error);
  }
  return &value;
}
errno_t _set_doserrno(unsigned long value) {
  _doserrno = value;
  return 0;
}
errno_t _get_doserrno(unsigned long *value) {
  if (value == nullptr)
    return invalid_parameter("_get_doserrno", "the pointer is null");
  *value = _doserrno;
  return 0;
}
