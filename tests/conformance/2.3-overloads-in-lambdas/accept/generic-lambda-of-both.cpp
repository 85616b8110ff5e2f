// A generic cpu,amp lambda selects functions, members and operators by target.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(int) { return 1; }
int f(double) restrict(amp) { return 2; }
struct S {
  int m(int) const { return 3; }
  int m(double) const restrict(amp) { return 4; }
  int operator+(int) const { return 5; }
  int operator+(double) const restrict(amp) { return 6; }
};
int main() {
  int o[4];
  int z = 0;
  array_view<int> r(4, o);
  auto l = [z](auto x) restrict(cpu, amp) { return f(x); };
  auto m = [z](auto s) restrict(cpu, amp) { return s.m(1); };
  auto p = [z](auto s) restrict(cpu, amp) { return s + 1; };
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = l(1);
        r[1] = m(S());
        r[2] = p(S());
      });
  return r[0] != 2                                 ? 1
         : r[1] != 4                               ? 2
         : r[2] != 6                               ? 3
         : l(1) != 1 || m(S()) != 3 || p(S()) != 5 ? 4
                                                   : 0;
}
