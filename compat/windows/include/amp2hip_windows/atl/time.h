//===--- time.h - CTime ---------------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_TIME_H
#define AMP2HIP_WINDOWS_ATL_TIME_H

#include "amp2hip_windows/atl/time_span.h"
#include "amp2hip_windows/win32/time.h"
#include <string>
#include <time.h>

namespace amp2hip_windows {

inline size_t write_time(char *to, size_t size, const char *format, const tm *time) {
  return strftime(to, size, format, time);
}
inline size_t write_time(wchar_t *to, size_t size, const wchar_t *format, const tm *time) {
  return wcsftime(to, size, format, time);
}

/// Returns the format of strftime() with the meaning of \p format on Windows: `%#d` is a number
/// without zeros before it, and `%#c` and `%#x` are the long forms of the date.
template <typename Character>
std::basic_string<Character> linux_time_format(const Character *format) {
  std::basic_string<Character> result;
  auto append = [&](const char *text) {
    while (*text != 0)
      result += static_cast<Character>(*text++);
  };
  for (; *format != 0; ++format) {
    result += *format;
    if (*format != '%' || format[1] == 0)
      continue;
    if (format[1] == '#' && format[2] != 0) {
      format += 2;
      if (*format == 'c')
        append("A, %B %d, %Y %H:%M:%S");
      else if (*format == 'x')
        append("A, %B %d, %Y");
      else if (*format == 'd' || *format == 'H' || *format == 'I' || *format == 'j' ||
               *format == 'm' || *format == 'M' || *format == 'S' || *format == 'U' ||
               *format == 'w' || *format == 'W' || *format == 'y' || *format == 'Y')
        result += '-', result += *format;
      else
        result += *format;
    } else {
      result += *++format;
    }
  }
  return result;
}

} // namespace amp2hip_windows

namespace ATL {

/// A time in seconds since 1970. The parts are those of the local time, as on Windows; those that
/// are not valid throw CAtlException.
class CTime {
public:
  CTime() = default;
  CTime(__time64_t time) : time_(time) {}
  CTime(int year, int month, int day, int hour, int minute, int second, int daylight = -1) {
    set(year, month, day, hour, minute, second, daylight);
  }
  CTime(const SYSTEMTIME &time, int daylight = -1) {
    set(time.wYear, time.wMonth, time.wDay, time.wHour, time.wMinute, time.wSecond, daylight);
  }
  CTime(const FILETIME &time, int = -1) {
    const unsigned long long ticks =
        (static_cast<unsigned long long>(time.dwHighDateTime) << 32) | time.dwLowDateTime;
    time_ = static_cast<__time64_t>(ticks / 10000000) - 11644473600LL;
  }
  static CTime GetCurrentTime() { return ::time(nullptr); }
  static BOOL IsValidFILETIME(const FILETIME &time) { return CTime(time).time_ >= 0; }

  __time64_t GetTime() const { return time_; }
  tm *GetGmtTm(tm *to) const { return gmtime_r(&time_, to); }
  tm *GetLocalTm(tm *to) const { return localtime_r(&time_, to); }
  bool GetAsSystemTime(SYSTEMTIME &to) const {
    const tm parts = local();
    to = SYSTEMTIME();
    to.wYear = static_cast<WORD>(parts.tm_year + 1900);
    to.wMonth = static_cast<WORD>(parts.tm_mon + 1);
    to.wDayOfWeek = static_cast<WORD>(parts.tm_wday);
    to.wDay = static_cast<WORD>(parts.tm_mday);
    to.wHour = static_cast<WORD>(parts.tm_hour);
    to.wMinute = static_cast<WORD>(parts.tm_min);
    to.wSecond = static_cast<WORD>(parts.tm_sec);
    return true;
  }
  int GetYear() const { return local().tm_year + 1900; }
  int GetMonth() const { return local().tm_mon + 1; }
  int GetDay() const { return local().tm_mday; }
  int GetHour() const { return local().tm_hour; }
  int GetMinute() const { return local().tm_min; }
  int GetSecond() const { return local().tm_sec; }
  /// Returns 1 for Sunday.
  int GetDayOfWeek() const { return local().tm_wday + 1; }

  CTime operator+(CTimeSpan span) const { return time_ + span.GetTimeSpan(); }
  CTime operator-(CTimeSpan span) const { return time_ - span.GetTimeSpan(); }
  CTimeSpan operator-(CTime other) const { return time_ - other.time_; }
  CTime &operator+=(CTimeSpan span) { return *this = *this + span; }
  CTime &operator-=(CTimeSpan span) { return *this = *this - span; }
  bool operator==(CTime other) const { return time_ == other.time_; }
  bool operator!=(CTime other) const { return time_ != other.time_; }
  bool operator<(CTime other) const { return time_ < other.time_; }
  bool operator>(CTime other) const { return time_ > other.time_; }
  bool operator<=(CTime other) const { return time_ <= other.time_; }
  bool operator>=(CTime other) const { return time_ >= other.time_; }

  /// The formats are those of strftime().
  CString Format(LPCTSTR format) const { return format_parts(format, local()); }
  CString FormatGmt(LPCTSTR format) const {
    tm parts = {};
    GetGmtTm(&parts);
    return format_parts(format, parts);
  }

private:
  void set(int year, int month, int day, int hour, int minute, int second, int daylight) {
    if (year < 1900 || month < 1 || month > 12 || day < 1 || day > 31 || hour < 0 || hour > 23 ||
        minute < 0 || minute > 59 || second < 0 || second > 59)
      AtlThrow(E_INVALIDARG);
    tm parts = {};
    parts.tm_year = year - 1900;
    parts.tm_mon = month - 1;
    parts.tm_mday = day;
    parts.tm_hour = hour;
    parts.tm_min = minute;
    parts.tm_sec = second;
    parts.tm_isdst = daylight;
    time_ = mktime(&parts);
    if (time_ == -1)
      AtlThrow(E_INVALIDARG);
  }
  tm local() const {
    tm parts = {};
    GetLocalTm(&parts);
    return parts;
  }
  static CString format_parts(LPCTSTR format, const tm &parts) {
    TCHAR text[512];
    const size_t length = amp2hip_windows::write_time(
        text, 512, amp2hip_windows::linux_time_format(format).c_str(), &parts);
    return CString(text, static_cast<int>(length));
  }

  time_t time_ = 0;
};

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_TIME_H
