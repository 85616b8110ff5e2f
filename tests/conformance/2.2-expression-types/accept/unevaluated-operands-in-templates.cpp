// Sizeof, noexcept and decltype in templates refer to the overload of the template's restriction.
//
// accept: L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g(int) restrict(cpu) { return 1; }
double g(double) restrict(amp) noexcept { return 2.5; }
template <class T> double use(T t, int k) restrict(amp) {
  using R = decltype(g(t));
  R r = R(1) / 2;
  return k == 0 ? sizeof(g(t)) : k == 1 ? noexcept(g(t)) : r;
}
template <class T, class R = decltype(g(T()))> R dflt(T t) restrict(cpu) { return R(t) / 2; }
int main() {
  double out[3] = {};
  array_view<double, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = use(1, 0);
        v[1] = use(1, 1);
        v[2] = use(1, 2);
      });
  v.synchronize();
  const double want[] = {8, 1, 0.5};
  for (int i = 0; i < 3; i++)
    if (out[i] != want[i]) return i + 1;
  return dflt(3) == 1 ? 0 : 5;
}
