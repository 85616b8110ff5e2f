//===--- utime.h - times of files -----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_SYS_UTIME_H
#define AMP2HIP_WINDOWS_SYS_UTIME_H

#include "amp2hip_windows/crt/types.h"
#include <time.h>

struct _utimbuf {
  time_t actime, modtime;
};
#define _utimbuf64 _utimbuf
#define __utimbuf64 _utimbuf

#ifdef __cplusplus
extern "C" {
#endif

/// Set the times of the last access and of the last change; null means now. Return 0, or -1 with
/// errno.
int _utime(const char *name, struct _utimbuf *times);
int _wutime(const wchar_t *name, struct _utimbuf *times);
int _futime(int file, struct _utimbuf *times);

#ifdef __cplusplus
}
#endif

#define _utime64 _utime
#define _wutime64 _wutime
#define _futime64 _futime

#endif // AMP2HIP_WINDOWS_SYS_UTIME_H
