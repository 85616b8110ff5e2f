// Amp code must not call through function references, member pointers or function template
// arguments.
//
// reject: L-2.4.3.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct S {
  int x;
  int m(int) restrict(amp);
};
template <class F> int call(F f) restrict(amp) { return f(1); } // ERROR
int cpu(int);
int amp1(int) restrict(cpu, amp);
int u1() restrict(amp) { return call(cpu); } // ERROR
int u2() restrict(amp) { return call(amp1); } // ERROR
int u3() restrict(amp) { return call(&amp1); } // ERROR
int u4(S s) restrict(amp) {
  auto pm = &S::m; // ERROR
  return (s.*pm)(1); // ERROR
}
int u5(S s) restrict(amp) { return (s.*&S::m)(1); } // ERROR
int u6() restrict(amp) {
  auto &r = amp1; // ERROR
  return r(1); // ERROR
}
int u7() restrict(amp) { return (*amp1)(1); } // ERROR
int u8() restrict(amp) { return (&amp1)(1); } // ERROR
template <int (*P)(int)> int nt() restrict(amp) { return P(1); } // ERROR
int u9() restrict(amp) { return nt<amp1>(); }
struct Fn {
  operator auto() const restrict(amp) -> int (*)(int); // ERROR
};
