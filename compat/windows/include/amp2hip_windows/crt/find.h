//===--- find.h - _findfirst ----------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_FIND_H
#define AMP2HIP_WINDOWS_CRT_FIND_H

#include "amp2hip_windows/crt/types.h"

/// A file that _findfirst or _findnext found.
struct _finddata64_t {
  unsigned attrib; ///< _A_SUBDIR, _A_RDONLY...
  __time64_t time_create, time_access, time_write;
  long long size;
  char name[_MAX_PATH];
};
struct _wfinddata64_t {
  unsigned attrib;
  __time64_t time_create, time_access, time_write;
  long long size;
  wchar_t name[_MAX_PATH];
};
// Windows has other types with smaller fields; here they are the same.
#define _finddata_t _finddata64_t
#define _finddata32_t _finddata64_t
#define _finddatai64_t _finddata64_t
#define __finddata64_t _finddata64_t
#define _finddata64i32_t _finddata64_t
#define _wfinddata_t _wfinddata64_t
#define _wfinddata32_t _wfinddata64_t
#define _wfinddatai64_t _wfinddata64_t
#define _wfinddata64i32_t _wfinddata64_t

#ifdef __cplusplus
extern "C" {
#endif

/// Finds files by a pattern with `*` and `?`, without regard to case. Returns a handle for
/// _findnext and _findclose, or -1. _findnext returns 0, or -1 with ENOENT after the last file.
intptr_t _findfirst(const char *pattern, struct _finddata64_t *found);
int _findnext(intptr_t handle, struct _finddata64_t *found);
int _findclose(intptr_t handle);
intptr_t _wfindfirst(const wchar_t *pattern, struct _wfinddata64_t *found);
int _wfindnext(intptr_t handle, struct _wfinddata64_t *found);
#define _wfindfirst64 _wfindfirst
#define _wfindnext64 _wfindnext
#define _wfindfirsti64 _wfindfirst
#define _wfindnexti64 _wfindnext
#define _findfirst64 _findfirst
#define _findnext64 _findnext
#define _findfirsti64 _findfirst
#define _findnexti64 _findnext

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_CRT_FIND_H
