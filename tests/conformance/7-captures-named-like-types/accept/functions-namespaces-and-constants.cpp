// Captures and parameters hide types, functions, namespaces and constants of equal name in a
// kernel.
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
  int z;
};
int fn(int) restrict(cpu, amp) { return 1; }
namespace ns {
const int c = 2;
}
const int gc = 3;
enum { en = 4 };
template <typename X> struct tmm {
  X x;
};
static int a(array_view<int, 1> v) {
  int T = 10, fn = 20, ns = 30, gc = 40, en = 50, tm = 60;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = T + fn + ns + gc + en + tm; });
  return v[0];
}
static int b(array_view<int, 1> v, int T, int fn) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        struct T t = {5};
        v[i] = T + fn + t.z + ::fn(1) + ns::c;
      });
  return v[0];
}
static int c(array_view<int, 1> v, struct T T) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = T.z; });
  return v[0];
}
static int d(array_view<int, 1> v, int x) {
  parallel_for_each(v.extent, [=](index<1> x) restrict(amp) { v[x] = x[0] * 2; });
  return v[3];
}
static int e(array_view<int, 1> v, int x) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int y = x;
        {
          int x = 5;
          y += x;
          {
            float x = 2.5f;
            y += int(x * 2);
          }
        }
        v[i] = y + x;
      });
  return v[3];
}
static int f(array_view<int, 1> index, int extent) {
  parallel_for_each(
      index.extent, [=](concurrency::index<1> i) restrict(amp) { index[i] = extent; });
  return index[3];
}
static int g(array_view<int, 1> array_view, int array) {
  parallel_for_each(
      array_view.extent, [=](index<1> T) restrict(amp) { array_view[T] = array + T[0]; });
  return array_view[3];
}
static int h(array_view<int, 1> v, int operator_, int i) {
  parallel_for_each(v.extent, [ =, j = i ](index<1> i) restrict(amp) { v[i] = operator_ + j; });
  return v[3];
}
static int k(array_view<int, 1> v, int x) {
  parallel_for_each(v.extent, [ =, x = x * 2 ](index<1> i) restrict(amp) { v[i] = x; });
  int w = v[0];
  parallel_for_each(
      v.extent, [ v, x = float(x) / 2 ](index<1> i) restrict(amp) { v[i] = int(x * 4); });
  return w + v[3] * 100;
}
template <typename T> static int l(array_view<int, 1> v, T fn) {
  const T gc = T(5.5f);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T tm = fn;
        v[i] = int(tm + gc) + int(sizeof(T));
      });
  return v[3];
}
static int m(array_view<int, 1> v, int x) {
  // Local variables of the body have names of captures that precede them.
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int s = x;
        int x = s * 2;
        v[i] = x + s;
      });
  return v[3];
}
static int n(array_view<int, 1> v, int x) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        for (int x = 0; x < 3; ++x) v[i] = x;
        v[i] += x;
        if (int x = 7) v[i] += x;
        auto f = [](int x) restrict(amp) { return x; };
        v[i] += f(1);
      });
  return v[3];
}
struct C {
  int x = 1000;
  static const int y = 2000;
  int run(array_view<int, 1> v, int x, int y) const {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + y + C::y; });
    return v[3];
  }
  int run2(array_view<int, 1> v) const {
    int x = this->x + 1, run = 5, C = 6;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + run + C + y; });
    return v[3];
  }
};
int main() {
  array_view<int, 1> v(4);
  CHECK(a(v) == 210);
  CHECK(b(v, 100, 200) == 308);
  CHECK(c(v, T{9}) == 9);
  CHECK(d(v, 4) == 6);
  CHECK(e(v, 4) == 18);
  CHECK(f(v, 4) == 4);
  CHECK(g(v, 4) == 7);
  CHECK(h(v, 4, 1) == 5);
  CHECK(k(v, 5) == 1010);
  CHECK(l(v, 2.5f) == 12);
  CHECK(l(v, 2) == 11);
  CHECK(m(v, 2) == 6);
  CHECK(n(v, 100) == 110);
  CHECK(C().run(v, 1, 2) == 2003);
  CHECK(C().run2(v) == 3012);
  return failures;
}
