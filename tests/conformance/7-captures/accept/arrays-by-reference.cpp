// Kernels capture arrays by reference through variables, references, members, init-captures and
// templates.
//
// accept: P-7.1-f, L-2.4.3.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct H {
  array<int, 1> a;
  array<int, 1> &r;
  H() : a(4), r(a) {}
};
template <typename T, int N> T f(array<T, N> &a, const array<T, N> &b, T k) {
  array_view<T, N> v(a.extent);
  parallel_for_each(
      a.extent, [ =, &a, &b ](index<N> i) restrict(amp) {
        a[i] = b[i] + k;
        v[i] = a[i];
      });
  parallel_for_each(a.extent, [&, v, k ](index<N> i) restrict(amp) { v[i] += a[i] - b[i]; });
  index<N> o;
  return v[o];
}
int main() {
  int d[] = {1, 2, 3, 4};
  array<int, 1> a(4, d), b(4), c(4, d);
  const array<int, 1> ca(4, d);
  array<int, 1> &ra = a;
  const array<int, 1> &cra = a;
  array<int, 1> *pa = &b;
  array<int, 1> &rb = *pa;
  H h;
  array<int, 1> &hr = h.r;
  auto &ha = h.a;
  const auto &cha = h.a;
  array_view<int, 1> v(4);
  int k = 10;
  parallel_for_each(v.extent, [&, k, v ](index<1> i) restrict(amp) { v[i] = a[i] + k; });
  CHECK(v[1] == 12);
  parallel_for_each(v.extent, [ =, &ra ](index<1> i) restrict(amp) { ra[i] += k; });
  parallel_for_each(
      v.extent, [ v, &cra, k, &ca ](index<1> i) restrict(amp) { v[i] = cra[i] * 10 + ca[i]; });
  CHECK(v[1] == 122);
  parallel_for_each(v.extent, [&rb, &c ](index<1> i) restrict(amp) { rb[i] = c[i] * 2; });
  parallel_for_each(v.extent, [ =, &b ](index<1> i) restrict(amp) { v[i] = b[i]; });
  CHECK(v[1] == 4);
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { hr[i] = c[i]; });
  parallel_for_each(v.extent, [ =, &ha ](index<1> i) restrict(amp) { ha[i] += k; });
  parallel_for_each(v.extent, [ =, &cha ](index<1> i) restrict(amp) { v[i] = cha[i]; });
  CHECK(v[1] == 12);
  parallel_for_each(
      v.extent, [ =, &x = a ](index<1> i) restrict(amp) {
        v[i] = x[i];
        x[i] = 0;
      });
  CHECK(v[1] == 12);
  parallel_for_each(
      v.extent, [ =, &x = h.a, &y = static_cast<const array<int, 1> &>(c) ](index<1> i) restrict(
                    amp) { v[i] = x[i] * 10 + y[i]; });
  CHECK(v[1] == 122);
  parallel_for_each(
      v.extent, [&a, &b, &c, v ](index<1> i) restrict(amp) {
        auto f = [&a, &b, &c, i ](int k) restrict(amp) { return a[i] + b[i] + c[i] + k; };
        v[i] = f(100);
      });
  CHECK(v[1] == 106);
  array<float, 2> fa(2, 2), fb(2, 2);
  float fd[] = {1, 2, 3, 4};
  copy(fd, fb);
  CHECK(f(fa, fb, 10.f) == 21.f);
  CHECK(f(a, c, 10) == 21);
  {
    array<int, 2> a(2, 2, d); // hides the outer
    parallel_for_each(a.extent, [&a, v ](index<2> i) restrict(amp) { v[i[0] * 2 + i[1]] = a[i]; });
    CHECK(v[3] == 4);
  }
  return failures;
}
