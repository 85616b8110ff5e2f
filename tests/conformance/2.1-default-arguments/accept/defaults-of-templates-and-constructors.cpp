// Default arguments of templates, constructors and members follow the caller's restriction.
//
// accept: L-2.1.1-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g() restrict(cpu) { return 1; }
int g() restrict(amp) { return 2; }
int f(int x = g()) restrict(cpu, amp) { return x * 10; }
template <class T> T h(T x, T y = T(g())) restrict(cpu, amp) { return x + y; }
struct S {
  int a;
  explicit S(int b = g() + 5) restrict(cpu, amp) : a(b) {}
  int m(int k = g()) const restrict(cpu, amp) { return a + k; }
};
int both() restrict(cpu, amp) { return f() + h(100) + S().m(); }
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f();
        v[1] = int(h(1.5));
        v[2] = S().m();
        v[3] = both();
      });
  v.synchronize();
  if (f() != 10 || h(1.5) != 2.5 || S().m() != 7 || both() != 118) return 1;
  return out[0] == 20 && out[1] == 3 && out[2] == 9 && out[3] == 131 ? 0 : 2;
}
