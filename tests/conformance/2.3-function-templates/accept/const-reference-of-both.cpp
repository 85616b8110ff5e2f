// A cpu call binds a const reference of a cpu,amp template although an amp template takes an
// lvalue.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct U {
  int a;
};
template <class X> int f(const X &) restrict(cpu, amp) { return 1; }
template <class X> int f(X &) restrict(amp) { return 2; }
int main() {
  U u{};
  return f(u) == 1 ? 0 : 1;
}
