// Captures, arrays and new must not use implicit members that lack the restriction of the code.
//
// reject: L-2.3.2-m, L-2.3.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
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
  DefA() restrict(cpu, amp) = default; // ERROR
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
template <class T> struct Tm {
  T t;
};
struct DeepD : Tm<Tm<D>> {};
void f() restrict(amp) {
  W *p = nullptr;
  W w; // ERROR
  WD d; // ERROR
  WCp a;
  WCp b(a); // ERROR
  WAs q, r;
  q = r; // ERROR
  Def def; // ERROR
  DefA defa;
  Tm<C> t; // ERROR
  DeepD dd; // ERROR
  D arr[2]; // ERROR
  WCp c = static_cast<WCp &&>(a); // ERROR
  WAs ok = q;
  WCp okc;
  auto l = [a] { return a.x; }; // ERROR
  auto l2 = [d2 = Def()] { return d2.d.x; }; // ERROR
}
void g() {
  WA a; // ERROR
  WA *np = nullptr;
  WA b(*np); // ERROR
  *np = *np; // ERROR
  W okw;
  Tm<AmpOnly> *okp;
  new WA; // ERROR
  WA arr[2]; // ERROR
}
int both() restrict(cpu, amp) {
  WA a; // ERROR
  WD d; // ERROR
  return 1;
}
struct HasStr {
  std::string s;
};
int s() restrict(amp) {
  HasStr h; // ERROR
  return 1;
}
