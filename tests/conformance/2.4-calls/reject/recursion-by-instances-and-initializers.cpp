// Amp code must not recurse through cycles of instances or default member initializers.
//
// reject: L-2.4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int fa(int n) restrict(amp) { return n ? fa(n - 1) : 0; } // ERROR
int fb(int n) restrict(amp);
int fc(int n) restrict(amp) { return fb(n - 1); } // ERROR
int fb(int n) restrict(amp) { return n ? fc(n) : 0; }
int fd(int n) restrict(cpu, amp) {
  if (n) return fd(n / 2); // ERROR
  return 1;
}
struct S {
  int v;
  S(int n) restrict(amp) : v(n ? S(n - 1).v : 0) {} // ERROR
  ~S() restrict(cpu, amp) {}
  int operator()(int n) const restrict(amp) { return n ? (*this)(n - 1) : 0; } // ERROR
  S operator+(int n) const restrict(amp) { return n ? *this + (n - 1) : *this; } // ERROR
  operator int() const restrict(amp) { return n2(); } // ERROR
  int n2() const restrict(amp) { return (int)*this; }
};
template <class T> int ft(T n) restrict(amp) { return n ? ft(n - 1) : 0; } // ERROR
int useft() restrict(amp) { return ft(3); }
template <int N> int fn(int x) restrict(amp) { return fn<N - 1>(x); }
template <> int fn<0>(int x) restrict(amp) { return x; }
int usefn() restrict(amp) { return fn<9>(1); }
template <class T> int fo(T) restrict(amp);
struct L {};
template <class T> struct Nest {};
template <int N> struct Cyc {
  static int go(int x) restrict(amp) { return Cyc<(N + 1) % 3>::go(x); } // ERROR
};
int usec() restrict(amp) { return Cyc<0>::go(1); }
int lam() restrict(amp) {
  auto f = [](auto self, int n) -> int { return n ? self(self, n - 1) : 0; }; // ERROR
  return f(f, 3);
}
int cpuonly(int n) restrict(cpu) { return n ? cpuonly(n - 1) : 0; }
int pr(int n) restrict(cpu) { return n ? pr(n - 1) : 0; }
int pr(int n) restrict(amp) { return n; }
struct Dm;
int dmf(int) restrict(amp);
struct Dm {
  int a = dmf(1); // ERROR
  Dm() restrict(amp) {}
  ~Dm() restrict(cpu, amp) {}
};
int dmf(int) restrict(amp) {
  Dm d;
  return d.a;
}
