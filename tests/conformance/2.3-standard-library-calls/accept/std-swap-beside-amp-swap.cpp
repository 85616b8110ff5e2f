// An unqualified host swap selects std::swap although the argument's namespace has an amp swap.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <utility>
#include <algorithm>
int called = 0;
namespace u {
struct X {
  int v;
  X(int x) restrict(cpu, amp) : v(x) {}
  X(const X &o) restrict(cpu, amp) : v(o.v) {}
  ~X() restrict(cpu, amp) {}
  X &operator=(const X &o) {
    v = o.v;
    ++called;
    return *this;
  }
};
void swap(X &a, X &b) restrict(amp) {
  int t = a.v;
  a.v = b.v;
  b.v = t;
}
}
int main() {
  u::X a(1), b(2);
  using std::swap;
  swap(a, b);
  return a.v == 2 && called == 2 ? 0 : 1;
}
