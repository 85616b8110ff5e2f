// A cpu call must not find a cpu function by its argument and an equal cpu,amp function in its
// scope.
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
int f(V) { return 1; }
}
int f(M::V) restrict(cpu, amp) { return 2; }
int main() {
  M::V v{};
  return f(v); // ERROR
}
