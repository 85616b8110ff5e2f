// Redeclarations agree if their restriction specifiers give the same set, even with repeated
// restrictions.
//
// accept: L-2.1-a, L-2.1-e, L-2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f1(int x) restrict(cpu) restrict(amp) { return x + 1; }
int f2(int x) restrict(amp) restrict(cpu) { return x + 2; }
int f3(int x) restrict(cpu, amp) { return x + 3; }
int f4(int x) restrict(amp, cpu) { return x + 4; }
int f5(int x) restrict(amp, amp, cpu) restrict(cpu) { return x + 5; }
int f6(int x) restrict(cpu // host
                       ,
                       /* and */ amp) {
  return x + 6;
}
int f7(int x) restrict(cpu) restrict(cpu, amp) restrict(amp) { return x + 7; }
int f1(int) restrict(amp, cpu);
int f2(int) restrict(cpu) restrict(amp) restrict(amp);
int f6(int x) restrict(amp) restrict(cpu);
int main() {
  int d[2] = {0, 0};
  array_view<int, 1> v(2, d);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) restrict(amp, amp) {
        v[i] = f1(0) + f2(0) + f3(0) + f4(0) + f5(0) + f6(0) + f7(0);
      });
  v.synchronize();
  int h = f1(0) + f2(0) + f3(0) + f4(0) + f5(0) + f6(0) + f7(0);
  return h == 28 && d[0] == 28 && d[1] == 28 ? 0 : 1;
}
