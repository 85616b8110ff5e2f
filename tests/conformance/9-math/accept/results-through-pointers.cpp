// Modf, frexp, remquo and sincos write their results to local, tile_static and array memory.
//
// accept: MA-9-n, MA-9.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include "check.h"
using namespace concurrency;
struct sc {
  float s, c;
  double ds, dc;
  int e;
  float whole;
};
template <typename T> void split(T x, T *w, T *f) restrict(amp) {
  using precise_math::modf;
  *f = modf(x, w);
}
template <typename T> T norm3(const T (&v)[3]) restrict(amp) {
  namespace m = concurrency::precise_math;
  T s = 0;
  for (T x : v) s = m::fma(x, x, s);
  return m::sqrt(s);
}
float poly(float x) restrict(amp) {
  using fast_math::cos;
  using namespace concurrency::precise_math;
  return cos(x) + erff(x);
}
int main() {
  array<sc, 1> a(8);
  array_view<sc, 1> v(a);
  array_view<double, 1> q(8);
  array_view<int, 1> e(8);
  parallel_for_each(
      a.extent.tile<8>(), [ =, &a ](tiled_index<8> t) restrict(amp) {
        tile_static double ds[8];
        tile_static int ex[8];
        const int i = t.local[0];
        float x = i + 0.25f;
        double y = -i - 0.5;
        fast_math::sincos(x, &a[t].s, &a[t].c);
        precise_math::sincos(y, &ds[i], &a[t].dc);
        a[t].ds = ds[i];
        float f;
        split(x * 2, &a[t].whole, &f);
        a[t].e = int(f * 100);
        q[t] = precise_math::frexp(y, &ex[i]) + precise_math::remquo(y, 3.0, &e[t]);
        t.barrier.wait();
        e[t] = (e[t] & 7) * 1000 + ex[7 - i];
        const double p[3] = {3, 4, 12};
        a[t].dc += norm3(p);
        a[t].c += poly(0.0f) * 0;
      });
  for (int i = 0; i < 8; ++i) {
    float x = i + 0.25f;
    double y = -i - 0.5;
    int ey, e2;
    std::frexp(-(7 - i) - 0.5, &ey);
    int rq;
    double r = std::remquo(y, 3.0, &rq);
    CHECK(std::fabs(v[i].s - std::sin(x)) < 1e-6 && std::fabs(v[i].c - std::cos(x)) < 1e-6 &&
          std::fabs(v[i].ds - std::sin(y)) < 1e-14 &&
          std::fabs(v[i].dc - 13 - std::cos(y)) < 1e-12 && v[i].whole == float(2 * i) &&
          v[i].e == 50 && q[i] == std::frexp(y, &e2) + r && e[i] == (rq & 7) * 1000 + ey);
  }
  return failures;
}
