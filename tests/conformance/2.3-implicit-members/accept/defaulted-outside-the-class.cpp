// Special members can be defaulted or deleted with a specifier, inside or outside their class.
//
// accept: L-2.3.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A {
  int x;
  A() restrict(cpu, amp);
  A(const A &) restrict(cpu, amp) = default;
  A &operator=(const A &) &restrict(cpu, amp) = default;
  A(A &&) restrict(amp, cpu) noexcept = default;
  ~A() restrict(cpu, amp);
  explicit A(int i) restrict(cpu, amp) : x(i) {}
  A &operator=(A &&) restrict(cpu, amp) = default;
};
A::A() restrict(amp, cpu) = default;
inline A::~A() restrict(cpu) restrict(amp) = default;
struct B : A {
  A m[2];
  B() = default;
  using A::A;
  B(const B &) = default;
};
struct NoCopy {
  int x;
  NoCopy(int i) restrict(cpu, amp) : x(i) {}
  NoCopy(const NoCopy &) restrict(cpu, amp) = delete;
  NoCopy(NoCopy &&o) restrict(cpu, amp) : x(o.x + 1) { o.x = 0; }
};
NoCopy mk(int i) restrict(cpu, amp) { return NoCopy(i); }
int test() restrict(cpu, amp) {
  A a(5), b(a), c = static_cast<A &&>(b);
  c = a;
  B d(3);
  B e(d);
  A arr[2] = {A(1), A(2)};
  NoCopy n = mk(4);
  NoCopy m(static_cast<NoCopy &&>(n));
  return c.x + e.x * 10 + arr[1].x * 100 + m.x * 1000 + n.x;
}
int main() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test(); });
  v.synchronize();
  return test() == 5235 && out == 5235 ? 0 : 1;
}
