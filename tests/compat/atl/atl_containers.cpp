//===--- atl_containers.cpp - Tests of atltime.h and atlcoll.h ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atlcoll.h>
#include <atltime.h>
#include <catch2/catch.hpp>
#include <string>
#include <windows.h>

TEST_CASE("CTimeSpan: seconds and their parts") {
  const CTimeSpan span(2, 3, 4, 5);
  CHECK((span.GetDays() == 2 && span.GetHours() == 3 && span.GetMinutes() == 4));
  CHECK((span.GetSeconds() == 5 && span.GetTotalHours() == 51 && span.GetTotalMinutes() == 3064));
  CHECK((span.GetTotalSeconds() == 183845 && span.GetTimeSpan() == 183845));
  CHECK(span.Format(_T("%D days, %H:%M:%S (100%%)")) == "2 days, 03:04:05 (100%)");
  CHECK((CTimeSpan(0, 0, 1, 0) + CTimeSpan(60) == 120 && CTimeSpan(60) - CTimeSpan(90) < 0));
  CTimeSpan sum;
  sum += CTimeSpan(90);
  sum -= CTimeSpan(30);
  CHECK((sum == 60 && sum != 61 && sum > 59 && sum <= 60 && sum >= 60 && sum < 61));
}

TEST_CASE("CTime: parts of the local time") {
  const CTime time(2024, 2, 29, 7, 8, 9);
  CHECK((time.GetYear() == 2024 && time.GetMonth() == 2 && time.GetDay() == 29));
  CHECK((time.GetHour() == 7 && time.GetMinute() == 8 && time.GetSecond() == 9));
  CHECK(time.GetDayOfWeek() == 5);
  CHECK(time.Format(_T("%Y-%m-%d %H:%M:%S")) == "2024-02-29 07:08:09");
  CHECK(time.Format(_T("%#H:%#M, %%d")) == "7:8, %d");
  CHECK(time.Format(_T("%#x")) == "Thursday, February 29, 2024");
  CHECK(time.Format(_T("%#c")) == "Thursday, February 29, 2024 07:08:09");
  CHECK(CTime(86400).FormatGmt(_T("%d.%m.%Y")) == "02.01.1970");
  const CTime later = time + CTimeSpan(1, 0, 0, 0);
  CHECK((later.GetMonth() == 3 && later - time == CTimeSpan(86400) && later > time));
  CHECK((later - CTimeSpan(86400) == time && later != time && time <= later && later >= time));
  CTime moved = time;
  moved += CTimeSpan(1);
  moved -= CTimeSpan(2);
  CHECK((moved < time && moved.GetTime() == time.GetTime() - 1));
  SYSTEMTIME parts;
  CHECK((time.GetAsSystemTime(parts) && parts.wYear == 2024 && parts.wDayOfWeek == 4));
  CHECK(CTime(parts) == time);
  FILETIME file;
  GetSystemTimeAsFileTime(&file);
  const CTime now = CTime::GetCurrentTime();
  CHECK((now - CTime(file) <= CTimeSpan(1) && CTime::IsValidFILETIME(file)));
  tm broken;
  CHECK((CTime(0).GetGmtTm(&broken)->tm_year == 70 && time.GetLocalTm(&broken)->tm_mday == 29));
  CHECK_THROWS_AS(CTime(2024, 13, 1, 0, 0, 0), CAtlException);
}

TEST_CASE("CAtlArray: grows") {
  CAtlArray<int> numbers;
  for (int i = 0; i < 5; ++i)
    CHECK(numbers.Add(i) == size_t(i));
  numbers.InsertAt(1, 7, 2);
  numbers.RemoveAt(0);
  CHECK((numbers.GetCount() == 6 && numbers[0] == 7 && numbers[2] == 1));
  numbers.SetAt(0, 8);
  numbers.SetAtGrow(9, numbers[0]);
  CHECK((numbers.GetCount() == 10 && numbers[8] == 0 && numbers.GetData()[9] == 8));
  CHECK(numbers.Append(numbers) == 10);
  CHECK((numbers.GetCount() == 20 && numbers[19] == 8));
  CHECK_THROWS_AS(numbers[20], CAtlException);
  CHECK_THROWS_AS(numbers.RemoveAt(19, 2), CAtlException);
  CAtlArray<int> copy;
  copy.Copy(numbers);
  numbers.RemoveAll();
  numbers.FreeExtra();
  CHECK((numbers.IsEmpty() && numbers.GetData() == nullptr && copy.GetAt(19) == 8));
  CAtlArray<bool> flags;
  CHECK(flags.SetCount(3));
  bool &flag = flags[flags.Add()];
  flag = true;
  CHECK((flags[3] && !flags[0]));
}

TEST_CASE("CAtlList: positions") {
  CAtlList<CString> names;
  names.AddTail(_T("b"));
  const POSITION last = names.AddTail(_T("d"));
  names.AddHead(_T("a"));
  names.InsertBefore(last, _T("c"));
  names.InsertAfter(last, _T("e"));
  CString all;
  for (POSITION at = names.GetHeadPosition(); at != nullptr;)
    all += names.GetNext(at);
  for (POSITION at = names.GetTailPosition(); at != nullptr;)
    all += names.GetPrev(at);
  CHECK(all == "abcdeedcba");
  CHECK((names.Find(_T("d")) == last && names.Find(_T("d"), last) == nullptr));
  CHECK((names.GetAt(names.FindIndex(2)) == "c" && names.FindIndex(5) == nullptr));
  names.SetAt(last, _T("x"));
  names.RemoveAt(names.FindIndex(1));
  names.AddTailList(&names);
  CHECK((names.RemoveHead() == "a" && names.RemoveTail() == "e" && names.GetCount() == 6));
  names.RemoveHeadNoReturn();
  names.RemoveTailNoReturn();
  CHECK((names.GetHead() == "x" && names.GetTail() == "c"));
  names.RemoveAll();
  CHECK((names.IsEmpty() && names.GetHeadPosition() == nullptr));
  CHECK_THROWS_AS(names.GetHead(), CAtlException);
}

namespace {
struct point {
  int x, y;
};
class point_traits : public CElementTraits<point> {
public:
  static bool CompareElements(const point &a, const point &b) { return a.x == b.x && a.y == b.y; }
  static ULONG Hash(const point &p) { return static_cast<ULONG>(p.x * 31 + p.y); }
};
} // namespace

TEST_CASE("CAtlMap: pairs") {
  CAtlMap<CString, int> numbers;
  CHECK(numbers.InitHashTable(5));
  for (int i = 0; i < 100; ++i) {
    CString key;
    key.Format(_T("%d"), i);
    numbers[key] = i;
  }
  int value = 0;
  CHECK((numbers.GetCount() == 100 && numbers.Lookup(_T("42"), value) && value == 42));
  CHECK((!numbers.Lookup(_T("x"), value) && numbers.Lookup(_T("7"))->m_value == 7));
  CHECK((numbers.RemoveKey(_T("42")) && !numbers.RemoveKey(_T("42"))));
  const POSITION changed = numbers.SetAt(_T("7"), 1000);
  numbers.SetValueAt(changed, numbers.GetValueAt(changed) + 1);
  CHECK((numbers.GetKeyAt(changed) == "7" && numbers.GetAt(changed)->m_value == 1001));
  int sum = 0;
  for (POSITION at = numbers.GetStartPosition(); at != nullptr;)
    sum += numbers.GetNext(at)->m_value;
  CHECK(sum == 4950 - 42 - 7 + 1001);
  POSITION first = numbers.GetStartPosition();
  CString key;
  numbers.GetNextAssoc(first, key, value);
  CHECK((key == "0" && value == 0 && numbers.GetNextKey(first) == "1"));
  CHECK(numbers.GetNextValue(first) == 2);
  numbers.RemoveAtPos(numbers.GetStartPosition());
  numbers.RemoveAll();
  CHECK((numbers.IsEmpty() && numbers.GetStartPosition() == nullptr));
  CAtlMap<point, const char *, point_traits> points;
  points[point{1, 2}] = "a";
  CHECK((std::string(points[point{1, 2}]) == "a" && points.GetCount() == 1));
  CHECK(CStringElementTraits<CStringA>::Hash("a") == CElementTraits<CStringA>::Hash("a"));
  __POSITION *none = nullptr;
  CHECK(none == POSITION());
}
