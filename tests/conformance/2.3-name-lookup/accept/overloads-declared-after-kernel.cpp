// A call in a kernel considers only overloads visible there, or found by argument type in
// templates.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;
int f(double) restrict(cpu, amp) { return 1; }
const int c = 10;
namespace n {
int h() {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = f(1);
        v[1] = c;
      });
  return v[0] + v[1];
}
int f(int) restrict(cpu, amp) { return 2; }
const int c = 20;
int h2() {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = f(1);
        v[1] = c;
      });
  return v[0] + v[1];
}
}
int f(int) restrict(cpu, amp) { return 3; }
struct S {
  int h() {
    array_view<int, 1> v(4);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[0] = f(1);
          v[1] = c;
        }); // the constant of the class
    return v[0] + v[1];
  }
  static int f(double) restrict(cpu, amp) { return 4; }
  enum { c = 30 };
};
template <typename T> int h3(T t) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[0] = f(1) + f(t) * 100; });
  return v[0];
}
int f(float) restrict(cpu, amp) { return 5; }
namespace m {
struct Q {
  int z;
};
}
template <typename T> int h4(T t) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[0] = f(t) + g(t); });
  return v[0];
}
namespace m {
int f(Q) restrict(cpu, amp) { return 6; }
int g(Q) restrict(cpu, amp) { return 60; }
}
int main() {
  CHECK(n::h() == 11);
  CHECK(n::h2() == 22);
  CHECK(S().h() == 34);

  CHECK(h3(1.) == 103);
  CHECK(h4(m::Q{1}) == 66);
  return failures;
}
