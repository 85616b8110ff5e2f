//===--- bitmaps.cpp - Tests of bitmaps, rectangles and macros ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <windows.h>
#include <wingdi.h>

#include <pshpack1.h>
struct packed_1 {
  char a;
  int b;
};
#include <poppack.h>
#include <pshpack2.h>
struct packed_2 {
  char a;
  int b;
};
#include <poppack.h>
#include <pshpack4.h>
struct packed_4 {
  char a;
  double b;
};
#include <poppack.h>
#include <pshpack8.h>
struct packed_8 {
  char a;
  double b;
};
#include <poppack.h>
C_ASSERT(sizeof(packed_1) == 5);
C_ASSERT(sizeof(packed_2) == 6);
C_ASSERT(sizeof(packed_4) == 12);
C_ASSERT(sizeof(packed_8) == 16);

enum flags { flag_a = 1, flag_b = 2 };
DEFINE_ENUM_FLAG_OPERATORS(flags)

TEST_CASE("bitmaps: the layout of files") {
  BITMAPINFO info = {};
  LPBITMAPINFO pointer = &info;
  PBITMAPINFO same = pointer;
  PBITMAPINFOHEADER header = &info.bmiHeader;
  LPBITMAPINFOHEADER same_header = header;
  header->biSize = sizeof(BITMAPINFOHEADER);
  header->biCompression = BI_RGB;
  same->bmiColors[0] = RGBQUAD{1, 2, 3, 0};
  LPRGBQUAD color = pointer->bmiColors;
  CHECK((same_header->biSize == 40 && color->rgbRed == 3));
  BITMAPFILEHEADER file = {0x4D42, 54, 0, 0, 54};
  PBITMAPFILEHEADER first = &file;
  LPBITMAPFILEHEADER second = first;
  CHECK(+second->bfOffBits == 54); // a value: the member is not aligned
  CHECK((sizeof(BITMAPV4HEADER) == 108 && sizeof(BITMAPV5HEADER) == 124));
  CHECK((offsetof(BITMAPV5HEADER, bV5Endpoints) == 60 && sizeof(CIEXYZTRIPLE) == 36));
  CHECK((sizeof(PALETTEENTRY) == 4 && sizeof(RGBTRIPLE) == 3 && sizeof(BITMAPCOREHEADER) == 12));
  CHECK((sizeof(*PBITMAPV4HEADER()) == sizeof(*LPBITMAPV4HEADER()) &&
         sizeof(*PBITMAPV5HEADER()) == sizeof(*LPBITMAPV5HEADER())));
  CHECK((sizeof(*PBITMAPCOREHEADER()) == sizeof(*LPBITMAPCOREHEADER()) &&
         sizeof(*PRGBTRIPLE()) == 3 && sizeof(*PPALETTEENTRY()) == sizeof(*LPPALETTEENTRY())));
  CHECK((sizeof(CIEXYZ) == sizeof(*LPCIEXYZ()) && sizeof(*LPCIEXYZTRIPLE()) == 36 &&
         sizeof(FXPT2DOT30) == sizeof(*LPFXPT2DOT30())));
}

TEST_CASE("rectangles") {
  RECT a, b, c;
  CHECK((SetRect(&a, 0, 0, 10, 10) && SetRect(&b, 5, 5, 20, 8)));
  CHECK((IntersectRect(&c, &a, &b) && c.left == 5 && c.top == 5 && c.right == 10 && c.bottom == 8));
  CHECK((UnionRect(&c, &a, &b) && c.right == 20 && c.bottom == 10));
  CHECK((PtInRect(&a, POINT{0, 9}) && !PtInRect(&a, POINT{10, 0})));
  CHECK((OffsetRect(&a, 30, 0) && a.left == 30 && !IntersectRect(&c, &a, &b) && IsRectEmpty(&c)));
  CHECK((InflateRect(&a, 1, 2) && a.left == 29 && a.bottom == 12));
  CHECK((CopyRect(&c, &a) && EqualRect(&c, &a) && SetRectEmpty(&c) && !EqualRect(&c, &a)));
  CHECK((UnionRect(&b, &a, &c) && EqualRect(&b, &a) && !UnionRect(&b, &c, &c)));
}

TEST_CASE("MulDiv") {
  CHECK((MulDiv(7, 1, 2) == 4 && MulDiv(-7, 1, 2) == -4 && MulDiv(7, 1, -2) == -4));
  CHECK((MulDiv(2000000000, 2000000000, 2000000000) == 2000000000 && MulDiv(1, 1, 0) == -1));
  CHECK(MulDiv(2000000000, 2, 1) == -1);
}

TEST_CASE("macros and types") {
  flags both = flag_a | flag_b;
  both &= ~flag_a;
  CHECK((both == flag_b && (both ^ flag_b) == 0));
  POINTS point = {1, 2};
  PPOINTS pointer = &point;
  LPPOINTS same = pointer;
  UNALIGNED DWORD number = 0x00020001;
  CHECK((same->y == 2 && MAKEPOINTS(number).x == 1));
  CHECK(LCS_sRGB == 0x73524742);
  CHECK((NOERROR == 0 && STATUS_CONTROL_C_EXIT == 0xC000013AU));
  TIMECAPS capabilities;
  PTIMECAPS caps = &capabilities;
  LPTIMECAPS same_caps = caps;
  CHECK((timeGetDevCaps(same_caps, sizeof(TIMECAPS)) == TIMERR_NOERROR && caps->wPeriodMin == 1));
}
