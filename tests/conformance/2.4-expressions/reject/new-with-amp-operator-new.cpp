// Amp code must not use new, even of a class with an amp operator new.
//
// reject: L-2.4.3.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S {
  int a;
  void *operator new(std::size_t) restrict(amp, cpu);
  void operator delete(void *) restrict(amp, cpu);
};
void f(int *p) restrict(amp) {
  int *a = new int[3]; // ERROR
  delete[] a; // ERROR
  S *s = new S; // ERROR
  delete s; // ERROR
  new (p) int(3); // ERROR
}
int main() {}
