//===--- windows_time.cpp - clocks and times of windows.h ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <chrono>
#include <ctime>
#include <mmsystem.h>
#include <timeapi.h>
#include <windows.h>

TEST_CASE("QueryPerformanceCounter: measures a sleep") {
  LARGE_INTEGER frequency, before, after;
  CHECK((QueryPerformanceFrequency(&frequency) && frequency.QuadPart == 10000000));
  CHECK(QueryPerformanceCounter(&before));
  const ULONGLONG ticks = GetTickCount64();
  const DWORD old_ticks = GetTickCount(), media = timeGetTime();
  Sleep(20);
  CHECK(QueryPerformanceCounter(&after));
  const double seconds = double(after.QuadPart - before.QuadPart) / double(frequency.QuadPart);
  CHECK((seconds >= 0.02 && seconds < 5));
  CHECK((GetTickCount64() - ticks >= 19 && GetTickCount() - old_ticks >= 19));
  CHECK(timeGetTime() - media >= 19);
  CHECK((!QueryPerformanceCounter(nullptr) && GetLastError() == ERROR_INVALID_PARAMETER));
  const MMRESULT result = timeBeginPeriod(1);
  CHECK((result == TIMERR_NOERROR && timeEndPeriod(1) == TIMERR_NOERROR));
  Sleep(0);
  CHECK((SleepEx(1, FALSE) == 0 && SwitchToThread()));
}

TEST_CASE("SYSTEMTIME and FILETIME") {
  SYSTEMTIME system, local, back;
  GetSystemTime(&system);
  GetLocalTime(&local);
  const std::time_t now = std::time(nullptr);
  CHECK(system.wYear == std::gmtime(&now)->tm_year + 1900);
  CHECK(local.wYear == std::localtime(&now)->tm_year + 1900);
  FILETIME file, later;
  SYSTEMTIME known = {2014, 2, 6, 15, 12, 30, 45, 678};
  REQUIRE(SystemTimeToFileTime(&known, &file));
  CHECK((file.dwHighDateTime == 0x01CF2A49 &&
         (ULONGLONG(file.dwHighDateTime) << 32 | file.dwLowDateTime) == 130369410456780000ULL));
  REQUIRE(FileTimeToSystemTime(&file, &back));
  CHECK((back.wDay == 15 && back.wHour == 12 && back.wMilliseconds == 678 && back.wDayOfWeek == 6));
  GetSystemTimeAsFileTime(&later);
  CHECK((CompareFileTime(&file, &later) == -1 && CompareFileTime(&later, &file) == 1));
  CHECK(CompareFileTime(&file, &file) == 0);
  GetSystemTimePreciseAsFileTime(&later);
  CHECK(FileTimeToLocalFileTime(&later, &file));
  known.wDay = 30; // February
  CHECK((!SystemTimeToFileTime(&known, &file) && GetLastError() == ERROR_INVALID_PARAMETER));
  LPFILETIME pointer = &file;
  PFILETIME same = pointer;
  LPSYSTEMTIME time = &system;
  PSYSTEMTIME same_time = time;
  CHECK((same == &file && same_time == &system));
}

TEST_CASE("GetProcessTimes: the start of the process and its processor time") {
  FILETIME creation, exit, kernel, user, now;
  REQUIRE(GetProcessTimes(GetCurrentProcess(), &creation, &exit, &kernel, &user));
  GetSystemTimeAsFileTime(&now);
  const auto count = [](const FILETIME &time) {
    return LONGLONG(ULONGLONG(time.dwHighDateTime) << 32 | time.dwLowDateTime);
  };
  const LONGLONG age = count(now) - count(creation);
  CHECK((age > -1000000 && age < 36000000000LL)); // less than an hour
  CHECK(count(kernel) + count(user) > 0);
}

template <typename... Arguments>
static std::string text_of(int (*function)(LCID, DWORD, const SYSTEMTIME *, LPCSTR, LPSTR, int),
                           Arguments... arguments) {
  char buffer[100] = "";
  const int size = function(arguments..., buffer, 100);
  return size == 0 ? "error" : std::string(buffer, static_cast<std::size_t>(size - 1));
}

TEST_CASE("GetDateFormat: pictures") {
  const SYSTEMTIME day = {2014, 2, 0, 5, 0, 0, 0, 0}; // a Wednesday
  const LCID user = LOCALE_USER_DEFAULT;
  CHECK(text_of(GetDateFormatA, user, 0, &day, "yyyy-MM-dd") == "2014-02-05");
  CHECK(text_of(GetDateFormatA, user, 0, &day, "ddd, d MMM yy y") == "Wed, 5 Feb 14 14");
  CHECK(text_of(GetDateFormatA, user, 0, &day, "'day' d 'o''clock' gg") == "day 5 o'clock A.D.");
  CHECK(text_of(GetDateFormatA, user, 0, &day, nullptr) == "2/5/2014");
  CHECK(text_of(GetDateFormatA, user, DATE_LONGDATE, &day, nullptr) ==
        "Wednesday, February 5, 2014");
  CHECK(text_of(GetDateFormatA, LOCALE_INVARIANT, DATE_SHORTDATE, &day, nullptr) == "02/05/2014");
  const SYSTEMTIME wrong = {2014, 2, 0, 30, 0, 0, 0, 0};
  CHECK(text_of(GetDateFormatA, user, 0, &wrong, "d") == "error");
  wchar_t wide[20];
  CHECK((GetDateFormatW(user, 0, &day, L"yyyy", wide, 20) == 5 && wide == std::wstring(L"2014")));
  CHECK((GetDateFormat(user, 0, &day, TEXT("yyyy"), nullptr, 0) == 5 &&
         GetDateFormatW(user, 0, &day, L"yyyy", wide, 4) == 0 &&
         GetLastError() == ERROR_INSUFFICIENT_BUFFER));
  CHECK(text_of(GetDateFormatA, user, 0, nullptr, "yyyy").size() == 4);
}

TEST_CASE("GetTimeFormat: pictures") {
  const SYSTEMTIME time = {0, 0, 0, 0, 15, 4, 9, 0}, night = {0, 0, 0, 0, 0, 30, 0, 0};
  const LCID user = LOCALE_USER_DEFAULT;
  CHECK(text_of(GetTimeFormatA, user, 0, &time, "HH':'mm:ss") == "15:04:09");
  CHECK(text_of(GetTimeFormatA, user, 0, &time, "h:m:s t") == "3:4:9 P");
  CHECK(text_of(GetTimeFormatA, user, 0, &night, "hh:mm tt H") == "12:30 AM 0");
  CHECK(text_of(GetTimeFormatA, user, 0, &time, nullptr) == "3:04:09 PM");
  CHECK(text_of(GetTimeFormatA, user, TIME_NOSECONDS, &time, nullptr) == "3:04 PM");
  CHECK(text_of(GetTimeFormatA, user, TIME_NOMINUTESORSECONDS, &time, nullptr) == "3 PM");
  const DWORD plain = TIME_FORCE24HOURFORMAT | TIME_NOTIMEMARKER;
  CHECK(text_of(GetTimeFormatA, user, plain, &time, nullptr) == "15:04:09");
  CHECK(text_of(GetTimeFormatA, LOCALE_INVARIANT, 0, &time, nullptr) == "15:04:09");
  const SYSTEMTIME wrong = {0, 0, 0, 0, 24, 0, 0, 0};
  CHECK(text_of(GetTimeFormatA, user, 0, &wrong, "H") == "error");
  wchar_t wide[20];
  CHECK(GetTimeFormatW(user, 0, &time, L"mm", wide, 20) == 3);
  CHECK(GetTimeFormat(user, 0, &time, TEXT("mm"), nullptr, 0) == 3);
}
