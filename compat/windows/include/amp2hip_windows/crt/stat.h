//===--- stat.h - _stat --------------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_STAT_H
#define AMP2HIP_WINDOWS_CRT_STAT_H

#include "amp2hip_windows/crt/types.h"
#include <time.h>

#define _S_IFMT 0xF000
#define _S_IFDIR 0x4000
#define _S_IFCHR 0x2000
#define _S_IFREG 0x8000
#define _S_IREAD 0x0100
#define _S_IWRITE 0x0080
#define _S_IEXEC 0x0040

/// The status of a file. Windows has several types, which differ in the sizes of their fields.
struct _stat64 {
  unsigned int st_dev;
  unsigned short st_ino, st_mode;
  short st_nlink, st_uid, st_gid;
  unsigned int st_rdev;
  long long st_size;
  /// <sys/stat.h> defines st_atime... as macros for st_atim.tv_sec.
  struct timespec st_atim, st_mtim, st_ctim;
};
#define _stat _stat64
#define _stati64 _stat64
#define _stat64i32 _stat64
#define __stat64 _stat64
#define _fstat _fstat64
#define _fstati64 _fstat64
#define _wstat _wstat64
#define _wstati64 _wstat64
#define _wstat64i32 _wstat64

#ifdef __cplusplus
extern "C" {
#endif

int _stat64(const char *name, struct _stat64 *status);
int _fstat64(int file, struct _stat64 *status);
int _wstat64(const wchar_t *name, struct _stat64 *status);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_CRT_STAT_H
