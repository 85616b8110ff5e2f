// Kernels capture parameter packs, deduced references, loop variables and init-captures by value.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#include <amp.h>
#include "check.h"
using namespace concurrency;
#include <vector>
template <typename... A> int pk(A... a) {
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int s = 0;
        ((s = s * 10 + int(a)), ...);
        v[i] = s;
      });
  int r = v[0];
  parallel_for_each(
      v.extent, [ v, a... ](index<1> i) restrict(amp) {
        int q[] = {int(a)..., 0};
        v[i] = q[0] + sizeof...(a);
      });
  return r + v[0] * 1000;
}
template <typename T> T deco(const T &a, T &&b, const T c, T *d) {
  array_view<T, 1> v(2);
  T e = *d;
  auto f = a;
  const auto g = b;
  auto &h = e;
  decltype(auto) m = (c);
  decltype(auto) n = c;
  auto &&o = e;
  auto &&p = T(9);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a + b * 2 + c * 4 + e * 8 + f * 16 + g * 32 + h * 64 + m * 128 + n * 256 + o * 512 +
               p * 1024;
      });
  return v[0];
}
int main() {
  CHECK(pk(1, 2.5f, 3u) == 123 + 4000);
  int d = 1;
  CHECK(deco(1, 1, 1, &d) == 1023 + 9 * 1024);
  float fd = .5f;
  CHECK(deco(.5f, .5f, .5f, &fd) == 1023 * .5f + 9 * 1024);
  array_view<int, 1> v(2);
  int t = 0;
  for (int x : {1, 2, 3}) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x * 2; });
    t = t * 10 + v[0];
  }
  CHECK(t == 246);
  std::vector<float> vec = {1.5f, 2.5f};
  for (const auto &x : vec) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(x * 2); });
    t = v[0];
    CHECK(t == int(x * 2));
  }
  for (auto &&x : vec) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(x * 4); });
    t = v[0];
    CHECK(t == int(x * 4));
  }
  struct L {
    int a;
    float b;
  };
  L ls[] = {{1, 2.f}, {3, 4.f}};
  for (L l : ls) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l.a + int(l.b); });
    CHECK(v[0] == l.a * 2 + 1);
  }
  for (auto &[a, b] : ls) {
    int x = a;
    float y = b;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + int(y); });
    CHECK(v[0] == a * 2 + 1);
  }
  for (auto &[a, b] : ls) {
    parallel_for_each(
        v.extent, [ =, a = a, b = b ](index<1> i) restrict(amp) { v[i] = a + int(b); });
    CHECK(v[0] == a * 2 + 1);
  }
  parallel_for_each(
      v.extent, [ v, k = 3, f = 2.5f, s = L{4, 5.f}, u = d + 1, dd = double(d) / 2, arr =
                  v ](index<1> i) restrict(amp) {
        arr[i] = k + int(f * 2) + s.a + int(s.b) + u + int(dd * 2);
      });
  CHECK(v[0] == 3 + 5 + 4 + 5 + 2 + 1);
  thread_local int tl = 5;
  static int st = 6;
  int a = tl, b = st;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + b; });
  CHECK(v[0] == 11);
  parallel_for_each(v.extent, [ v, k(3), z{4} ](index<1> i) restrict(amp) { v[i] = k * z; });
  CHECK(v[0] == 12);
  auto outer = [&v, d](int q) {
    int k = q + d;
    parallel_for_each(v.extent, [ =, v = v ](index<1> i) restrict(amp) { v[i] = k * 10 + d + q; });
    return v[0];
  };
  CHECK(outer(4) == 55);
  auto outer2 = [=](int q) {
    int k = q + d;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + d + q; });
    return v[0];
  };
  CHECK(outer2(4) == 55);
  auto outer3 = [w = v, e = 7](int q) mutable {
    e++;
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = e * q; });
    return w[0];
  };
  CHECK(outer3(4) == 32);
  CHECK(outer3(4) == 36);
  auto o4 = [&](auto q) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(q * 2) + d; });
    return v[0];
  };
  CHECK(o4(4) == 9);
  CHECK(o4(2.5f) == 6);
  return failures;
}
