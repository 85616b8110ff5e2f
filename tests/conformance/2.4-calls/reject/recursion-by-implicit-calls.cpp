// Amp code must not recurse through conversions, destructors, default arguments or inner lambdas.
//
// reject: L-2.4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int a(int n) restrict(amp) {
  auto l = [](int k) { return a(k); };
  return n ? l(n) : 0; // ERROR
}
struct Cv {
  int x;
  Cv(int k) restrict(amp);
  operator int() const restrict(amp) { return x; }
};
int b(Cv c) restrict(amp) { return c; }
Cv::Cv(int k) restrict(amp) : x(k ? b(k - 1) : 0) {} // ERROR
int p(int) restrict(cpu);
int p(int) restrict(amp);
int both(int x) restrict(cpu, amp) { return p(x); } // ERROR
int p(int x) restrict(amp) { return both(x); }
int p(int x) restrict(cpu) { return x; }
template <class T> struct M {
  T t = 0;
  int f() const restrict(amp) { return M<T>().f(); } // ERROR
};
int inst() restrict(amp) { return M<int>().f(); }
struct Tmp {
  int k;
  ~Tmp() restrict(cpu, amp) {
    if (k) Tmp{k - 1}; // ERROR
  }
};
struct As {
  int x;
  As &operator=(int i) restrict(amp) {
    if (i) *this = i - 1; // ERROR
    return *this;
  }
};
int def(int x, int y = 0) restrict(amp) { return def(x); } // ERROR
