//===--- time.cpp - localtime_s and related functions --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/time.h"
#include "amp2hip_windows/crt/timeb.h"
#include "crt/invalid_parameter.h"
#include <cstdint>
#include <cstdio>
#include <ctime>

using namespace amp2hip_windows;

namespace {
/// Sets all fields of a time to -1, as for an invalid time.
errno_t invalid_time(const char *function, tm *result) {
  if (result != nullptr)
    result->tm_sec = result->tm_min = result->tm_hour = result->tm_mday = result->tm_mon =
        result->tm_year = result->tm_wday = result->tm_yday = result->tm_isdst = -1;
  return invalid_parameter(function, "a parameter is null");
}

errno_t split_time(const char *function, tm *result, const time_t *when,
                   tm *(*split)(const time_t *, tm *)) {
  if (result == nullptr || when == nullptr)
    return invalid_time(function, result);
  if (*when < 0) { // Microsoft's library has no times before 1970
    invalid_time(function, result);
    return EINVAL;
  }
  return split(when, result) != nullptr ? 0 : EINVAL;
}

errno_t text_of_time(const char *function, char *buffer, size_t size, const tm *when) {
  if (buffer == nullptr || size == 0)
    return invalid_parameter(function, "the buffer is null or empty");
  buffer[0] = 0;
  if (when == nullptr || size < 26)
    return invalid_parameter(function,
                             "the time is null or the buffer has less than 26 characters");
  return std::strftime(buffer, size, "%a %b %d %H:%M:%S %Y\n", when) != 0 ? 0 : EINVAL;
}

errno_t format_now(const char *function, char *buffer, size_t size, const char *format) {
  if (buffer == nullptr || size == 0)
    return invalid_parameter(function, "the buffer is null or empty");
  const time_t now = std::time(nullptr);
  tm fields;
  localtime_r(&now, &fields);
  if (std::strftime(buffer, size, format, &fields) != 0)
    return 0;
  buffer[0] = 0;
  return invalid_parameter(function, "the buffer has less than 9 characters", ERANGE);
}
} // namespace

errno_t localtime_s(tm *result, const time_t *when) {
  return split_time("localtime_s", result, when, localtime_r);
}
errno_t gmtime_s(tm *result, const time_t *when) {
  return split_time("gmtime_s", result, when, gmtime_r);
}
errno_t asctime_s(char *buffer, size_t size, const tm *when) {
  return text_of_time("asctime_s", buffer, size, when);
}
errno_t ctime_s(char *buffer, size_t size, const time_t *when) {
  tm fields;
  const bool valid = when != nullptr && *when >= 0 && localtime_r(when, &fields) != nullptr;
  return text_of_time("ctime_s", buffer, size, valid ? &fields : nullptr);
}

// time_t and __time64_t both have 64 bits.
namespace {
time_t plain(__time64_t when) { return static_cast<time_t>(when); }
} // namespace

__time64_t _time64(__time64_t *result) {
  const __time64_t now = std::time(nullptr);
  if (result != nullptr)
    *result = now;
  return now;
}
tm *_localtime64(const __time64_t *when) {
  const time_t at = plain(*when);
  return std::localtime(&at);
}
tm *_gmtime64(const __time64_t *when) {
  const time_t at = plain(*when);
  return std::gmtime(&at);
}
char *_ctime64(const __time64_t *when) {
  const time_t at = plain(*when);
  return std::ctime(&at);
}
errno_t _localtime64_s(tm *result, const __time64_t *when) {
  const time_t at = when != nullptr ? plain(*when) : 0;
  return localtime_s(result, when != nullptr ? &at : nullptr);
}
errno_t _gmtime64_s(tm *result, const __time64_t *when) {
  const time_t at = when != nullptr ? plain(*when) : 0;
  return gmtime_s(result, when != nullptr ? &at : nullptr);
}
errno_t _ctime64_s(char *buffer, size_t size, const __time64_t *when) {
  const time_t at = when != nullptr ? plain(*when) : 0;
  return ctime_s(buffer, size, when != nullptr ? &at : nullptr);
}
__time64_t _mktime64(tm *when) { return std::mktime(when); }
__time64_t _mkgmtime64(tm *when) { return timegm(when); }
time_t _mkgmtime(tm *when) { return timegm(when); }
double _difftime64(__time64_t end, __time64_t begin) { return static_cast<double>(end - begin); }

errno_t _strdate_s(char *buffer, size_t size) {
  return format_now("_strdate_s", buffer, size, "%m/%d/%y");
}
errno_t _strtime_s(char *buffer, size_t size) {
  return format_now("_strtime_s", buffer, size, "%H:%M:%S");
}
char *_strdate(char *buffer) { return _strdate_s(buffer, 9) == 0 ? buffer : nullptr; }
char *_strtime(char *buffer) { return _strtime_s(buffer, 9) == 0 ? buffer : nullptr; }
void _tzset() { tzset(); }
errno_t _get_daylight(int *hours) {
  if (hours == nullptr)
    return invalid_parameter("_get_daylight", "the pointer is null");
  *hours = _daylight;
  return 0;
}
// C code calls them.
extern "C" errno_t _get_timezone(long *seconds) { return _get_timezone<long>(seconds); }
extern "C" errno_t _get_dstbias(long *seconds) { return _get_dstbias<long>(seconds); }

static __time32_t short_time(time_t when) {
  return when < 0 || when > INT32_MAX ? -1 : static_cast<__time32_t>(when);
}
__time32_t _time32(__time32_t *result) {
  const __time32_t now = short_time(std::time(nullptr));
  if (result != nullptr)
    *result = now;
  return now;
}
tm *_localtime32(const __time32_t *when) {
  const time_t at = *when;
  return at < 0 ? nullptr : std::localtime(&at);
}
tm *_gmtime32(const __time32_t *when) {
  const time_t at = *when;
  return at < 0 ? nullptr : std::gmtime(&at);
}
__time32_t _mktime32(tm *when) { return short_time(std::mktime(when)); }
double _difftime32(__time32_t end, __time32_t begin) {
  return static_cast<double>(end) - static_cast<double>(begin);
}

errno_t _ftime64_s(__timeb64 *now) {
  if (now == nullptr)
    return invalid_parameter("_ftime64_s", "the pointer is null");
  timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  tm local;
  localtime_r(&time.tv_sec, &local);
  now->time = time.tv_sec;
  now->millitm = static_cast<unsigned short>(time.tv_nsec / 1000000);
  now->dstflag = static_cast<short>(local.tm_isdst > 0);
  // Without daylight saving time, as on Windows.
  now->timezone = static_cast<short>(::timezone / 60);
  return 0;
}
void _ftime64(__timeb64 *now) { _ftime64_s(now); }
