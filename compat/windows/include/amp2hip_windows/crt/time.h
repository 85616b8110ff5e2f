//===--- time.h - localtime_s and other functions of <time.h> ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_TIME_H
#define AMP2HIP_WINDOWS_CRT_TIME_H

#include "amp2hip_windows/crt/types.h"
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif

// Microsoft's order of parameters: first the result.
errno_t localtime_s(struct tm *result, const time_t *when);
errno_t gmtime_s(struct tm *result, const time_t *when);
/// Require a buffer of at least 26 characters.
errno_t asctime_s(char *buffer, size_t size, const struct tm *when);
errno_t ctime_s(char *buffer, size_t size, const time_t *when);

__time64_t _time64(__time64_t *result);
struct tm *_localtime64(const __time64_t *when);
struct tm *_gmtime64(const __time64_t *when);
char *_ctime64(const __time64_t *when);
errno_t _localtime64_s(struct tm *result, const __time64_t *when);
errno_t _gmtime64_s(struct tm *result, const __time64_t *when);
errno_t _ctime64_s(char *buffer, size_t size, const __time64_t *when);
__time64_t _mktime64(struct tm *when);
__time64_t _mkgmtime64(struct tm *when);
time_t _mkgmtime(struct tm *when);
double _difftime64(__time64_t end, __time64_t begin);

/// Store the local date as `12/31/99` and the local time as `23:59:59`.
errno_t _strdate_s(char *buffer, size_t size);
errno_t _strtime_s(char *buffer, size_t size);
char *_strdate(char *buffer);
char *_strtime(char *buffer);
void _tzset(void);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
template <size_t Size>
errno_t asctime_s(char (&buffer)[Size], const struct tm *when) {
  return asctime_s(buffer, Size, when);
}
template <size_t Size>
errno_t ctime_s(char (&buffer)[Size], const time_t *when) {
  return ctime_s(buffer, Size, when);
}
template <size_t Size>
errno_t _strdate_s(char (&buffer)[Size]) {
  return _strdate_s(buffer, Size);
}
template <size_t Size>
errno_t _strtime_s(char (&buffer)[Size]) {
  return _strtime_s(buffer, Size);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_TIME_H
