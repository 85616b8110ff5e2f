//===--- floats.cpp - functions of <math.h>, <float.h> and <limits.h> ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <climits>
#include <cmath>
#include <corecrt_math_defines.h>
#include <float.h>
#include <limits.h>
#include <limits>
#include <math.h>

#include "support.h"

TEST_CASE("functions of <math.h>") {
  const double nan = std::nan(""), infinity = std::numeric_limits<double>::infinity();
  CHECK((_isnan(nan) && !_isnan(1.0) && _isnanf(NAN) && !_isnanf(1.0f)));
  CHECK((_finite(1.0) && !_finite(infinity) && !_finite(nan) && _finitef(1.0f)));
  CHECK((_copysign(2.0, -1.0) == -2.0 && _copysignf(2.0f, -1.0f) == -2.0f));
  CHECK((_chgsign(2.0) == -2.0 && _chgsignf(-2.0f) == 2.0f));
  CHECK((_hypot(3, 4) == 5 && _hypotf(3, 4) == 5));
  CHECK(_logb(8.0) == 3.0);
  CHECK(_scalb(1.5, 3) == 12.0);
  CHECK(_nextafter(1.0, 2.0) == 1.0 + DBL_EPSILON);
  CHECK((_j0(0) == 1 && _j1(0) == 0 && _jn(0, 0) == 1));
  CHECK((std::fabs(_y0(1.0) - 0.08825696) < 1e-6 && _y1(1.0) < 0 && _yn(1, 1.0) == _y1(1.0)));
}

TEST_CASE("<cmath>: functions for float in namespace std") {
  CHECK((std::sqrtf(4.0f) == 2.0f && std::powf(2.0f, 3.0f) == 8.0f && std::floorf(1.5f) == 1.0f));
  CHECK((std::atan2f(0.0f, 1.0f) == 0.0f && std::fabsf(-1.0f) == 1.0f));
  CHECK((M_PI > 3.14 && M_SQRT2 < 1.42));
}

TEST_CASE("_controlfp_s: rounding and exceptions of the SSE unit") {
  unsigned int old = 0, now = 0;
  CHECK(_controlfp_s(&old, 0, 0) == 0);
  CHECK((old & _MCW_EM) == _MCW_EM);
  CHECK((old & _MCW_RC) == _RC_NEAR);
  volatile double one = 1.0, three = 3.0;
  const double near = one / three;
  CHECK(_controlfp_s(&now, _RC_UP, _MCW_RC) == 0);
  const double up = one / three;
  CHECK((_controlfp(_RC_NEAR, _MCW_RC) & _MCW_RC) == _RC_NEAR);
  CHECK((now & _MCW_RC) == _RC_UP);
  CHECK(up > near);
  _clearfp();
  CHECK(_statusfp() == 0);
  volatile double zero = 0.0, result = one / zero;
  CHECK(result > DBL_MAX);
  CHECK((_statusfp() & _SW_ZERODIVIDE) != 0);
  CHECK((_clearfp() & _SW_ZERODIVIDE) != 0);
  CHECK((_statusfp() & _SW_ZERODIVIDE) == 0);
  CHECK(_control87(_DN_FLUSH, _MCW_DN) != old);
  volatile double tiny = DBL_MIN, half = 0.5;
  CHECK(tiny * half == 0);
  CHECK(_control87(_DN_SAVE, _MCW_DN) == old);
}

TEST_CASE("limits of sized integers") {
  CHECK((_I8_MIN == -128 && _I8_MAX == 127 && _UI8_MAX == 255));
  CHECK((_I16_MIN == -32768 && _I16_MAX == 32767 && _UI16_MAX == 65535));
  CHECK((_I32_MIN == INT_MIN && _I32_MAX == INT_MAX && _UI32_MAX == UINT_MAX));
  CHECK((_I64_MIN == LLONG_MIN && _I64_MAX == LLONG_MAX && _UI64_MAX == ULLONG_MAX));
}

TEST_CASE("_fpclass: the classes of numbers") {
  const double infinity = std::numeric_limits<double>::infinity();
  CHECK((_fpclass(1) == _FPCLASS_PN && _fpclass(-1) == _FPCLASS_NN));
  CHECK((_fpclass(0.0) == _FPCLASS_PZ && _fpclass(-0.0) == _FPCLASS_NZ));
  CHECK((_fpclass(infinity) == _FPCLASS_PINF && _fpclass(-infinity) == _FPCLASS_NINF));
  CHECK((_fpclass(5e-324) == _FPCLASS_PD && _fpclass(-5e-324) == _FPCLASS_ND));
  CHECK(_fpclass(std::numeric_limits<double>::quiet_NaN()) == _FPCLASS_QNAN);
  CHECK(_fpclass(std::numeric_limits<double>::signaling_NaN()) == _FPCLASS_SNAN);
  CHECK((_fpclassf(1e-40F) == _FPCLASS_PD &&
         _fpclassf(std::numeric_limits<float>::quiet_NaN()) == _FPCLASS_QNAN));
}
