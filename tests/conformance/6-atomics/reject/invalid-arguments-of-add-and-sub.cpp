// atomic_fetch_add and atomic_fetch_sub must not take float, double, bool, const or missing
// arguments.
//
// reject: AT-6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f1(float *p) restrict(amp) {
  atomic_fetch_add(p, 1.0f); // ERROR
}
void f2(double *p) restrict(amp) {
  atomic_fetch_add(p, 1); // ERROR
}
void f3(bool *p) restrict(amp) {
  atomic_fetch_add(p, 1); // ERROR
}
void f4(const int *p) restrict(amp) {
  atomic_fetch_add(p, 1); // ERROR
}
void f5(int &p) restrict(amp) {
  atomic_fetch_add(p, 1); // ERROR
}
void f6(int *p) restrict(amp) {
  atomic_fetch_add(p); // ERROR
}
void f7(int *p, unsigned *q) restrict(amp) {
  atomic_fetch_add(p, q); // ERROR
}
void f8(float *p) restrict(amp) {
  atomic_fetch_sub(p, 1.0f); // ERROR
}
void f9(double *p) restrict(amp) {
  atomic_fetch_sub(p, 1); // ERROR
}
void f10(bool *p) restrict(amp) {
  atomic_fetch_sub(p, 1); // ERROR
}
void f11(const int *p) restrict(amp) {
  atomic_fetch_sub(p, 1); // ERROR
}
void f12(int &p) restrict(amp) {
  atomic_fetch_sub(p, 1); // ERROR
}
void f13(int *p) restrict(amp) {
  atomic_fetch_sub(p); // ERROR
}
void f14(int *p, unsigned *q) restrict(amp) {
  atomic_fetch_sub(p, q); // ERROR
}
