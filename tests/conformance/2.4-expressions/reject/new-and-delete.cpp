// Amp code must not allocate memory.
//
// reject: L-2.4.3.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <new>

using namespace concurrency;

// Amp code must not use new or delete expressions.
namespace new_and_delete {

int f(int x) restrict(amp) {
  int *p = new int(x); // expected-error
  int y = *p;
  delete p; // expected-error
  return y;
}

} // namespace new_and_delete

// Amp code must not use placement new or array new expressions.
namespace placement_and_array_new {

int f(int x) restrict(amp) {
  int storage = 0;
  int *p = new (&storage) int(x); // expected-error
  return *p;
}

void g() restrict(cpu, amp) {
  int *a = new int[4]; // expected-error
  delete[] a; // expected-error
}

} // namespace placement_and_array_new

// Amp code must not call ::operator new or ::operator delete directly.
namespace direct_calls {

void f() restrict(amp) {
  auto z = ::operator new(3); // expected-error
  ::operator delete(z);       // expected-error
}

} // namespace direct_calls

// Amp code must not use new, even of a class with an amp operator new.
namespace amp_operator_new {

struct S {
  int a;
  void *operator new(std::size_t) restrict(amp, cpu);
  void operator delete(void *) restrict(amp, cpu);
};
void f(int *p) restrict(amp) {
  int *a = new int[3]; // expected-error
  delete[] a;          // expected-error
  S *s = new S;        // expected-error
  delete s;            // expected-error
  new (p) int(3);      // expected-error
}

} // namespace amp_operator_new

// Amp code must not use nothrow new or the operator new of a class.
namespace nothrow_and_class_operator_new {

struct S {
  int a;
  static void *operator new(std::size_t n);
  static void operator delete(void *);
};
struct P {
  int a;
  ~P() restrict(cpu, amp) {}
};
void f(P *p) restrict(amp) {
  auto x = new S(); // expected-error
  delete x;         // expected-error
  p->~P();
  int *y = new (std::nothrow) int; // expected-error
  (void)y;
}

} // namespace nothrow_and_class_operator_new

int main() {}
