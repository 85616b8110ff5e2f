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
#include <errno.h>
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

/// The difference to UTC in seconds without daylight saving time, whether the time zone has such a
/// time, and the two names of the time zone.
#define _timezone __timezone
#define _daylight __daylight
#define _tzname __tzname
errno_t _get_daylight(int *hours);
/// Stores -3600, the offset of daylight saving time, or 0 if the time zone has none.
#ifndef __cplusplus
errno_t _get_timezone(long *seconds);
errno_t _get_dstbias(long *seconds);
#endif

// Times of 32 bits. They return -1 or null for times after 2038.
__time32_t _time32(__time32_t *result);
struct tm *_localtime32(const __time32_t *when);
struct tm *_gmtime32(const __time32_t *when);
__time32_t _mktime32(struct tm *when);
double _difftime32(__time32_t end, __time32_t begin);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
// `long` may be `int` in translated code.
template <typename Number>
errno_t _get_timezone(Number *seconds) {
  if (seconds == nullptr)
    return EINVAL;
  *seconds = static_cast<Number>(_timezone);
  return 0;
}
template <typename Number>
errno_t _get_dstbias(Number *seconds) {
  if (seconds == nullptr)
    return EINVAL;
  *seconds = _daylight != 0 ? -3600 : 0;
  return 0;
}
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
