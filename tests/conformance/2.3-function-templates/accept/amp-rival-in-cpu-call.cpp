// A cpu call of a cpu,amp template ignores an amp template that matches equally well.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct T {
  int a;
};
template <class X> int f(X &) restrict(cpu, amp) { return 1; }
template <class X> int f(X, int = 1) restrict(amp) { return 2; }
int c() {
  T t{};
  return f(t);
}
int main() { return c() == 1 ? 0 : 1; }
