// atomic_compare_exchange must not take double, const, by-value or mixed-sign operands or return a
// pointer.
//
// reject: AT-6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f1(double *p, double *e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // ERROR
}
void f2(int *p, unsigned *e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // ERROR
}
void f3(int *p) restrict(amp) {
  atomic_compare_exchange(p, 1, 1); // ERROR
}
void f4(int *p, int e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // ERROR
}
void f5(const int *p, int *e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // ERROR
}
void f6(int *p, const int *e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // ERROR
}
void f7(int *p, int *e) restrict(amp) {
  atomic_compare_exchange(p, e); // ERROR
}
void f8(int *p, int *e) restrict(amp) {
  int *x = atomic_compare_exchange(p, e, 1); // ERROR
}
