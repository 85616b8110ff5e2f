//===--- scan.h - Microsoft's formats of scanf ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_SCAN_H
#define AMP2HIP_WINDOWS_LIB_CRT_SCAN_H

#include <cstdarg>
#include <cstdio>

namespace amp2hip_windows {

/// The input of scanf, one Unicode character or byte after the other.
class scan_input {
public:
  static constexpr long end = -1;
  virtual ~scan_input() = default;
  /// Returns the next character without removing it, or `end`.
  virtual long peek() = 0;
  /// Removes the character that peek() returned.
  virtual void advance() = 0;
};

/// Whether `%s`, `%c` and `%[` take the size of their buffer as a second argument.
enum class scan_sizes { none, given };

/// Returns the number of stored values; EOF if the input ends before the first one.
int scan(scan_input &input, const char *format, va_list arguments, scan_sizes sizes);
int scan(scan_input &input, const wchar_t *format, va_list arguments, scan_sizes sizes);

/// fwscanf() of standard C, in which `%s`, `%c` and `%[` store narrow characters. Does not decide
/// the orientation of the stream.
int scan_standard(std::FILE *stream, const wchar_t *format, va_list arguments);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CRT_SCAN_H
