//===--- rectangles.h - SetRect, IntersectRect, MulDiv --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_RECTANGLES_H
#define AMP2HIP_WINDOWS_WIN32_RECTANGLES_H

#include "amp2hip_windows/win32/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Functions for rectangles, to which the right and the bottom edge do not belong. They return
/// FALSE for null pointers. A rectangle without points is empty.
BOOL SetRect(LPRECT rectangle, int left, int top, int right, int bottom);
BOOL SetRectEmpty(LPRECT rectangle);
BOOL CopyRect(LPRECT to, LPCRECT from);
BOOL IsRectEmpty(LPCRECT rectangle);
BOOL EqualRect(LPCRECT a, LPCRECT b);
BOOL PtInRect(LPCRECT rectangle, POINT point);
BOOL OffsetRect(LPRECT rectangle, int x, int y);
BOOL InflateRect(LPRECT rectangle, int x, int y);
/// Store the common part, and the smallest rectangle around both. Return FALSE if it is empty.
BOOL IntersectRect(LPRECT to, LPCRECT a, LPCRECT b);
BOOL UnionRect(LPRECT to, LPCRECT a, LPCRECT b);

/// Returns number * numerator / denominator, rounded to the nearest integer, half away from zero;
/// -1 if that is not an int.
int MulDiv(int number, int numerator, int denominator);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_WIN32_RECTANGLES_H
