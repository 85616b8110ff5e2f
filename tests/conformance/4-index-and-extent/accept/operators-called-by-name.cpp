// Operators of extent, index, view and array are members that a program calls by operator name.
//
// accept: R-4.2.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
int main() {
  extent<2> e(4, 5);
  index<2> i(1, 2);
  CHECK(e.operator+(i) == extent<2>(5, 7));
  CHECK(e.operator-(i) == extent<2>(3, 3));
  e.operator+=(i);
  e.operator-=(i);
  e.operator+=(e);
  e.operator*=(2);
  e.operator/=(4);
  e.operator%=(9);
  CHECK(e == extent<2>(4, 5));
  i.operator++();
  i.operator++(0);
  i.operator--();
  i.operator--(0);
  CHECK(i == index<2>(1, 2));
  CHECK(i.operator[](1) == 2);
  i.operator+=(i).operator-=(1).operator*=(3);
  CHECK(i == index<2>(3, 9));
  array_view<int, 1> v(3);
  v.operator[](1) = 4;
  CHECK(v.operator()(1) == 4);
  array<int, 1> a(v);
  a.operator=(v);
  std::vector<int> o = a.operator std::vector<int>();
  CHECK(o[1] == 4);
  return failures;
}
