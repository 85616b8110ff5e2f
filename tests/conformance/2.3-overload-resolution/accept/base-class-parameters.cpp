// A cpu call slices or binds its argument's base although amp functions take the derived class.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct B {
  int n;
  B(int i) restrict(cpu, amp) : n(i) {}
  B(const B &o) restrict(cpu, amp) : n(o.n + 100) {}
};
struct D : B {
  D(int i) restrict(cpu, amp) : B(i) {}
};
int f(const B &b) restrict(cpu, amp) { return b.n; }
int f(const D &d) restrict(amp) { return -1; }
int g(B b) restrict(cpu, amp) { return b.n; }
int g(D d) restrict(amp) { return -1; }
B &same(B &b) restrict(cpu, amp) {
  b.n += 1;
  return b;
}
D &same(D &b) restrict(amp) {
  b.n += 10;
  return b;
}
const B *id(const B &b) restrict(cpu, amp) { return &b; }
const B *id(D &b) restrict(amp) { return nullptr; }
int main() {
  D d(5);
  if (f(d) != 5) return 1;
  if (g(d) != 105) return 2;
  same(d);
  if (d.n != 6) return 3;
  if (id(d) != &d) return 4;
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        D d(5);
        v[i] = f(d) * 100 + g(d) * 10 + same(d).n + (id(d) == nullptr) * 1000;
      });
  v.synchronize();
  return out == -100 - 10 + 15 + 1000 ? 0 : 5;
}
