// Amp code must not use bool pointer arithmetic, typeid, goto, labels, asm, try or throw in any
// place.
//
// reject: L-2.4.3.7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <typeinfo>
struct B {
  virtual ~B();
};
struct N {
  int x;
};
struct D : N {};
template <class T> void adv(T *p) restrict(amp) { ++p; } // expected-error
#define JUMP goto out
void f(bool *p, N *n, int x) restrict(amp) {
  p++; // expected-error
  p = p + 1; // expected-error
  p -= x; // expected-error
  x = p[1]; // expected-error
  x = 0 [p]; // expected-error
  x = p - p; // expected-error
  bool *q = &p[0]; // expected-error
  adv(q);
  adv(&x);
  D *d = dynamic_cast<D *>(n); // expected-error
  N *up = dynamic_cast<N *>(d); // expected-error
  auto &ti = typeid(x); // expected-error
  x = typeid(int) == typeid(x); // expected-error
  if (x) goto out; // expected-error
  JUMP; // expected-error
out: // expected-error
  x = 1;
lone:; // expected-error
  asm("nop"); // expected-error
  __asm__ volatile("" ::: "memory"); // expected-error
  try { // expected-error
    x = 1;
  } catch (...) {}
  throw; // expected-error
  x = x ? 1 : throw 2; // expected-error
  auto l = [] {
    try { // expected-error
    } catch (int) {}
  };
  auto l2 = [](auto t) { throw t; }; // expected-error
  l2(1);
  struct L {
    void m() { throw 1; } // expected-error
    L() try { // expected-error
    } catch (...) {}
  };
  L().m();
  bool ok = *p;
  ok = p == q;
  *p = true;
  switch (x) {
  case 1:
    x = 2;
  default:
    x = 3;
  }
}
void g() restrict(amp) try { // expected-error
} catch (...) {}
struct S {
  int k;
  S() restrict(cpu, amp) try : k(1) { // expected-error
  } catch (...) {}
};
template <class T> void t(T) restrict(amp) {
  if constexpr (sizeof(T) == 4) goto end; // expected-error
end:; // expected-error
}
void u() restrict(amp) { t(1); }
void (*cp)(int) = [](int) restrict(amp){}; // expected-error
void (*cp2)(int) = +[](int) restrict(cpu, amp){}; // expected-error
