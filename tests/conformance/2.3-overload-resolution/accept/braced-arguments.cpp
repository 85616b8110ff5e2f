// A braced argument initializes the parameter of the candidate with the caller's restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <initializer_list>
using namespace concurrency;
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
int main() {
  if (f({1, 2}) != 2 || g({3, 4}) != 3) return 1;
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f({1, 2});
        v[1] = g({3, 4});
      });
  v.synchronize();
  return out[0] == 21 && out[1] == 12 ? 0 : 2;
}
