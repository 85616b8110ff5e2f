//===--- time.h - QueryPerformanceCounter, GetTickCount, Sleep -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_TIME_H
#define AMP2HIP_WINDOWS_WIN32_TIME_H

#include "amp2hip_windows/win32/types.h"

#define INFINITE 0xFFFFFFFFU

/// The number of intervals of 100 ns since 1601-01-01 UTC.
typedef struct _FILETIME {
  DWORD dwLowDateTime, dwHighDateTime;
} FILETIME, *PFILETIME, *LPFILETIME;
typedef struct _SYSTEMTIME {
  WORD wYear, wMonth, wDayOfWeek, wDay, wHour, wMinute, wSecond, wMilliseconds;
} SYSTEMTIME, *PSYSTEMTIME, *LPSYSTEMTIME;

#define TIME_ZONE_ID_UNKNOWN 0
#define TIME_ZONE_ID_STANDARD 1
#define TIME_ZONE_ID_DAYLIGHT 2
#define TIME_ZONE_ID_INVALID ((DWORD)0xFFFFFFFF)
typedef struct _TIME_ZONE_INFORMATION {
  LONG Bias;
  WCHAR StandardName[32];
  SYSTEMTIME StandardDate;
  LONG StandardBias;
  WCHAR DaylightName[32];
  SYSTEMTIME DaylightDate;
  LONG DaylightBias;
} TIME_ZONE_INFORMATION, *PTIME_ZONE_INFORMATION, *LPTIME_ZONE_INFORMATION;

#ifdef __cplusplus
extern "C" {
#endif

/// The time since the start of the computer, in ticks of 100 ns: the frequency is 10 MHz, as on
/// Windows 10.
BOOL QueryPerformanceCounter(LARGE_INTEGER *count);
BOOL QueryPerformanceFrequency(LARGE_INTEGER *frequency);
/// The time since the start of the computer in milliseconds.
DWORD GetTickCount(void);
ULONGLONG GetTickCount64(void);
/// Sleeps for at least this time; forever for INFINITE. 0 lets other threads run.
void Sleep(DWORD milliseconds);
DWORD SleepEx(DWORD milliseconds, BOOL alertable);
BOOL SwitchToThread(void);

void GetSystemTime(LPSYSTEMTIME time);
void GetLocalTime(LPSYSTEMTIME time);
void GetSystemTimeAsFileTime(LPFILETIME time);
void GetSystemTimePreciseAsFileTime(LPFILETIME time);
BOOL FileTimeToSystemTime(const FILETIME *from, LPSYSTEMTIME to);
BOOL SystemTimeToFileTime(const SYSTEMTIME *from, LPFILETIME to);
BOOL FileTimeToLocalFileTime(const FILETIME *from, LPFILETIME to);
BOOL LocalFileTimeToFileTime(const FILETIME *from, LPFILETIME to);
/// Stores the zone of the system, without the dates of changes.
DWORD GetTimeZoneInformation(LPTIME_ZONE_INFORMATION zone);
/// \p zone must be null or that of GetTimeZoneInformation; otherwise they fail with
/// ERROR_CALL_NOT_IMPLEMENTED.
BOOL SystemTimeToTzSpecificLocalTime(const TIME_ZONE_INFORMATION *zone, const SYSTEMTIME *from,
                                     LPSYSTEMTIME to);
BOOL TzSpecificLocalTimeToSystemTime(const TIME_ZONE_INFORMATION *zone, const SYSTEMTIME *from,
                                     LPSYSTEMTIME to);
LONG CompareFileTime(const FILETIME *a, const FILETIME *b);
/// The time when the process began, 0, and the times it spent in the kernel and in itself.
BOOL GetProcessTimes(HANDLE process, LPFILETIME creation, LPFILETIME exit, LPFILETIME kernel,
                     LPFILETIME user);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_WIN32_TIME_H
