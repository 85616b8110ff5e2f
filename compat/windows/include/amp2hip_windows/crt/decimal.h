//===--- decimal.h - digits of floating-point numbers ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_DECIMAL_H
#define AMP2HIP_WINDOWS_CRT_DECIMAL_H

#include "amp2hip_windows/crt/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Store a number with at most \p digits significant digits, without zeros at the end: `12.`,
/// `0.5` or `1.e+20`.
char *_gcvt(double value, int digits, char *buffer);
errno_t _gcvt_s(char *buffer, size_t size, double value, int digits);
/// Store \p count digits of the number, the position of the decimal point relative to the first
/// digit, and 1 if the number is negative, else 0.
errno_t _ecvt_s(char *buffer, size_t size, double value, int count, int *point, int *sign);
/// The same with \p count digits after the decimal point.
errno_t _fcvt_s(char *buffer, size_t size, double value, int count, int *point, int *sign);
/// Return the digits in memory that the next call on this thread overwrites.
char *_ecvt(double value, int count, int *point, int *sign);
char *_fcvt(double value, int count, int *point, int *sign);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
template <size_t Size>
errno_t _gcvt_s(char (&buffer)[Size], double value, int digits) {
  return _gcvt_s(buffer, Size, value, digits);
}
template <size_t Size>
errno_t _ecvt_s(char (&buffer)[Size], double value, int count, int *point, int *sign) {
  return _ecvt_s(buffer, Size, value, count, point, sign);
}
template <size_t Size>
errno_t _fcvt_s(char (&buffer)[Size], double value, int count, int *point, int *sign) {
  return _fcvt_s(buffer, Size, value, count, point, sign);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_DECIMAL_H
