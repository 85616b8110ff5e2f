// A property reads through the getter of the caller's target from a pair.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct S {
  int get() const { return 1; }
  int get() const restrict(amp) { return 2; }
  __declspec(property(get = get)) int p;
};
int c() {
  S s;
  return s.p;
}
int a() restrict(amp) {
  S s;
  return s.p;
}
int b() restrict(cpu, amp) {
  S s;
  return s.p;
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
      });
  return r[0] != 2 || r[1] != 2 ? 1 : c() != 1 || b() != 1 ? 2 : 0;
}
