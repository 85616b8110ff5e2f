// A kernel may capture C arrays whose sizes are template arguments, constants, sizeof or sums.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct tr {
  typedef T type[2];
  using elem = T;
  static const int n = 2;
};
template <class T> using pair_of = T[2];
enum { two = 2 };
template <class T, int N, class... P> int f(T t, P...) {
  constexpr int L = N + 1;
  const int M = L + 1;
  T a[N] = {t}, b[N + 1] = {t}, c[sizeof...(P)] = {t}, d[sizeof(T)] = {t}, e[tr<T>::n] = {t},
    g[L] = {t}, h[M] = {t}, q[two] = {t}, r[N][L] = {{t}};
  typename tr<T>::elem s[2] = {t};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a[0] + b[0] + c[0] + d[0] + e[0] + g[0] + h[0] + q[0] + r[0][0] + s[0] +
               (int)(sizeof(a) + sizeof(b) + sizeof(c) + sizeof(d) + sizeof(e) + sizeof(g) +
                     sizeof(h) + sizeof(q) + sizeof(r)) *
                   100;
      });
  return v[0];
}
int main() {
  return (f<int, 2>(3, 1, 2.f, 3)) == 30 + 4 * 100 * (2 + 3 + 3 + 4 + 2 + 3 + 4 + 2 + 6) ? 0 : 1;
}
