//===--- math.h - _isnan, _hypot and other functions of <math.h> ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_MATH_H
#define AMP2HIP_WINDOWS_CRT_MATH_H

#include <math.h>

static __inline__ int _isnan(double x) { return __builtin_isnan(x) != 0; }
static __inline__ int _finite(double x) { return __builtin_isfinite(x) != 0; }
static __inline__ int _isnanf(float x) { return __builtin_isnan(x) != 0; }
static __inline__ int _finitef(float x) { return __builtin_isfinite(x) != 0; }
static __inline__ double _copysign(double x, double sign) { return __builtin_copysign(x, sign); }
static __inline__ float _copysignf(float x, float sign) { return __builtin_copysignf(x, sign); }
static __inline__ double _chgsign(double x) { return -x; }
static __inline__ float _chgsignf(float x) { return -x; }
static __inline__ double _hypot(double x, double y) { return __builtin_hypot(x, y); }
static __inline__ float _hypotf(float x, float y) { return __builtin_hypotf(x, y); }
static __inline__ double _logb(double x) { return __builtin_logb(x); }
static __inline__ double _scalb(double x, long exponent) { return __builtin_scalbln(x, exponent); }
static __inline__ double _nextafter(double x, double toward) {
  return __builtin_nextafter(x, toward);
}
static __inline__ float _logbf(float x) { return __builtin_logbf(x); }
static __inline__ float _scalbf(float x, long exponent) { return __builtin_scalblnf(x, exponent); }
static __inline__ float _nextafterf(float x, float toward) {
  return __builtin_nextafterf(x, toward);
}
struct _complex {
  double x, y;
};
static __inline__ double _cabs(struct _complex z) { return __builtin_hypot(z.x, z.y); }
static __inline__ double _j0(double x) { return j0(x); }
static __inline__ double _j1(double x) { return j1(x); }
static __inline__ double _jn(int n, double x) { return jn(n, x); }
static __inline__ double _y0(double x) { return y0(x); }
static __inline__ double _y1(double x) { return y1(x); }
static __inline__ double _yn(int n, double x) { return yn(n, x); }

#endif // AMP2HIP_WINDOWS_CRT_MATH_H
