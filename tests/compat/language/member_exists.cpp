//===--- member_exists.cpp - the template for __if_exists -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <amp2hip_windows/language/member_exists.h>
#include <catch2/catch.hpp>

namespace {
struct overloaded {
  void f(int);
  void f(double);
};
struct other {
  explicit other(int);
  int g;
};
struct type_name {
  using f = int;
};
class hidden {
  void f();
};
struct templated {
  template <typename T>
  void f(T);
  virtual void h() = 0;
};
struct enumerator {
  enum { f };
  enumerator(const enumerator &) = delete;
};
struct derived : overloaded {};

template <typename T>
int test() {
  if constexpr (AMP2HIP_MEMBER_EXISTS(T, f))
    return 1;
  return 0;
}
} // namespace

TEST_CASE("members of all kinds exist", "[compat][member_exists]") {
  CHECK(test<overloaded>() == 1);
  CHECK(test<type_name>() == 1);
  CHECK(test<hidden>() == 1);
  CHECK(test<templated>() == 1);
  CHECK(test<enumerator>() == 1);
  CHECK(test<derived>() == 1);
  CHECK(test<other>() == 0);
}
