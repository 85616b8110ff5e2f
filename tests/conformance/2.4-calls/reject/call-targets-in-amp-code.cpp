// Amp code must not recurse, allocate memory or call through pointers to functions or members.
//
// reject: L-2.4.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <new>
#include <functional>
struct V {
  virtual int f();
  int g();
};
struct S {
  int m() restrict(amp);
  int (*fp)(int);
  void *operator new(std::size_t, void *p) restrict(cpu, amp) { return p; }
};
int fact(int n) restrict(amp) { return n ? n * fact(n - 1) : 1; } // expected-error
int odd(int n) restrict(cpu, amp);
int even(int n) restrict(cpu, amp) { return n ? odd(n - 1) : 1; } // expected-error
int odd(int n) restrict(cpu, amp) { return n ? even(n - 1) : 0; }
struct R {
  int n;
  R(int k) restrict(amp) : n(k ? R(k - 1).n : 0) {} // expected-error
};
struct O {
  int x;
  O operator+(O o) const restrict(amp) { return o.x ? O{x} + O{0} : o; } // expected-error
};
struct Cv {
  operator int() const restrict(amp) { return *this + 1; } // expected-error
};
template <class T> T loop(T t) restrict(amp) { return loop(t); } // expected-error
struct Dt {
  ~Dt() restrict(cpu, amp) { Dt d; } // expected-error
};
int dfl(int x) restrict(amp);
int dfl2(int y = dfl(1)) restrict(amp); // expected-error
int dfl(int x) restrict(amp) { return dfl2(); }
int dfl2(int y) restrict(amp) { return y; }
void use() restrict(amp) {
  loop(1);
  int *p = new int; // expected-error
  delete p; // expected-error
  int b;
  S *s = nullptr; // expected-error
  int *q = new (&b) int(3); // expected-error
  int *r = new int[4]; // expected-error
  delete[] r; // expected-error
  ::delete q; // expected-error
  auto fix = [](auto self, int n) -> int { return n ? self(self, n - 1) : 0; }; // expected-error
  fix(fix, 3);
  void (*f)() = nullptr; // expected-error
  (*f)(); // expected-error
  s->fp(1); // expected-error
  int (S::*pm)() = &S::m; // expected-error
  (s->*pm)(); // expected-error
  std::function<int(int)> sf; // expected-error
  void *raw = ::operator new(4); // expected-error
}
