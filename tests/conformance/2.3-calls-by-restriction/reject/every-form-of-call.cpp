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
template <class T> void tb(T t) restrict(cpu, amp) { t.cm(); } // ERROR
int dflt(int x = 0) restrict(amp);
void byval(Cp) restrict(amp);
int ti(int) restrict(cpu, amp);
void amp_(S s, S &r, S *p) restrict(amp) {
  c(); // ERROR
  a();
  b();
  s.am();
  s.bm();
  p->bm();
  s.cm(); // ERROR
  p->cm(); // ERROR
  S::cs(); // ERROR
  s + 1; // ERROR
  s(1); // ERROR
  s[1]; // ERROR
  if (s) {} // ERROR
  s = 1; // ERROR
  s->x; // ERROR
  s++; // ERROR
  s.t(1); // ERROR
  s *s; // ERROR
  s == r; // ERROR
  s, r;
  Ctor k(1);
  Ctor k2(1.f);
  Dt d; // ERROR
  Cp c1;
  Cp c2(c1); // ERROR
  byval(c1); // ERROR
  DM dm; // ERROR
  Cv cv;
  int i = cv; // ERROR
  ti(cv); // ERROR
  tc(1); // ERROR
  ta(1);
  tb(s);
  ::c(); // ERROR
  auto l = [=] { c(); }; // ERROR
  struct L {
    void z() { c(); } // ERROR
  };
  c1 = c1;
  (c)(); // ERROR
  true ? c() : b(); // ERROR
  return c(); // ERROR
}
void cpu_(S s) {
  a(); // ERROR
  s.am(); // ERROR
  b();
  c();
  s.cm();
  s.bm();
  ta(1); // ERROR
  Ctor k(1.f);
  auto l = [=] { a(); }; // ERROR
  auto l2 = [=]() restrict(amp) { a(); };
  l2(); // ERROR
  [&]() restrict(cpu) { a(); } // ERROR
  ();
  dflt(); // ERROR
}
void both_(S s) restrict(cpu, amp) {
  a(); // ERROR
  c(); // ERROR
  b();
  s.bm();
  s.am(); // ERROR
  ta(1); // ERROR
  tc(1); // ERROR
  if (false) c(); // ERROR
  (void)sizeof(s + 1); // ERROR
}
int gi = (a(), 1); // ERROR
struct Init {
  int v = (a(), 1);
};
Init in; // ERROR
