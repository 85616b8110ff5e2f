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
template <class T> void adv(T *p) restrict(amp) { ++p; } // ERROR
#define JUMP goto out
void f(bool *p, N *n, int x) restrict(amp) {
  p++; // ERROR
  p = p + 1; // ERROR
  p -= x; // ERROR
  x = p[1]; // ERROR
  x = 0 [p]; // ERROR
  x = p - p; // ERROR
  bool *q = &p[0]; // ERROR
  adv(q);
  adv(&x);
  D *d = dynamic_cast<D *>(n); // ERROR
  N *up = dynamic_cast<N *>(d); // ERROR
  auto &ti = typeid(x); // ERROR
  x = typeid(int) == typeid(x); // ERROR
  if (x) goto out; // ERROR
  JUMP; // ERROR
out: // ERROR
  x = 1;
lone:; // ERROR
  asm("nop"); // ERROR
  __asm__ volatile("" ::: "memory"); // ERROR
  try { // ERROR
    x = 1;
  } catch (...) {}
  throw; // ERROR
  x = x ? 1 : throw 2; // ERROR
  auto l = [] {
    try { // ERROR
    } catch (int) {}
  };
  auto l2 = [](auto t) { throw t; }; // ERROR
  l2(1);
  struct L {
    void m() { throw 1; } // ERROR
    L() try { // ERROR
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
void g() restrict(amp) try { // ERROR
} catch (...) {}
struct S {
  int k;
  S() restrict(cpu, amp) try : k(1) { // ERROR
  } catch (...) {}
};
template <class T> void t(T) restrict(amp) {
  if constexpr (sizeof(T) == 4) goto end; // ERROR
end:; // ERROR
}
void u() restrict(amp) { t(1); }
void (*cp)(int) = [](int) restrict(amp){}; // ERROR
void (*cp2)(int) = +[](int) restrict(cpu, amp){}; // ERROR
