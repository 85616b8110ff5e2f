// Amp code must not have labels, goto statements or asm declarations.
//
// reject: L-2.4.3.7-g, L-2.4.3.7-h, L-2.4.3.7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not use goto.
namespace goto_and_label {

int f(int n) restrict(amp) {
  int s = 0;
again: // expected-error
  s += n--;
  if (n > 0)
    goto again; // expected-error
  return s;
}

} // namespace goto_and_label

// A cpu,amp function must not have a label, even an unused one.
namespace unused_label {

int f(int n) restrict(cpu, amp) {
  switch (n) {
  case 1:
    return 2;
  default:
    break;
  }
unused: // expected-error
  return n;
}

} // namespace unused_label

// Amp code must not take the address of a label or jump to it.
namespace computed_goto {

int f(int n) restrict(amp) {
  void *target = &&done; // expected-error
  goto *target; // expected-error
done: // expected-error
  return n;
}

} // namespace computed_goto

// Amp code must not contain asm declarations.
namespace asm_declarations {

int f(int n) restrict(amp) {
  asm(""); // expected-error
  return n;
}

int g(int n) restrict(cpu, amp) {
  __asm__ volatile("nop"); // expected-error
  return n;
}

} // namespace asm_declarations

// Amp code must not have labels, goto statements or asm, also in lambdas.
namespace lambdas {

int f(int x) restrict(amp) {
again: // expected-error
  if (x-- > 0)
    goto again;            // expected-error
  __asm__ volatile("nop"); // expected-error
  return x;
}
int g(int x) restrict(cpu, amp) {
lone: // expected-error
  x++;
  void *p = &&lone; // expected-error
  goto *p;          // expected-error
  return x;
}
void host() {
  auto l = [](int y) restrict(amp) {
    goto e; // expected-error
  e:        // expected-error
    return y;
  };
  (void)l;
}

} // namespace lambdas

// An amp function must not combine bool pointer arithmetic, a label, goto and asm.
namespace bool_pointer {

struct B {
  int x;
  int m() restrict(amp) { return 1; }
};
struct D : B {};
void f(bool *pb, D *d) restrict(amp) {
  pb++;           // expected-error
  bool t = pb[1]; // expected-error
  t = *(pb + 1);  // expected-error
  int B::*pm = &B::x;
  t = d->*pm;
  goto out;   // expected-error
out:          // expected-error
  asm("nop"); // expected-error
  (void)t;
}

} // namespace bool_pointer

int main() {}
