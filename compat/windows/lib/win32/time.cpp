//===--- time.cpp - QueryPerformanceCounter, GetTickCount, Sleep ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/time.h"
#include "amp2hip_windows/win32/multimedia.h"
#include "win32/file_times.h"
#include "win32/last_error.h"
#include <chrono>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

namespace amp2hip_windows {
namespace {
/// Seconds between 1601-01-01 and 1970-01-01.
constexpr long long seconds_before_1970 = 11644473600;
constexpr long long intervals = 10000000; ///< In a second.
} // namespace

FILETIME file_time_of(long long count) {
  return {static_cast<DWORD>(count), static_cast<DWORD>(count >> 32)};
}
long long count_of(const FILETIME &time) {
  return static_cast<long long>(static_cast<ULONGLONG>(time.dwHighDateTime) << 32 |
                                time.dwLowDateTime);
}
FILETIME file_time_of(const timespec &time) {
  return file_time_of((time.tv_sec + seconds_before_1970) * intervals + time.tv_nsec / 100);
}

timespec timespec_of(const FILETIME &time) {
  const long long count = count_of(time);
  return {count / intervals - seconds_before_1970, count % intervals * 100};
}

process_times times_in(const std::string &path) {
  std::ifstream file(path);
  std::string text;
  std::getline(file, text);
  // After the name in parentheses, the fields 12, 13 and 20 are the times and the start in ticks.
  std::istringstream fields(text.substr(text.rfind(')') + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i)
    fields >> skipped;
  process_times times{};
  fields >> times.user_ticks >> times.kernel_ticks;
  for (int i = 0; i < 6; ++i)
    fields >> skipped;
  long long start = 0;
  times.valid = static_cast<bool>(fields >> start);
  timespec now, since_boot;
  clock_gettime(CLOCK_REALTIME, &now);
  clock_gettime(CLOCK_BOOTTIME, &since_boot);
  const long long boot = (now.tv_sec - since_boot.tv_sec + seconds_before_1970) * intervals +
                         (now.tv_nsec - since_boot.tv_nsec) / 100;
  times.start = file_time_of(boot + start * (intervals / sysconf(_SC_CLK_TCK)));
  return times;
}

namespace {

/// The monotonic clock, which runs from the start of the computer, in units of 1 / \p per_second s.
long long ticks(long long per_second) {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * per_second + now.tv_nsec / (1000000000 / per_second);
}

SYSTEMTIME system_time_of(const tm &fields, long nanoseconds) {
  return {static_cast<WORD>(fields.tm_year + 1900), static_cast<WORD>(fields.tm_mon + 1),
          static_cast<WORD>(fields.tm_wday),        static_cast<WORD>(fields.tm_mday),
          static_cast<WORD>(fields.tm_hour),        static_cast<WORD>(fields.tm_min),
          static_cast<WORD>(fields.tm_sec),         static_cast<WORD>(nanoseconds / 1000000)};
}
SYSTEMTIME now_as(tm *(*split)(const time_t *, tm *)) {
  timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  tm fields;
  split(&now.tv_sec, &fields);
  return system_time_of(fields, now.tv_nsec);
}

FILETIME duration(const timeval &time) {
  return file_time_of(time.tv_sec * intervals + time.tv_usec * 10);
}

} // namespace
} // namespace amp2hip_windows

using namespace amp2hip_windows;

BOOL QueryPerformanceCounter(LARGE_INTEGER *count) {
  if (count == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  count->QuadPart = ticks(intervals);
  return TRUE;
}
BOOL QueryPerformanceFrequency(LARGE_INTEGER *frequency) {
  if (frequency == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  frequency->QuadPart = intervals;
  return TRUE;
}
ULONGLONG GetTickCount64() { return static_cast<ULONGLONG>(ticks(1000)); }
DWORD GetTickCount() { return static_cast<DWORD>(GetTickCount64()); }
DWORD timeGetTime() { return GetTickCount(); }
MMRESULT timeGetDevCaps(LPTIMECAPS capabilities, UINT size) {
  if (capabilities == nullptr || size != sizeof *capabilities)
    return TIMERR_NOCANDO;
  *capabilities = {1, 1000000};
  return TIMERR_NOERROR;
}
MMRESULT timeBeginPeriod(UINT) { return TIMERR_NOERROR; }
MMRESULT timeEndPeriod(UINT) { return TIMERR_NOERROR; }

void Sleep(DWORD milliseconds) {
  if (milliseconds == 0)
    std::this_thread::yield();
  while (milliseconds == INFINITE)
    std::this_thread::sleep_for(std::chrono::hours(24));
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}
DWORD SleepEx(DWORD milliseconds, BOOL) {
  Sleep(milliseconds);
  return 0;
}
BOOL SwitchToThread() {
  std::this_thread::yield();
  return TRUE;
}

void GetSystemTime(LPSYSTEMTIME time) { *time = now_as(gmtime_r); }
void GetLocalTime(LPSYSTEMTIME time) { *time = now_as(localtime_r); }
void GetSystemTimePreciseAsFileTime(LPFILETIME time) {
  timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  *time = file_time_of(now);
}
void GetSystemTimeAsFileTime(LPFILETIME time) { GetSystemTimePreciseAsFileTime(time); }

BOOL FileTimeToSystemTime(const FILETIME *from, LPSYSTEMTIME to) {
  const long long count = count_of(*from);
  if (count < 0)
    return fail(ERROR_INVALID_PARAMETER);
  const time_t seconds = count / intervals - seconds_before_1970;
  tm fields;
  gmtime_r(&seconds, &fields);
  *to = system_time_of(fields, count % intervals * 100);
  return TRUE;
}
BOOL SystemTimeToFileTime(const SYSTEMTIME *from, LPFILETIME to) {
  tm fields = {};
  fields.tm_year = from->wYear - 1900;
  fields.tm_mon = from->wMonth - 1;
  fields.tm_mday = from->wDay;
  fields.tm_hour = from->wHour;
  fields.tm_min = from->wMinute;
  fields.tm_sec = from->wSecond;
  tm normal = fields;
  const time_t seconds = timegm(&normal);
  // timegm() accepts February 30; Windows does not.
  if (from->wYear < 1601 || normal.tm_mon != fields.tm_mon || normal.tm_mday != fields.tm_mday ||
      normal.tm_hour != fields.tm_hour || normal.tm_min != fields.tm_min ||
      normal.tm_sec != fields.tm_sec || from->wMilliseconds > 999)
    return fail(ERROR_INVALID_PARAMETER);
  *to = file_time_of((seconds + seconds_before_1970) * intervals + from->wMilliseconds * 10000LL);
  return TRUE;
}
BOOL FileTimeToLocalFileTime(const FILETIME *from, LPFILETIME to) {
  // Windows uses the current offset from UTC, also for times with another offset.
  const time_t now = std::time(nullptr);
  tm fields;
  localtime_r(&now, &fields);
  *to = file_time_of(count_of(*from) + fields.tm_gmtoff * intervals);
  return TRUE;
}
LONG CompareFileTime(const FILETIME *a, const FILETIME *b) {
  const long long x = count_of(*a), y = count_of(*b);
  return x < y ? -1 : x > y;
}
BOOL GetProcessTimes(HANDLE, LPFILETIME creation, LPFILETIME exit, LPFILETIME kernel,
                     LPFILETIME user) {
  rusage used;
  getrusage(RUSAGE_SELF, &used);
  *creation = times_in("/proc/self/stat").start;
  *exit = file_time_of(0LL);
  *kernel = duration(used.ru_stime);
  *user = duration(used.ru_utime);
  return TRUE;
}
