// A captured object keeps its specialization if the template name or its argument is hidden.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

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
template <typename X> struct Box {
  X x;
};
Box<T> mb() { return {}; }
struct S {
  struct T {
    int z = 2;
    T() {}
    T(const T &) = default;
    template <typename U> T(const U &u) restrict(cpu, amp) : z(200) {}
  };
  int f() {
    auto a = mb();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.x.z; });
    return v[0];
  }
};
namespace n {
struct Box {};
int f() {
  auto a = mb();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.x.z; });
  return v[0];
}
}
template <typename T> int f(T) {
  auto a = mb();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.x.z; });
  return v[0];
}
int g(int Box) {
  auto a = mb();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.x.z + Box; });
  return v[0];
}
int main() {
  CHECK(S().f() == 1 && n::f() == 1 && f(1) == 1 && g(1) == 2);
  return failures;
}
