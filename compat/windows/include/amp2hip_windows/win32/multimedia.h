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

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_WIN32_MULTIMEDIA_H
