//===--- timeb.h - _ftime_s ----------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_TIMEB_H
#define AMP2HIP_WINDOWS_CRT_TIMEB_H

#include "amp2hip_windows/crt/types.h"

struct __timeb64 {
  __time64_t time;
  unsigned short millitm;
  short timezone; ///< Minutes west of UTC.
  short dstflag;
};
#define _timeb __timeb64
#define _ftime _ftime64
#define _ftime_s _ftime64_s

#ifdef __cplusplus
extern "C" {
#endif

void _ftime64(struct __timeb64 *now);
errno_t _ftime64_s(struct __timeb64 *now);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_CRT_TIMEB_H
