// Conversion ranking compares only constructors and functions of the caller's restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#include <amp.h>
using namespace concurrency;
struct D;
struct S {
  int v;
  S(int) restrict(cpu, amp) : v(1) {}
  S(const D &) restrict(amp) : v(2) {}
};
struct D {
  operator int() const restrict(cpu, amp) { return 0; }
};
int take(S s) restrict(cpu, amp) { return s.v; }
int back(bool b) restrict(cpu, amp) {
  if (b) return 3;
  return take(S(1));
}
S make(int k) restrict(cpu, amp) { return k; }
struct Base {
  int b;
};
struct Der : Base {};
int h(const Base &) restrict(cpu, amp) { return 1; }
int h(const Der &) restrict(cpu) { return 2; }
int h(void *) restrict(cpu, amp) { return 3; }
int h(Base *) restrict(cpu) { return 4; }
int h(bool) restrict(cpu, amp) { return 5; }
int h(float) restrict(amp) { return 6; }
int main() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        Der d;
        v[0] = h(d);
        v[1] = h(&d);
        v[2] = h(true);
        v[3] = h(1.0f);
        v[4] = make(4).v;
      });
  v.synchronize();
  Der d;
  if (h(d) != 2 || h(&d) != 4 || h(true) != 5 || h(1.0f) != 5) return 9;
  const int want[] = {1, 3, 5, 6, 1};
  for (int i = 0; i < 5; i++)
    if (out[i] != want[i]) return i + 1;
  return 0;
}
