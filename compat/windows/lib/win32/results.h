//===--- results.h - texts as results ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_RESULTS_H
#define AMP2HIP_WINDOWS_LIB_WIN32_RESULTS_H

#include "amp2hip_windows/win32/types.h"
#include "text.h"
#include <string>

namespace amp2hip_windows {

/// Stores a text and returns its length. If it does not fit, returns the required size with the
/// null character.
template <typename Char>
DWORD store_path(const std::basic_string<Char> &text, DWORD size, Char *buffer) {
  const auto length = static_cast<DWORD>(text.size());
  if (buffer == nullptr || length >= size)
    return length + 1;
  text.copy(buffer, length);
  buffer[length] = 0;
  return length;
}

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_RESULTS_H
