// A braced argument initializes the parameter of the candidate with the caller's restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <initializer_list>

#include "check.h"

using namespace concurrency;

// A braced scalar selects an exact amp overload in a kernel and a cpu,amp overload on the host.
namespace scalar {
int f(double d) restrict(cpu, amp) { return 1; }
int f(int i) restrict(amp) { return 2; }
void test() {
  CHECK(f({1}) == 1);
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f({1}); });
  v.synchronize();
  CHECK(out == 2);
}
} // namespace scalar

// A braced argument initializes the parameter of the candidate with the caller's restriction.
namespace classes {
struct P {
  int a, b;
};
struct Q {
  int a;
  Q(int x, int y) restrict(cpu, amp) : a(x * y) {}
};
int f(std::initializer_list<int> l) restrict(cpu) { return int(l.size()); }
int f(P p) restrict(amp) { return p.a + p.b * 10; }
int g(Q q) restrict(amp) { return q.a; }
int g(P p) restrict(cpu) { return p.a; }
void test() {
  CHECK(f({1, 2}) == 2);
  CHECK(g({3, 4}) == 3);
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f({1, 2});
        v[1] = g({3, 4});
      });
  v.synchronize();
  CHECK(out[0] == 21 && out[1] == 12);
}
} // namespace classes

int main() {
  scalar::test();
  classes::test();
  return failures;
}
