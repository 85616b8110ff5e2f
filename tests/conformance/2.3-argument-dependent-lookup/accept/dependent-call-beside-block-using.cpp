// A dependent cpu call finds a function by argument although a block's using brings an amp
// template.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
template <class X> int f(X &) restrict(amp) { return 3; }
namespace N {
struct U {
  int a;
};
template <class X> int f(const X &) restrict(cpu, amp) { return 1; }
template <class X> int f(X &) restrict(amp) { return 2; }
}
namespace O {
template <class X> int tc(X x) {
  using ::f;
  return f(x);
}
}
int main() {
  N::U u{};
  return O::tc(u) == 1 ? 0 : 1;
}
