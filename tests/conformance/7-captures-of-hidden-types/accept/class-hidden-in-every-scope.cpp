// A captured object keeps its class if a class, namespace, template or block scope hides the class
// name.
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
struct T {
  int z = 1;
  T() {}
  T(const T &) = default;
  template <typename U> T(const U &u) restrict(cpu, amp) : z(100) {}
};
T mk() { return T(); }
struct S {
  struct T {
    int z = 2;
    T() {}
    T(const T &) = default;
    template <typename U> T(const U &u) restrict(cpu, amp) : z(200) {}
  };
  int f() {
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
  int g();
  template <typename U> int h(U u) {
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
};
int S::g() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
namespace n {
struct T {
  int z = 3;
  T() {}
  T(const T &) = default;
  template <typename U> T(const U &u) restrict(cpu, amp) : z(300) {}
};
int g() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
}
template <typename T> int tf(T t) {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
template <int T> int tg() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z + T; });
  return v[0];
}
template <template <typename> class T> int th() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
int loc() {
  auto a = mk();
  struct T {
    int z = 4;
  };
  T b;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T c;
        v[i] = a.z + b.z * 1000;
      });
  return v[0];
}
int loc2() {
  typedef float T;
  auto a = mk();
  T b = 2.5f;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T c = b;
        v[i] = a.z + int(c * 2) * 1000;
      });
  return v[0];
}
int loc3() {
  auto a = mk();
  const int T = 6;
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z + T * 1000; });
  return v[0];
}
int loc4(int T) {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z + T * 1000; });
  return v[0];
}
template <typename> struct B1 {};
int main() {
  CHECK(S().f() == 1);
  CHECK(S().g() == 1);
  CHECK(S().h(1) == 1);
  CHECK(n::g() == 1);
  CHECK(tf(1) == 1);
  CHECK(tg<2>() == 3);
  CHECK(th<B1>() == 1);
  CHECK(loc() == 4001);
  CHECK(loc2() == 5001);
  CHECK(loc3() == 6001);
  CHECK(loc4(7) == 7001);
  return failures;
}
