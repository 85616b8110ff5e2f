// A cpu expression must not find equal cpu and cpu,amp operators in the global and the argument's
// namespace.
//
// reject: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace M {
struct V {
  int a;
};
int operator%(const V &, const V &) { return 1; }
}
int operator%(const M::V &, const M::V &) restrict(cpu, amp) { return 2; }
int c() {
  M::V v{};
  return v % v; // ERROR
}
int main() {}
