//===--- multimedia.h - timeGetTime --------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_MULTIMEDIA_H
#define AMP2HIP_WINDOWS_WIN32_MULTIMEDIA_H

#include "amp2hip_windows/win32/types.h"

#define TIMERR_NOERROR 0
#define TIMERR_NOCANDO 97
#define TIMERR_STRUCT 129
typedef UINT MMRESULT;
typedef struct timecaps_tag {
  UINT wPeriodMin, wPeriodMax;
} TIMECAPS, *PTIMECAPS, *LPTIMECAPS;

#define TIME_ONESHOT 0
#define TIME_PERIODIC 1
#define TIME_CALLBACK_FUNCTION 0
#define TIME_CALLBACK_EVENT_SET 0x10
#define TIME_CALLBACK_EVENT_PULSE 0x20
#define TIME_KILL_SYNCHRONOUS 0x100
typedef void (*LPTIMECALLBACK)(UINT timer, UINT message, DWORD_PTR user, DWORD_PTR, DWORD_PTR);

#ifdef __cplusplus
extern "C" {
#endif

/// The time since the start of the computer in milliseconds.
DWORD timeGetTime(void);
/// No effect: the resolution is always better than a millisecond.
MMRESULT timeBeginPeriod(UINT milliseconds);
MMRESULT timeEndPeriod(UINT milliseconds);
/// Stores 1 and 1000000 milliseconds, as Windows does. \p size must be sizeof(TIMECAPS).
MMRESULT timeGetDevCaps(LPTIMECAPS capabilities, UINT size);
/// Calls a function, or sets the event \p function, after a time, also again and again. Returns the
/// number of the timer; 0 for the flag TIME_CALLBACK_EVENT_PULSE.
MMRESULT timeSetEvent(UINT milliseconds, UINT resolution, LPTIMECALLBACK function, DWORD_PTR user,
                      UINT flags);
/// Returns after the calls that run, with or without TIME_KILL_SYNCHRONOUS, unless one of them is
/// the caller.
MMRESULT timeKillEvent(UINT timer);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_WIN32_MULTIMEDIA_H
