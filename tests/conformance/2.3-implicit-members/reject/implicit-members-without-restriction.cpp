// Code must not use implicit members that lack its restriction, by captures, arrays, new,
// references or moves.
//
// reject: L-2.3.2-m, L-2.3.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>

// Captures, arrays and new must not use implicit members that lack the restriction of the code.
namespace captures_and_arrays {

struct C {
  C();
  C(const C &);
  C &operator=(const C &);
  ~C();
  int x;
};
struct D {
  int x;
  D() {}
};
struct Cp {
  int x;
  Cp() restrict(cpu, amp) {}
  Cp(const Cp &o) : x(o.x) {}
};
struct As {
  int x;
  As &operator=(const As &o) restrict(cpu) { return *this; }
};
struct W {
  C c;
};
struct WD {
  D d;
};
struct WCp : Cp {};
struct WAs {
  As a[2];
};
struct Def {
  D d;
  Def() = default;
};
struct DefA {
  D d;
  DefA() restrict(cpu, amp) = default; // expected-error
};
struct AmpOnly {
  int x;
  AmpOnly() restrict(amp) {}
  AmpOnly(const AmpOnly &) restrict(amp) = default;
  AmpOnly &operator=(const AmpOnly &) restrict(amp) = default;
  ~AmpOnly() restrict(cpu, amp) {}
};
struct WA {
  AmpOnly a;
};
template <class T>
struct Tm {
  T t;
};
struct DeepD : Tm<Tm<D>> {};
void f() restrict(amp) {
  W *p = nullptr;
  W w;  // expected-error
  WD d; // expected-error
  WCp a;
  WCp b(a); // expected-error
  WAs q, r;
  q = r;   // expected-error
  Def def; // expected-error
  DefA defa;
  Tm<C> t;                        // expected-error
  DeepD dd;                       // expected-error
  D arr[2];                       // expected-error
  WCp c = static_cast<WCp &&>(a); // expected-error
  WAs ok = q;
  WCp okc;
  auto l = [a] { return a.x; };              // expected-error
  auto l2 = [d2 = Def()] { return d2.d.x; }; // expected-error
}
void g() {
  WA a; // expected-error
  WA *np = nullptr;
  WA b(*np); // expected-error
  *np = *np; // expected-error
  W okw;
  Tm<AmpOnly> *okp;
  new WA;    // expected-error
  WA arr[2]; // expected-error
}
int both() restrict(cpu, amp) {
  WA a; // expected-error
  WD d; // expected-error
  return 1;
}
struct HasStr {
  std::string s;
};
int s() restrict(amp) {
  HasStr h; // expected-error
  return 1;
}

} // namespace captures_and_arrays

// References and moves must not lead to an implicit member that lacks the restriction of the code.
namespace references_and_moves {

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
template <class T>
void val(T) restrict(amp) {}
void k() restrict(amp) {
  W w;   // expected-error
  D d;   // expected-error
  WD wd; // expected-error
  Arr a; // expected-error
  WC c1;
  WC c2(c1); // expected-error
  WC c3;
  c3 = c1;
  WA a1;
  WA a2(a1);
  a1 = a2;                          // expected-error
  auto l = [c1] { return c1.c.v; }; // expected-error
  WC *p = &c1;
  WC &r = c1;
  WC c4 = r; // expected-error
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
  WAmpo x;   // expected-error
  Ampo y;    // expected-error
  new WAmpo; // expected-error
  WAmpo *ok = nullptr;
}

} // namespace references_and_moves
