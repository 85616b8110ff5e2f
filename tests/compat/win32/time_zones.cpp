//===--- time_zones.cpp - time zones and timers ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atomic>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <ctime>
#include <string>
#include <thread>
#include <windows.h>

namespace {

/// Sets the zone of the program, until destroyed.
struct zone_scope {
  explicit zone_scope(const char *zone) {
    setenv("TZ", zone, 1);
    tzset();
  }
  ~zone_scope() {
    unsetenv("TZ");
    tzset();
  }
};

std::atomic<int> calls(0);
void count_call(UINT timer, UINT message, DWORD_PTR user, DWORD_PTR, DWORD_PTR) {
  if (timer != 0 && message == 0 && user == 7)
    ++calls;
}

} // namespace

TEST_CASE("the zone of the system") {
  const zone_scope scope("CET-1CEST,M3.5.0,M10.5.0/3");
  TIME_ZONE_INFORMATION zone;
  PTIME_ZONE_INFORMATION same = &zone;
  LPTIME_ZONE_INFORMATION also = same;
  const DWORD kind = GetTimeZoneInformation(also);
  CHECK((kind == TIME_ZONE_ID_STANDARD || kind == TIME_ZONE_ID_DAYLIGHT));
  CHECK((zone.Bias == -60 && zone.DaylightBias == -60));
  CHECK((zone.StandardName == std::wstring(L"CET") && zone.DaylightName == std::wstring(L"CEST")));
  const SYSTEMTIME july = {2015, 7, 3, 1, 23, 30, 15, 500};
  SYSTEMTIME local, universal;
  CHECK(SystemTimeToTzSpecificLocalTime(nullptr, &july, &local));
  CHECK((local.wDay == 2 && local.wHour == 1 && local.wMinute == 30 && local.wMilliseconds == 500));
  CHECK((TzSpecificLocalTimeToSystemTime(same, &local, &universal) && universal.wDay == 1 &&
         universal.wHour == 23));
  zone.Bias = 480;
  CHECK((!SystemTimeToTzSpecificLocalTime(&zone, &july, &local) &&
         GetLastError() == ERROR_CALL_NOT_IMPLEMENTED));
  FILETIME time, local_time, back;
  CHECK((SystemTimeToFileTime(&july, &time) && FileTimeToLocalFileTime(&time, &local_time) &&
         LocalFileTimeToFileTime(&local_time, &back)));
  CHECK((CompareFileTime(&back, &time) == 0 && CompareFileTime(&local_time, &time) > 0));
}

TEST_CASE("timers of mmsystem.h") {
  calls = 0;
  const MMRESULT timer = timeSetEvent(2, 0, count_call, 7, TIME_PERIODIC);
  REQUIRE(timer != 0);
  for (int i = 0; i < 500 && calls < 3; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  CHECK((calls >= 3 && timeKillEvent(timer) == TIMERR_NOERROR));
  const int last = calls;
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  CHECK((calls == last && timeKillEvent(timer) != TIMERR_NOERROR));
  const HANDLE event = CreateEventA(nullptr, FALSE, FALSE, nullptr);
  const MMRESULT once = timeSetEvent(1, 0, reinterpret_cast<LPTIMECALLBACK>(event), 0,
                                     TIME_ONESHOT | TIME_CALLBACK_EVENT_SET);
  CHECK(WaitForSingleObject(event, 10000) == WAIT_OBJECT_0);
  CHECK((timeKillEvent(once) == TIMERR_NOERROR && CloseHandle(event)));
  CHECK(timeSetEvent(1, 0, count_call, 0, TIME_CALLBACK_EVENT_PULSE) == 0);
}
