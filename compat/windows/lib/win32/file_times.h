//===--- file_times.h - conversions of FILETIME --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_FILE_TIMES_H
#define AMP2HIP_WINDOWS_LIB_WIN32_FILE_TIMES_H

#include "amp2hip_windows/win32/time.h"
#include <ctime>
#include <string>

namespace amp2hip_windows {

/// A time is the number of intervals of 100 ns since 1601-01-01 UTC.
FILETIME file_time_of(long long count);
FILETIME file_time_of(const timespec &time);
long long count_of(const FILETIME &time);
timespec timespec_of(const FILETIME &time);

/// The times of a process or a thread in a file `stat` of /proc.
struct process_times {
  bool valid;
  FILETIME start;
  unsigned long long user_ticks, kernel_ticks; ///< In ticks of sysconf(_SC_CLK_TCK).
};
process_times times_in(const std::string &file);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_FILE_TIMES_H
