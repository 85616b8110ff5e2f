//===--- time_span.h - CTimeSpan ------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_TIME_SPAN_H
#define AMP2HIP_WINDOWS_ATL_TIME_SPAN_H

#include "amp2hip_windows/atl/string.h"
#include "amp2hip_windows/crt/types.h"

namespace ATL {

/// A number of seconds, which may be negative.
class CTimeSpan {
public:
  CTimeSpan() = default;
  CTimeSpan(__time64_t seconds) : seconds_(seconds) {}
  CTimeSpan(int days, int hours, int minutes, int seconds)
      : seconds_(seconds + 60 * (minutes + 60 * (hours + __time64_t(24) * days))) {}

  long long GetDays() const { return seconds_ / (24 * 3600); }
  long long GetTotalHours() const { return seconds_ / 3600; }
  int GetHours() const { return static_cast<int>(GetTotalHours() % 24); }
  long long GetTotalMinutes() const { return seconds_ / 60; }
  int GetMinutes() const { return static_cast<int>(GetTotalMinutes() % 60); }
  long long GetTotalSeconds() const { return seconds_; }
  int GetSeconds() const { return static_cast<int>(seconds_ % 60); }
  __time64_t GetTimeSpan() const { return seconds_; }

  CTimeSpan operator+(CTimeSpan other) const { return seconds_ + other.seconds_; }
  CTimeSpan operator-(CTimeSpan other) const { return seconds_ - other.seconds_; }
  CTimeSpan &operator+=(CTimeSpan other) { return *this = *this + other; }
  CTimeSpan &operator-=(CTimeSpan other) { return *this = *this - other; }
  bool operator==(CTimeSpan other) const { return seconds_ == other.seconds_; }
  bool operator!=(CTimeSpan other) const { return seconds_ != other.seconds_; }
  bool operator<(CTimeSpan other) const { return seconds_ < other.seconds_; }
  bool operator>(CTimeSpan other) const { return seconds_ > other.seconds_; }
  bool operator<=(CTimeSpan other) const { return seconds_ <= other.seconds_; }
  bool operator>=(CTimeSpan other) const { return seconds_ >= other.seconds_; }

  /// `%D`, `%H`, `%M` and `%S` are the days and the rest of hours, minutes and seconds with two
  /// digits; `%%` is `%`.
  CString Format(LPCTSTR format) const {
    CString result;
    for (; *format != 0; ++format) {
      if (*format != '%' || format[1] == 0) {
        result += *format;
        continue;
      }
      switch (*++format) {
      case 'D':
        result.AppendFormat(TEXT("%lld"), GetDays());
        break;
      case 'H':
        result.AppendFormat(TEXT("%02d"), GetHours());
        break;
      case 'M':
        result.AppendFormat(TEXT("%02d"), GetMinutes());
        break;
      case 'S':
        result.AppendFormat(TEXT("%02d"), GetSeconds());
        break;
      default:
        result += *format;
      }
    }
    return result;
  }

private:
  __time64_t seconds_ = 0;
};

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_TIME_SPAN_H
