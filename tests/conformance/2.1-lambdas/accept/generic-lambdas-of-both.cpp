// Calls in a cpu,amp generic lambda select the overload of the caller's restriction.
//
// accept: L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g(int) restrict(cpu) { return 1; }
int g(int) restrict(amp) { return 2; }
template <class T> int g(T) restrict(cpu, amp) { return 3; }
int main() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  int n = 100;
  auto f = [=](auto x, auto... r) restrict(cpu, amp) { return g(x) + n + int(sizeof...(r)); };
  auto pack = [](auto... a) restrict(amp, cpu) { return (g(a) + ...); };
  auto nest = [f](auto a) restrict(cpu, amp) {
    auto in = [a, f](auto b) { return f(a) * 1000 + f(b, 1); };
    return in(1.5f);
  };
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(1);
        v[1] = f(1.f, 2);
        v[2] = pack(1, 2, 3u);
        v[3] = nest(1);
      });
  v.synchronize();
  if (f(1) != 101 || f(1.f, 2) != 104 || pack(1, 2, 3u) != 5 || nest(1) != 101104) return 1;
  return out[0] == 102 && out[1] == 104 && out[2] == 7 && out[3] == 102104 ? 0 : 2;
}
