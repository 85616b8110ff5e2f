//===--- windows_types.cpp - types and macros of windows.h ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <algorithm>
#include <basetsd.h>
#include <catch2/catch.hpp>
#include <limits>
#include <minwindef.h>
#include <string>
#include <type_traits>
#include <windef.h>
#include <windows.h>
#include <winnt.h>
#include <wtypes.h>

static_assert(sizeof(BYTE) == 1 && sizeof(UCHAR) == 1 && sizeof(BOOLEAN) == 1 && sizeof(CHAR) == 1,
              "");
static_assert(sizeof(CCHAR) == 1 && sizeof(INT8) == 1 && sizeof(UINT8) == 1, "");
static_assert(sizeof(SHORT) == 2 && sizeof(WORD) == 2 && sizeof(USHORT) == 2 && sizeof(ATOM) == 2,
              "");
static_assert(sizeof(INT16) == 2 && sizeof(UINT16) == 2 && sizeof(LANGID) == 2, "");
static_assert(sizeof(BOOL) == 4 && sizeof(INT) == 4 && sizeof(LONG) == 4 && sizeof(UINT) == 4, "");
static_assert(sizeof(DWORD) == 4 && sizeof(ULONG) == 4 && sizeof(INT32) == 4 && sizeof(LONG32) == 4,
              "");
static_assert(sizeof(UINT32) == 4 && sizeof(ULONG32) == 4 && sizeof(DWORD32) == 4 &&
                  sizeof(FLOAT) == 4,
              "");
static_assert(sizeof(COLORREF) == 4 && sizeof(LCID) == 4, "");
static_assert(sizeof(LONGLONG) == 8 && sizeof(INT64) == 8 && sizeof(LONG64) == 8 &&
                  sizeof(DOUBLE) == 8,
              "");
static_assert(sizeof(ULONGLONG) == 8 && sizeof(UINT64) == 8 && sizeof(ULONG64) == 8, "");
static_assert(sizeof(DWORD64) == 8 && sizeof(DWORDLONG) == 8 && sizeof(INT_PTR) == 8, "");
static_assert(sizeof(LONG_PTR) == 8 && sizeof(UINT_PTR) == 8 && sizeof(ULONG_PTR) == 8, "");
static_assert(sizeof(DWORD_PTR) == 8 && sizeof(SIZE_T) == 8 && sizeof(SSIZE_T) == 8, "");
static_assert(sizeof(WPARAM) == 8 && sizeof(LPARAM) == 8 && sizeof(LRESULT) == 8, "");
static_assert(std::is_same<WCHAR, wchar_t>::value && sizeof(GUID) == 16, "");
static_assert(std::is_same<IID, GUID>::value && std::is_same<CLSID, GUID>::value, "");
static_assert(std::is_same<REFGUID, const GUID &>::value && std::is_same<REFIID, REFCLSID>::value,
              "");
static_assert(std::is_signed<LONG>::value && std::is_unsigned<DWORD>::value, "");

template <typename Pointer, typename Pointee>
constexpr bool points_to = std::is_same<Pointer, Pointee *>::value;
static_assert(points_to<PVOID, void> && points_to<LPVOID, void> && points_to<LPCVOID, const void>,
              "");
static_assert(points_to<PBOOL, BOOL> && points_to<LPBOOL, BOOL> && points_to<PBYTE, BYTE>, "");
static_assert(points_to<LPBYTE, BYTE> && points_to<PUCHAR, UCHAR> && points_to<PCHAR, char>, "");
static_assert(points_to<PSTR, char> && points_to<LPSTR, char> && points_to<LPCH, char>, "");
static_assert(points_to<PCSTR, const char> && points_to<LPCSTR, const char>, "");
static_assert(points_to<PWCHAR, WCHAR> && points_to<PWSTR, WCHAR> && points_to<LPWSTR, WCHAR>, "");
static_assert(points_to<PCWSTR, const WCHAR> && points_to<LPCWSTR, const WCHAR>, "");
static_assert(points_to<PSHORT, SHORT> && points_to<PWORD, WORD> && points_to<LPWORD, WORD>, "");
static_assert(points_to<PINT, INT> && points_to<LPINT, INT> && points_to<PUINT, UINT>, "");
static_assert(points_to<PLONG, LONG> && points_to<LPLONG, LONG> && points_to<PDWORD, DWORD>, "");
static_assert(points_to<LPDWORD, DWORD> && points_to<PULONG, ULONG> &&
                  points_to<PLONGLONG, LONGLONG>,
              "");
static_assert(points_to<PLONG64, LONG64> && points_to<PULONGLONG, ULONGLONG>, "");
static_assert(points_to<PULONG64, ULONG64> && points_to<PSIZE_T, SIZE_T> &&
                  points_to<PFLOAT, FLOAT>,
              "");
static_assert(points_to<PDWORD_PTR, DWORD_PTR> && points_to<PHANDLE, HANDLE> &&
                  points_to<LPHANDLE, HANDLE>,
              "");
static_assert(points_to<PTCHAR, TCHAR> && points_to<PTSTR, TCHAR> && points_to<LPTSTR, TCHAR>, "");
static_assert(points_to<PCTSTR, const TCHAR> && points_to<LPCTSTR, const TCHAR>, "");
static_assert(points_to<PLARGE_INTEGER, LARGE_INTEGER> &&
                  points_to<PULARGE_INTEGER, ULARGE_INTEGER>,
              "");
static_assert(points_to<PPOINT, POINT> && points_to<LPPOINT, POINT> && points_to<PSIZE, SIZE>, "");
static_assert(points_to<LPSIZE, SIZE> && points_to<PRECT, RECT> && points_to<LPRECT, RECT>, "");
static_assert(points_to<LPCRECT, const RECT> &&
                  points_to<PSECURITY_ATTRIBUTES, SECURITY_ATTRIBUTES>,
              "");
static_assert(points_to<LPSECURITY_ATTRIBUTES, SECURITY_ATTRIBUTES> &&
                  points_to<LPOVERLAPPED, OVERLAPPED>,
              "");

DECLARE_HANDLE(HOWN);
static int takes(HOWN) { return 1; }

TEST_CASE("handles have types of their own") {
  HWND window = nullptr;
  HINSTANCE instance = nullptr;
  HMODULE module = instance;
  HDC context = nullptr;
  HICON icon = nullptr;
  HCURSOR cursor = icon;
  HBRUSH brush = nullptr;
  HMENU menu = nullptr;
  HBITMAP bitmap = nullptr;
  HKEY key = nullptr;
  HRSRC resource = nullptr;
  HGLOBAL global = nullptr;
  HLOCAL local = nullptr;
  FARPROC function = nullptr;
  CHECK((!window && !module && !context && !cursor && !brush && !menu && !bitmap && !key));
  CHECK((!resource && !global && !local && !function && takes(nullptr) == 1));
  CHECK(INVALID_HANDLE_VALUE != nullptr);
}

TEST_CASE("LARGE_INTEGER: parts and whole") {
  LARGE_INTEGER one;
  one.QuadPart = (5LL << 32) | 7;
  CHECK((one.LowPart == 7 && one.HighPart == 5 && one.u.LowPart == 7));
  ULARGE_INTEGER other;
  other.LowPart = 1;
  other.HighPart = 2;
  CHECK(other.QuadPart == (2ULL << 32 | 1));
}

TEST_CASE("macros that take numbers apart") {
  CHECK((MAKEWORD(0x34, 0x12) == 0x1234 && MAKELONG(0x5678, 0x1234) == 0x12345678));
  CHECK((LOWORD(0x12345678) == 0x5678 && HIWORD(0x12345678) == 0x1234));
  CHECK((LOBYTE(0x1234) == 0x34 && HIBYTE(0x1234) == 0x12));
  const COLORREF color = RGB(1, 2, 3);
  CHECK((GetRValue(color) == 1 && GetGValue(color) == 2 && GetBValue(color) == 3));
  int numbers[6] = {};
  CHECK((ARRAYSIZE(numbers) == 6 && RTL_NUMBER_OF(numbers) == 6));
  CHECK(FIELD_OFFSET(POINT, y) == 4);
  POINT point = {3, 4};
  CHECK(CONTAINING_RECORD(&point.y, POINT, y) == &point);
  UNREFERENCED_PARAMETER(point);
  DBG_UNREFERENCED_PARAMETER(point);
  DBG_UNREFERENCED_LOCAL_VARIABLE(point);
  struct DECLSPEC_ALIGN(32) aligned {
    int x;
  };
  CHECK(alignof(aligned) == 32);
  CHECK(TEXT("x")[0] == 'x');
}

TEST_CASE("macros for memory") {
  char bytes[4] = {1, 2, 3, 4}, other[4];
  CopyMemory(other, bytes, 4);
  ZeroMemory(bytes, 2);
  CHECK((bytes[0] == 0 && bytes[1] == 0 && bytes[2] == 3 && other[0] == 1));
  FillMemory(bytes, 4, 7);
  MoveMemory(bytes + 1, bytes, 3);
  SecureZeroMemory(other, 4);
  CHECK((bytes[3] == 7 && other[3] == 0));
  RtlFillMemory(bytes, 4, 1);
  RtlMoveMemory(other, bytes, 4);
  RtlCopyMemory(other, bytes, 4);
  RtlZeroMemory(bytes, 4);
  CHECK((bytes[0] == 0 && other[3] == 1));
}

TEST_CASE("min and max: functions that accept different types") {
  static_assert(max(3, 4) == 4 && min(3, 4) == 3, "");
  CHECK((max(1, 2.5) == 2.5 && min(1, 2.5) == 1.0 && max(-1, 2u) == 0xFFFFFFFFu));
  static_assert(std::is_same<decltype(max(1, 2.5)), double>::value, "");
  int array[max(2, 5)];
  CHECK(ARRAYSIZE(array) == 5);
  DWORD d = 3;
  CHECK((max(d, 4) == 4 && min(d, MAX_PATH) == 3));
  // The names do not disturb the C++ library.
  CHECK((std::max(1, 2) == 2 && (std::min)(1, 2) == 1 && std::numeric_limits<int>::max() > 0));
  using namespace std;
  CHECK((max(7, 8) == 8 && min(string("a"), string("b")) == "a"));
}

TEST_CASE("products and shifts of 64 bits") {
  CHECK(Int32x32To64(-100000, 100000L) == -10000000000LL);
  CHECK(UInt32x32To64(0xFFFFFFFFU, 2) == 0x1FFFFFFFEULL);
  CHECK((Int64ShllMod32(1, 33) == 2 && Int64ShraMod32(-4LL, 1) == -2));
  CHECK(Int64ShrlMod32(1ULL << 63, 31) == 1ULL << 32);
}
