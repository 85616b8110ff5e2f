// atomic_fetch_inc and atomic_fetch_dec must not take non-integer, const, by-value or surplus
// arguments.
//
// reject: AT-6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f1(double *p) restrict(amp) {
  atomic_fetch_inc(p); // ERROR
}
void f2(bool *p) restrict(amp) {
  atomic_fetch_inc(p); // ERROR
}
void f3(const int *p) restrict(amp) {
  atomic_fetch_inc(p); // ERROR
}
void f4(const unsigned *p) restrict(amp) {
  atomic_fetch_inc(p); // ERROR
}
void f5(int *p) restrict(amp) {
  atomic_fetch_inc(p, 1); // ERROR
}
void f6(int p) restrict(amp) {
  atomic_fetch_inc(p); // ERROR
}
void f7(float *p) restrict(amp) {
  atomic_fetch_dec(p); // ERROR
}
void f8(double *p) restrict(amp) {
  atomic_fetch_dec(p); // ERROR
}
void f9(bool *p) restrict(amp) {
  atomic_fetch_dec(p); // ERROR
}
void f10(const int *p) restrict(amp) {
  atomic_fetch_dec(p); // ERROR
}
void f11(const unsigned *p) restrict(amp) {
  atomic_fetch_dec(p); // ERROR
}
void f12(int *p) restrict(amp) {
  atomic_fetch_dec(p, 1); // ERROR
}
void f13(int p) restrict(amp) {
  atomic_fetch_dec(p); // ERROR
}
void f14(float *p, float *e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // ERROR
}
