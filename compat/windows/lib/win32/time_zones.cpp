//===--- time_zones.cpp - times of the zone of the system ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/time.h"
#include "text.h"
#include "win32/file_times.h"
#include "win32/last_error.h"
#include <cstring>
#include <ctime>
#include <cwchar>

using namespace amp2hip_windows;

namespace {

tm fields_of(const SYSTEMTIME &time) {
  tm fields = {};
  fields.tm_year = time.wYear - 1900;
  fields.tm_mon = time.wMonth - 1;
  fields.tm_mday = time.wDay;
  fields.tm_hour = time.wHour;
  fields.tm_min = time.wMinute;
  fields.tm_sec = time.wSecond;
  fields.tm_isdst = -1;
  return fields;
}
void store_fields(const tm &fields, WORD milliseconds, LPSYSTEMTIME to) {
  to->wYear = static_cast<WORD>(fields.tm_year + 1900);
  to->wMonth = static_cast<WORD>(fields.tm_mon + 1);
  to->wDayOfWeek = static_cast<WORD>(fields.tm_wday);
  to->wDay = static_cast<WORD>(fields.tm_mday);
  to->wHour = static_cast<WORD>(fields.tm_hour);
  to->wMinute = static_cast<WORD>(fields.tm_min);
  to->wSecond = static_cast<WORD>(fields.tm_sec);
  to->wMilliseconds = milliseconds;
}

/// Fails unless the zone is null or that of the system.
bool is_system_zone(const TIME_ZONE_INFORMATION *zone) {
  TIME_ZONE_INFORMATION system;
  if (zone == nullptr)
    return true;
  GetTimeZoneInformation(&system);
  return (zone->Bias == system.Bias && zone->DaylightBias == system.DaylightBias &&
          std::wcscmp(zone->StandardName, system.StandardName) == 0) ||
         fail(ERROR_CALL_NOT_IMPLEMENTED) != FALSE;
}

} // namespace

BOOL LocalFileTimeToFileTime(const FILETIME *from, LPFILETIME to) {
  const FILETIME zero = {0, 0};
  FILETIME offset;
  FileTimeToLocalFileTime(&zero, &offset);
  const auto number = [](const FILETIME &time) {
    return static_cast<long long>(static_cast<unsigned long long>(time.dwHighDateTime) << 32 |
                                  time.dwLowDateTime);
  };
  const long long result = number(*from) - number(offset);
  *to = {static_cast<DWORD>(result), static_cast<DWORD>(result >> 32)};
  return TRUE;
}

DWORD GetTimeZoneInformation(LPTIME_ZONE_INFORMATION zone) {
  *zone = TIME_ZONE_INFORMATION();
  const time_t now = std::time(nullptr);
  tm today;
  localtime_r(&now, &today);
  bool changes = false;
  for (const int month : {0, 6}) {
    tm fields = {};
    fields.tm_year = today.tm_year;
    fields.tm_mon = month;
    fields.tm_mday = 1;
    fields.tm_hour = 12;
    fields.tm_isdst = -1;
    std::mktime(&fields);
    const auto bias = static_cast<LONG>(-fields.tm_gmtoff / 60);
    const std::wstring name = widen(fields.tm_zone).substr(0, 31);
    changes = changes || fields.tm_isdst > 0;
    if (fields.tm_isdst > 0) {
      zone->DaylightBias = bias; // still with the other bias
      std::wcscpy(zone->DaylightName, name.c_str());
    } else {
      zone->Bias = bias;
      std::wcscpy(zone->StandardName, name.c_str());
    }
  }
  if (!changes) {
    std::wcscpy(zone->DaylightName, zone->StandardName);
    return TIME_ZONE_ID_UNKNOWN;
  }
  zone->DaylightBias -= zone->Bias;
  return today.tm_isdst > 0 ? TIME_ZONE_ID_DAYLIGHT : TIME_ZONE_ID_STANDARD;
}

BOOL SystemTimeToTzSpecificLocalTime(const TIME_ZONE_INFORMATION *zone, const SYSTEMTIME *from,
                                     LPSYSTEMTIME to) {
  if (!is_system_zone(zone))
    return FALSE;
  tm fields = fields_of(*from), local;
  const time_t seconds = timegm(&fields);
  localtime_r(&seconds, &local);
  store_fields(local, from->wMilliseconds, to);
  return TRUE;
}
BOOL TzSpecificLocalTimeToSystemTime(const TIME_ZONE_INFORMATION *zone, const SYSTEMTIME *from,
                                     LPSYSTEMTIME to) {
  if (!is_system_zone(zone))
    return FALSE;
  tm fields = fields_of(*from), universal;
  const time_t seconds = std::mktime(&fields);
  gmtime_r(&seconds, &universal);
  store_fields(universal, from->wMilliseconds, to);
  return TRUE;
}
