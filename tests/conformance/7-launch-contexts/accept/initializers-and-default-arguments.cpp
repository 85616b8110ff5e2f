// Initializers of variables and members, default arguments and variable templates launch kernels.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
inline int go(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 1; });
  return v[0];
}
int g1 = go(4);
int g2 = [] {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 12; });
  return v[0];
}();
static auto g3 = [](int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 3; });
  return v[0];
};
auto g4 = [](index<1> i, array_view<int, 1> v) restrict(amp) { v[i] = i[0] * 5; };
int withdef(
    int a, int b = [] {
      array_view<int, 1> v(4);
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 21; });
      return v[0];
    }()) {
  return a + b;
}
struct M {
  int x = [] {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 31; });
    return v[0];
  }();
  int y = go(7);
  int z = [this] {
    array_view<int, 1> v(4);
    int q = x;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q + 1; });
    return v[0];
  }();
};
namespace a::b::inline c {
namespace {
int k = go(1);
int h = [](int p) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p; });
  return v[0];
}(17);
int fn(int p) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p + 1; });
  return v[0];
}
}
}
template <typename T> int vt = go(int(sizeof(T)));
template <typename T>
T vl = [](T x) {
  array_view<T, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + T(sizeof(T)); });
  return v[0];
}(T(1));
struct St {
  static int s;
  static inline int t = go(40);
  static const int u;
};
int St::s = [] {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 51; });
  return v[0];
}();
const int St::u = go(60);
int main() {
  CHECK(g1 == 5);
  CHECK(g2 == 12);
  CHECK(g3(4) == 12);
  array_view<int, 1> v(4);
  auto h4 = g4;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { h4(i, v); });
  CHECK(v[3] == 15);
  CHECK(withdef(1) == 22);
  M m;
  CHECK(m.x == 31);
  CHECK(m.y == 8);
  CHECK(m.z == 32);
  CHECK(a::b::k == 2);
  CHECK(a::b::h == 17);
  CHECK(a::b::c::fn(1) == 2);
  CHECK(vt<double> == 9);
  CHECK(vl<float> == 5.f);
  CHECK(vl<int> == 5);
  CHECK(St::s == 51);
  CHECK(St::t == 41);
  CHECK(St::u == 61);
  static int ls = [] {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 71; });
    return v[0];
  }();
  CHECK(ls == 71);
  return failures;
}
