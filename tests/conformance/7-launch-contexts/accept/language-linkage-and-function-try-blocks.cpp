// Functions of C linkage, function try blocks and exception handlers launch kernels.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
#include <stdexcept>
extern "C" int cfn(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 1; });
  return v[0];
}
extern "C" {
int cfn2(int k) {
  struct L {
    int a, b;
  };
  L l = {k, 2};
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        L m = l;
        v[i] = m.a + m.b;
      });
  return v[0];
}
static int cfn3(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 3; });
  return v[0];
}
}
extern "C++" {
int cpp(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 4; });
  return v[0];
}
}
int ft(int k) try {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 5; });
  if (k == 1) throw std::runtime_error("x");
  return v[0];
} catch (std::exception &e) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 50; });
  return v[0];
}
struct S {
  int a;
  S(int k) try : a(cfn(k)) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 6; });
    a += v[0];
    if (k == 1) throw 5;
  } catch (int e) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = e + 6; });
    throw v[0];
  }
};
int main() try {
  CHECK(cfn(1) == 2);
  CHECK(cfn2(1) == 3);
  CHECK(cfn3(1) == 4);
  CHECK(cpp(1) == 5);
  CHECK(ft(2) == 7);
  CHECK(ft(1) == 51);
  CHECK(S(2).a == 11);
  try {
    S s(1);
    CHECK(false);
  } catch (int n) { CHECK(n == 11); }
  try {
    throw 9;
  } catch (int n) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n * 2; });
    CHECK(v[1] == 18);
  }
  throw 4;
} catch (int n) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n * 3; });
  CHECK(v[1] == 12);
  return failures;
}
