// No form of call, construction, conversion or copy may use a function that lacks a caller's
// restriction.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
void c();
void a() restrict(amp);
void b() restrict(cpu, amp);
struct S {
  void cm();
  void am() restrict(amp);
  void bm() restrict(cpu, amp);
  static void cs();
  S operator+(int) const;
  int operator()(int);
  int operator[](int) const restrict(cpu);
  explicit operator bool() const;
  S &operator=(int);
  S *operator->();
  void operator++(int);
  template <class T> void t(T);
  int x;
};
S operator*(S, S);
bool operator==(S, S);
void operator,(S, S);
struct Ctor {
  int v;
  Ctor(int);
  Ctor(float) restrict(amp);
  ~Ctor() restrict(cpu, amp);
};
struct Dt {
  int v;
  ~Dt();
};
struct Cp {
  int v;
  Cp() restrict(cpu, amp);
  Cp(const Cp &);
  ~Cp() restrict(cpu, amp);
};
struct DM {
  int v = 1;
  std::vector<int> *w();
  int z = sizeof(int) + fz();
  static int fz();
};
struct Cv {
  operator int() const;
  int v;
};
template <class T> void tc(T) {}
template <class T> void ta(T) restrict(amp) {}
template <class T> void tb(T t) restrict(cpu, amp) { t.cm(); } // expected-error
int dflt(int x = 0) restrict(amp);
void byval(Cp) restrict(amp);
int ti(int) restrict(cpu, amp);
void amp_(S s, S &r, S *p) restrict(amp) {
  c(); // expected-error
  a();
  b();
  s.am();
  s.bm();
  p->bm();
  s.cm(); // expected-error
  p->cm(); // expected-error
  S::cs(); // expected-error
  s + 1; // expected-error
  s(1); // expected-error
  s[1]; // expected-error
  if (s) {} // expected-error
  s = 1; // expected-error
  s->x; // expected-error
  s++; // expected-error
  s.t(1); // expected-error
  s *s; // expected-error
  s == r; // expected-error
  s, r;
  Ctor k(1);
  Ctor k2(1.f);
  Dt d; // expected-error
  Cp c1;
  Cp c2(c1); // expected-error
  byval(c1); // expected-error
  DM dm; // expected-error
  Cv cv;
  int i = cv; // expected-error
  ti(cv); // expected-error
  tc(1); // expected-error
  ta(1);
  tb(s);
  ::c(); // expected-error
  auto l = [=] { c(); }; // expected-error
  struct L {
    void z() { c(); } // expected-error
  };
  c1 = c1;
  (c)(); // expected-error
  true ? c() : b(); // expected-error
  return c(); // expected-error
}
void cpu_(S s) {
  a(); // expected-error
  s.am(); // expected-error
  b();
  c();
  s.cm();
  s.bm();
  ta(1); // expected-error
  Ctor k(1.f);
  auto l = [=] { a(); }; // expected-error
  auto l2 = [=]() restrict(amp) { a(); };
  l2(); // expected-error
  [&]() restrict(cpu) { a(); } // expected-error
  ();
  dflt(); // expected-error
}
void both_(S s) restrict(cpu, amp) {
  a(); // expected-error
  c(); // expected-error
  b();
  s.bm();
  s.am(); // expected-error
  ta(1); // expected-error
  tc(1); // expected-error
  if (false) c(); // expected-error
  (void)sizeof(s + 1); // expected-error
}
int gi = (a(), 1); // expected-error
struct Init {
  int v = (a(), 1);
};
Init in; // expected-error
