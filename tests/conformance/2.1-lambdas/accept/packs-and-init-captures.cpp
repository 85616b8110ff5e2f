// Kernels and cpu,amp lambdas can use captured packs, init-captures and integer sequences.
//
// accept: L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <utility>
using namespace concurrency;
template <class... A> int total(A... a) {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [ =, k = sizeof...(A) ](index<1> i) restrict(amp) {
        v[i] = int((a + ... + 0)) + int(k) * 100;
      });
  v.synchronize();
  return out;
}
template <class F, class... A> auto later(F f, A... a) restrict(cpu, amp) {
  return [=]() { return f(a...); };
}
struct Sum {
  template <class... T> int operator()(T... t) const restrict(cpu, amp) { return (int(t) + ...); }
};
template <int... I> int seq(std::integer_sequence<int, I...>) restrict(amp) {
  int a[] = {I * I...};
  int s = 0;
  for (int x : a) s += x;
  return s;
}
int main() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  auto l = later(Sum(), 1, 2.5f, 3u);
  int n = 3;
  parallel_for_each(
      extent<1>(1), [ v, l, m = n * 2, arr = Sum(), x = float(n) / 2 ](index<1>) restrict(amp) {
        v[0] = l() + m;
        v[1] = arr(1, 2) + int(x * 2);
        v[2] = seq(std::make_integer_sequence<int, 4>());
      });
  v.synchronize();
  return total(1, 2.5f, 3u) == 306 && total() == 0 && l() == 6 && out[0] == 12 && out[1] == 6 &&
                 out[2] == 14
             ? 0
             : 1;
}
