//===--- date_texts.cpp - GetDateFormat and GetTimeFormat -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/date_texts.h"
#include "text.h"
#include "win32/last_error.h"
#include <algorithm>
#include <string>
#include <string_view>

using namespace amp2hip_windows;

namespace {

constexpr const char *day_names[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                     "Thursday", "Friday", "Saturday"};
constexpr const char *month_names[] = {"January",   "February", "March",    "April",
                                       "May",       "June",     "July",     "August",
                                       "September", "October",  "November", "December"};

std::string number(unsigned value, std::size_t digits) {
  const std::string text = std::to_string(value);
  return std::string(digits - std::min(digits, text.size()), '0') + text;
}
std::string name(const char *text, std::size_t count) {
  return count == 3 ? std::string(text, 3) : text;
}

/// Returns the text of \p count letters \p c of a picture for dates; the letter is `d`, `M`, `y` or
/// `g`.
std::string date_element(char c, std::size_t count, const SYSTEMTIME &date) {
  switch (c) {
  case 'd':
    return count < 3 ? number(date.wDay, count) : name(day_names[date.wDayOfWeek], count);
  case 'M':
    return count < 3 ? number(date.wMonth, count) : name(month_names[date.wMonth - 1], count);
  case 'y':
    return count < 3 ? number(date.wYear % 100, count) : number(date.wYear, 4);
  default:
    return "A.D.";
  }
}

/// The same for times, with the letters `h`, `H`, `m`, `s` and `t`.
std::string time_element(char c, std::size_t count, const SYSTEMTIME &time) {
  const std::size_t digits = std::min<std::size_t>(count, 2);
  switch (c) {
  case 'h':
    return number((time.wHour + 11U) % 12 + 1, digits);
  case 'H':
    return number(time.wHour, digits);
  case 'm':
    return number(time.wMinute, digits);
  case 's':
    return number(time.wSecond, digits);
  default:
    return std::string(time.wHour < 12 ? "AM" : "PM", digits);
  }
}

/// Replaces the letters of \p picture. Text in single quotes stays; two quotes in it are one.
template <typename Element>
std::string by_picture(std::string_view picture, std::string_view letters, Element element) {
  std::string result;
  while (!picture.empty()) {
    const char c = picture.front();
    if (c == '\'') {
      std::size_t i = 1;
      for (; i < picture.size(); ++i) {
        if (picture[i] == '\'' && picture.substr(i, 2) != "''")
          break;
        i += picture[i] == '\'';
        result += picture[i];
      }
      picture.remove_prefix(std::min(i + 1, picture.size()));
      continue;
    }
    const std::size_t count = std::min(picture.find_first_not_of(c), picture.size());
    result += letters.find(c) != std::string_view::npos ? element(c, count)
                                                        : std::string(picture.substr(0, count));
    picture.remove_prefix(count);
  }
  return result;
}

/// Removes the elements \p letters of a picture and the separators before each.
std::string without(std::string picture, std::string_view letters) {
  for (std::size_t i; (i = picture.find_first_of(letters)) != std::string::npos;) {
    const std::size_t end = std::min(picture.find_first_not_of(picture[i], i), picture.size());
    const std::size_t begin = picture.find_last_of("hHmst", i == 0 ? 0 : i - 1);
    const std::size_t first = begin == std::string::npos || begin >= i ? i : begin + 1;
    picture.erase(first, end - first);
  }
  return picture;
}

template <typename Char>
int store_date(const std::basic_string<Char> &text, Char *buffer, int size) {
  const int length = static_cast<int>(text.size()) + 1;
  if (size == 0)
    return length;
  if (buffer == nullptr || size < length)
    return fail(ERROR_INSUFFICIENT_BUFFER);
  std::copy_n(text.c_str(), length, buffer);
  return length;
}

/// Returns a valid date with its day of the week, or false.
bool complete(const SYSTEMTIME *date, SYSTEMTIME &result) {
  if (date == nullptr) {
    GetLocalTime(&result);
    return true;
  }
  SYSTEMTIME day = {};
  day.wYear = date->wYear;
  day.wMonth = date->wMonth;
  day.wDay = date->wDay;
  FILETIME time;
  return SystemTimeToFileTime(&day, &time) && FileTimeToSystemTime(&time, &result);
}

template <typename Char>
int format_date(LCID locale, DWORD flags, const SYSTEMTIME *date, const Char *format, Char *buffer,
                int size) {
  SYSTEMTIME day;
  if (!complete(date, day))
    return fail(ERROR_INVALID_PARAMETER);
  const bool is_invariant = locale == LOCALE_INVARIANT;
  std::string picture;
  if (format != nullptr)
    picture = utf8_of(format);
  else if ((flags & DATE_LONGDATE) != 0)
    picture = is_invariant ? "dddd, dd MMMM yyyy" : "dddd, MMMM d, yyyy";
  else
    picture = is_invariant ? "MM/dd/yyyy" : "M/d/yyyy";
  return store_date(
      as_text<Char>(by_picture(
          picture, "dMyg", [&](char c, std::size_t count) { return date_element(c, count, day); })),
      buffer, size);
}

template <typename Char>
int format_time(LCID locale, DWORD flags, const SYSTEMTIME *time, const Char *format, Char *buffer,
                int size) {
  SYSTEMTIME now;
  if (time == nullptr)
    GetLocalTime(&now);
  else
    now = *time;
  if (now.wHour > 23 || now.wMinute > 59 || now.wSecond > 59)
    return fail(ERROR_INVALID_PARAMETER);
  std::string picture = format != nullptr            ? std::string(utf8_of(format))
                        : locale == LOCALE_INVARIANT ? "HH:mm:ss"
                                                     : "h:mm:ss tt";
  if ((flags & TIME_NOMINUTESORSECONDS) != 0)
    picture = without(picture, "ms");
  if ((flags & TIME_NOSECONDS) != 0)
    picture = without(picture, "s");
  if ((flags & TIME_NOTIMEMARKER) != 0)
    picture = without(picture, "t");
  if ((flags & TIME_FORCE24HOURFORMAT) != 0)
    std::replace(picture.begin(), picture.end(), 'h', 'H');
  return store_date(as_text<Char>(by_picture(
                        picture, "hHmst",
                        [&](char c, std::size_t count) { return time_element(c, count, now); })),
                    buffer, size);
}

} // namespace

int GetDateFormatA(LCID locale, DWORD flags, const SYSTEMTIME *date, LPCSTR format, LPSTR buffer,
                   int size) {
  return format_date(locale, flags, date, format, buffer, size);
}
int GetDateFormatW(LCID locale, DWORD flags, const SYSTEMTIME *date, LPCWSTR format, LPWSTR buffer,
                   int size) {
  return format_date(locale, flags, date, format, buffer, size);
}
int GetTimeFormatA(LCID locale, DWORD flags, const SYSTEMTIME *time, LPCSTR format, LPSTR buffer,
                   int size) {
  return format_time(locale, flags, time, format, buffer, size);
}
int GetTimeFormatW(LCID locale, DWORD flags, const SYSTEMTIME *time, LPCWSTR format, LPWSTR buffer,
                   int size) {
  return format_time(locale, flags, time, format, buffer, size);
}
