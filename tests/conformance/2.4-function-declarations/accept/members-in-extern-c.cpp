// A member function in an extern "C" block may have both restrictions.
//
// accept: L-2.4.2-f
//
// Members have C++ linkage even there.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
extern "C" {
struct S {
  int k;
  int m() const restrict(cpu, amp) { return k; }
  S(int i) restrict(cpu, amp) : k(i) {}
};
int c1(int x) restrict(amp) { return x + 1; }
int c2(int) restrict(cpu);
}
extern "C" int c2(int x) restrict(cpu) { return x + 2; }
int main() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = S(3).m() + c1(1); });
  v.synchronize();
  return out == 5 && c2(1) == 3 ? 0 : 1;
}
