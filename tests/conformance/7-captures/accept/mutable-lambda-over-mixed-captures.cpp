// Mutable lambdas in a kernel change their own copies of captured objects, scalars and references.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include "check.h"
using namespace concurrency;
struct P {
  int a;
  void inc() restrict(cpu, amp) { ++a; }
};
template <typename T> int f(T t, P q) {
  array_view<int, 1> v(4);
  T arr[2] = {t, t};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto f = [=]() mutable restrict(amp) {
          q.inc();
          t += 1;
          return q.a + int(t);
        };
        v[i] = f() + f();
      });
  return v[0];
}
int main() {
  array_view<int, 1> v(4);
  P p{1};
  int k = 2;
  const int c = 3 + failures;
  float fl = 1.5f;
  int &r = k;
  P pa[1] = {{5}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto f = [=]() mutable restrict(amp) {
          p.inc();
          k += 10;
          fl *= 2;
          r += 100;
          return p.a + k + int(fl) + c + r;
        };
        v[i] = f() + f();
      });
  CHECK(v[1] == 2 + 12 + 3 + 3 + 102 + 3 + 22 + 6 + 3 + 202);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto f = [ k, p ]() mutable restrict(amp) {
          p.inc();
          k += 10;
          auto g = [ k, p ]() mutable restrict(amp) {
            p.inc();
            k++;
            return k + p.a;
          };
          return g() + k;
        };
        v[i] = f();
      });
  CHECK(v[1] == 13 + 3 + 12);
  CHECK(f(1.f, p) == 4 + 6);
  return failures;
}
