//===--- rectangles.cpp - SetRect, IntersectRect, MulDiv ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/rectangles.h"
#include <algorithm>
#include <climits>

BOOL SetRect(LPRECT rectangle, int left, int top, int right, int bottom) {
  if (rectangle == nullptr)
    return FALSE;
  *rectangle = {left, top, right, bottom};
  return TRUE;
}
BOOL SetRectEmpty(LPRECT rectangle) { return SetRect(rectangle, 0, 0, 0, 0); }
BOOL CopyRect(LPRECT to, LPCRECT from) {
  return from != nullptr && SetRect(to, from->left, from->top, from->right, from->bottom);
}
BOOL IsRectEmpty(LPCRECT rectangle) {
  return rectangle == nullptr || rectangle->left >= rectangle->right ||
         rectangle->top >= rectangle->bottom;
}
BOOL EqualRect(LPCRECT a, LPCRECT b) {
  return a != nullptr && b != nullptr && a->left == b->left && a->top == b->top &&
         a->right == b->right && a->bottom == b->bottom;
}
BOOL PtInRect(LPCRECT rectangle, POINT point) {
  return rectangle != nullptr && point.x >= rectangle->left && point.x < rectangle->right &&
         point.y >= rectangle->top && point.y < rectangle->bottom;
}
BOOL OffsetRect(LPRECT rectangle, int x, int y) {
  return rectangle != nullptr && SetRect(rectangle, rectangle->left + x, rectangle->top + y,
                                         rectangle->right + x, rectangle->bottom + y);
}
BOOL InflateRect(LPRECT rectangle, int x, int y) {
  return rectangle != nullptr && SetRect(rectangle, rectangle->left - x, rectangle->top - y,
                                         rectangle->right + x, rectangle->bottom + y);
}
BOOL IntersectRect(LPRECT to, LPCRECT a, LPCRECT b) {
  if (to == nullptr || a == nullptr || b == nullptr)
    return FALSE;
  const RECT common = {std::max(a->left, b->left), std::max(a->top, b->top),
                       std::min(a->right, b->right), std::min(a->bottom, b->bottom)};
  const bool is_empty = IsRectEmpty(a) || IsRectEmpty(b) || IsRectEmpty(&common);
  *to = is_empty ? RECT{} : common;
  return !is_empty;
}
BOOL UnionRect(LPRECT to, LPCRECT a, LPCRECT b) {
  if (to == nullptr || a == nullptr || b == nullptr)
    return FALSE;
  if (IsRectEmpty(a) || IsRectEmpty(b))
    *to = !IsRectEmpty(a) ? *a : !IsRectEmpty(b) ? *b : RECT{};
  else
    *to = {std::min(a->left, b->left), std::min(a->top, b->top), std::max(a->right, b->right),
           std::max(a->bottom, b->bottom)};
  return !IsRectEmpty(to);
}

int MulDiv(int number, int numerator, int denominator) {
  if (denominator == 0)
    return -1;
  const long long product = static_cast<long long>(number) * numerator;
  const long long divisor = denominator < 0 ? -static_cast<long long>(denominator) : denominator;
  const long long size = ((product < 0 ? -product : product) + divisor / 2) / divisor;
  const long long result = (product < 0) != (denominator < 0) ? -size : size;
  return result < INT_MIN || result > INT_MAX ? -1 : static_cast<int>(result);
}
