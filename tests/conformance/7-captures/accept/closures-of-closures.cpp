// A kernel captures closures that contain closures, also generic, variadic and composed closures.
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
template <typename F, typename G> auto compose(F f, G g) {
  return [=](int x) restrict(cpu, amp) { return f(g(x)); };
}
template <typename F> auto twice(F f) {
  return [=](auto x) restrict(cpu, amp) { return f(f(x)); };
}
auto adder(int k) {
  return [=](int x) restrict(cpu, amp) { return x + k; };
}
struct W {
  decltype(adder(0)) f;
  int k;
};
int main() {
  array_view<int, 1> v(8);
  int k = 3;
  auto add = [=](int x) restrict(amp, cpu) { return x + k; };
  auto mul = [k](int x) restrict(amp) { return x * k; };
  auto both = [=](int x) restrict(amp) { return mul(add(x)) + add(mul(x)) * 100; };
  auto lvl3 = [ both, z = 7 ](int x) restrict(amp) { return both(x) + z; };
  auto cp = compose(add, adder(10));
  auto tw = twice(cp);
  auto tt = twice(twice(add));
  W w{adder(5), 6};
  auto arrf = [=](index<1> i) restrict(amp) { v[i] = w.f(w.k); };
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        v[0] = both(1);
        v[1] = lvl3(1);
        v[2] = cp(1);
        v[3] = tw(1);
        v[4] = tt(0);
        v[5] = w.f(w.k);
      });
  int x[] = {12 + 600, 12 + 600 + 7, 14, 27, 12, 11};
  for (int i = 0; i < 6; ++i) CHECK(v[i] == x[i]);
  parallel_for_each(v.extent, arrf);
  CHECK(v[7] == 11);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        arrf(i);
        v[i] += 1;
      });
  CHECK(v[7] == 12);
  CHECK(cp(1) == 14);
  k = 1000;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add(k); });
  CHECK(v[7] == 1003);
  auto gen = [k](auto a, auto... r) restrict(cpu, amp) { return (a + ... + r) + k; };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = gen(1) + gen(1, 2, 3) + int(gen(1.5f)); });
  CHECK(v[7] == 1001 + 1006 + 1001);
  for (int q = 0; q < 3; ++q) {
    auto f = [=](int x) restrict(amp) { return x * q + k; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(10) + q; });
    CHECK(v[7] == 1000 + q * 11);
  }
  return failures;
}
