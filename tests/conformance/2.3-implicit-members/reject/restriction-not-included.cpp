// References and moves must not lead to an implicit member that lacks the restriction of the code.
//
// reject: L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct Cpu {
  int v;
  Cpu() : v(1) {}
  Cpu(const Cpu &o) : v(o.v) {}
  Cpu &operator=(const Cpu &) { return *this; }
};
struct W {
  Cpu c;
};
struct D : Cpu {
  int k;
};
struct NoDtor {
  int v;
  ~NoDtor() {}
};
struct WD {
  NoDtor n;
};
struct Arr {
  Cpu c[2];
};
struct CopyCpu {
  int v;
  CopyCpu() restrict(cpu, amp) : v(0) {}
  CopyCpu(const CopyCpu &) {}
  CopyCpu &operator=(const CopyCpu &) restrict(cpu, amp) { return *this; }
  ~CopyCpu() restrict(cpu, amp) {}
};
struct WC {
  CopyCpu c;
};
struct AssignCpu {
  int v;
  AssignCpu &operator=(const AssignCpu &) { return *this; }
};
struct WA {
  AssignCpu c;
};
template <class T> void val(T) restrict(amp) {}
void k() restrict(amp) {
  W w; // ERROR
  D d; // ERROR
  WD wd; // ERROR
  Arr a; // ERROR
  WC c1;
  WC c2(c1); // ERROR
  WC c3;
  c3 = c1;
  WA a1;
  WA a2(a1);
  a1 = a2; // ERROR
  auto l = [c1] { return c1.c.v; }; // ERROR
  WC *p = &c1;
  WC &r = c1;
  WC c4 = r; // ERROR
}
void by(W w) restrict(amp) {}
W ret() restrict(amp);
struct Ampo {
  int v;
  Ampo() restrict(amp) {}
  ~Ampo() restrict(amp) {}
};
struct WAmpo {
  Ampo a;
};
void host() {
  WAmpo x; // ERROR
  Ampo y; // ERROR
  new WAmpo; // ERROR
  WAmpo *ok = nullptr;
}
