// A dependent cpu call finds an inline namespace's template, not a better amp one around it.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace N {
struct U {
  int a;
};
inline namespace I {
template <class X> int f(const X &) restrict(cpu, amp) { return 1; }
}
template <class X> int f(X &) restrict(amp) { return 2; }
}
template <class X> int tc(X x) { return f(x); }
int main() {
  N::U u{};
  return tc(u) == 1 ? 0 : 1;
}
