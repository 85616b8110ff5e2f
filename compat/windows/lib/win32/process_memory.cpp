//===--- process_memory.cpp - memory of processes -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/handles.h"
#include "psapi.h"
#include "win32/last_error.h"
#include "win32/proc_files.h"
#include <cstring>
#include <sys/resource.h>

using namespace amp2hip_windows;

BOOL GetProcessMemoryInfo(HANDLE process, PPROCESS_MEMORY_COUNTERS counters, DWORD size) {
  if (process != GetCurrentProcess())
    return fail(ERROR_INVALID_HANDLE);
  if (size < sizeof(PROCESS_MEMORY_COUNTERS))
    return fail(ERROR_INSUFFICIENT_BUFFER);
  const bool extended = size >= sizeof(PROCESS_MEMORY_COUNTERS_EX);
  const auto kilobytes = [](const char *key) {
    return static_cast<SIZE_T>(number_in("/proc/self/status", key)) * 1024;
  };
  rusage used;
  getrusage(RUSAGE_SELF, &used);
  PROCESS_MEMORY_COUNTERS_EX all;
  std::memset(&all, 0, sizeof all);
  all.cb = extended ? sizeof all : sizeof *counters;
  all.PageFaultCount = static_cast<DWORD>(used.ru_majflt + used.ru_minflt);
  all.WorkingSetSize = kilobytes("VmRSS:");
  all.PeakWorkingSetSize = kilobytes("VmHWM:");
  all.PagefileUsage = kilobytes("VmData:");
  all.PeakPagefileUsage = all.PagefileUsage;
  all.PrivateUsage = all.PagefileUsage;
  std::memcpy(counters, &all, all.cb);
  return TRUE;
}
