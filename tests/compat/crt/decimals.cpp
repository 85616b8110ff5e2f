//===--- decimals.cpp - Tests of _ecvt, _fcvt and _gcvt -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <stdlib.h>
#include <string>

#include "support.h"

namespace {
std::string gcvt(double value, int digits) {
  char buffer[60];
  CHECK(_gcvt(value, digits, buffer) == buffer);
  return buffer;
}
/// The digits, the point and the sign.
template <typename Convert>
std::string parts(Convert convert, double value, int count) {
  char buffer[80];
  int point = 99, sign = 99;
  CHECK(convert(buffer, sizeof buffer, value, count, &point, &sign) == 0);
  return std::string(buffer) + " " + std::to_string(point) + " " + std::to_string(sign);
}
std::string ecvt(double value, int count) {
  return parts([](auto... a) { return _ecvt_s(a...); }, value, count);
}
std::string fcvt(double value, int count) {
  return parts([](auto... a) { return _fcvt_s(a...); }, value, count);
}
} // namespace

TEST_CASE("_gcvt: keeps the decimal point, and uses exponents for small and large numbers") {
  CHECK(gcvt(-3.1415e5, 7) == "-314150.");
  CHECK(gcvt(-3.1415e7, 7) == "-3.1415e+07");
  CHECK(gcvt(0.5, 5) == "0.5");
  CHECK(gcvt(0.05, 5) == "5.e-02");
  CHECK(gcvt(0, 5) == "0.");
  CHECK(gcvt(123456, 6) == "123456");
  CHECK(gcvt(1e20, 7) == "1.e+20");
  CHECK(gcvt(2.0 / 3, 4) == "0.6667");
  invalid_parameters invalid;
  char small[4];
  CHECK((_gcvt_s(small, 1.5, 2) == 0 && small == std::string("1.5")));
  CHECK((_gcvt_s(small, 1.25, 5) == ERANGE && *small == 0));
  CHECK((_gcvt_s(nullptr, 4, 1.25, 2) == EINVAL && invalid.taken() == 2));
}

TEST_CASE("_ecvt, _fcvt: digits, decimal point and sign") {
  CHECK(ecvt(3.1415926535, 6) == "314159 1 0");
  CHECK(ecvt(-0.00123, 2) == "12 -2 1");
  CHECK(ecvt(9.99, 2) == "10 2 0");
  CHECK(ecvt(0, 3) == "000 0 0");
  CHECK(fcvt(3.1415926535, 4) == "31416 1 0");
  CHECK(fcvt(0.00123, 4) == "12 -2 0");
  CHECK(fcvt(1234.5, -2) == "12 4 0");
  CHECK(fcvt(0, 2) == "00 0 0");
  CHECK(fcvt(0.001, 2) == " -2 0");
  CHECK(ecvt(INFINITY, 3) == "inf 1 0");
  int point = 0, sign = 0;
  CHECK((_ecvt(-12.5, 3, &point, &sign) == std::string("125") && point == 2 && sign == 1));
  CHECK((_fcvt(12.5, 2, &point, &sign) == std::string("1250") && point == 2 && sign == 0));
  invalid_parameters invalid;
  char small[3];
  CHECK((_ecvt_s(small, 1.25, 3, &point, &sign) == ERANGE && *small == 0));
  CHECK((_fcvt_s(small, 1.25, 2, nullptr, &sign) == EINVAL && invalid.taken() == 2));
}

TEST_CASE("_swab, _lrotl, _lrotr") {
  char from[] = "badc", to[5] = "";
  _swab(from, to, 4);
  CHECK(to == std::string("abcd"));
  CHECK((_lrotl(0x80000001UL, 4) == 0x18UL && _lrotr(0x18UL, 4) == 0x80000001UL));
}
