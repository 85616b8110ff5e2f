// An atomic function must not have an argument of another type, number or constness than its
// overloads declare.
//
// reject: AT-6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// atomic_fetch_add and atomic_fetch_sub must not take float, double, bool, const or missing
// arguments.
namespace add_and_sub {
void f1(float *p) restrict(amp) {
  atomic_fetch_add(p, 1.0f); // expected-error
}
void f2(double *p) restrict(amp) {
  atomic_fetch_add(p, 1); // expected-error
}
void f3(bool *p) restrict(amp) {
  atomic_fetch_add(p, 1); // expected-error
}
void f4(const int *p) restrict(amp) {
  atomic_fetch_add(p, 1); // expected-error
}
void f5(int &p) restrict(amp) {
  atomic_fetch_add(p, 1); // expected-error
}
void f6(int *p) restrict(amp) {
  atomic_fetch_add(p); // expected-error
}
void f7(int *p, unsigned *q) restrict(amp) {
  atomic_fetch_add(p, q); // expected-error
}
void f8(float *p) restrict(amp) {
  atomic_fetch_sub(p, 1.0f); // expected-error
}
void f9(double *p) restrict(amp) {
  atomic_fetch_sub(p, 1); // expected-error
}
void f10(bool *p) restrict(amp) {
  atomic_fetch_sub(p, 1); // expected-error
}
void f11(const int *p) restrict(amp) {
  atomic_fetch_sub(p, 1); // expected-error
}
void f12(int &p) restrict(amp) {
  atomic_fetch_sub(p, 1); // expected-error
}
void f13(int *p) restrict(amp) {
  atomic_fetch_sub(p); // expected-error
}
void f14(int *p, unsigned *q) restrict(amp) {
  atomic_fetch_sub(p, q); // expected-error
}
} // namespace add_and_sub

// atomic_fetch_max and atomic_fetch_min must not take float, double, bool, const or missing
// arguments.
namespace max_and_min {
void f1(float *p) restrict(amp) {
  atomic_fetch_max(p, 1.0f); // expected-error
}
void f2(double *p) restrict(amp) {
  atomic_fetch_max(p, 1); // expected-error
}
void f3(bool *p) restrict(amp) {
  atomic_fetch_max(p, 1); // expected-error
}
void f4(const int *p) restrict(amp) {
  atomic_fetch_max(p, 1); // expected-error
}
void f5(int &p) restrict(amp) {
  atomic_fetch_max(p, 1); // expected-error
}
void f6(int *p) restrict(amp) {
  atomic_fetch_max(p); // expected-error
}
void f7(int *p, unsigned *q) restrict(amp) {
  atomic_fetch_max(p, q); // expected-error
}
void f8(float *p) restrict(amp) {
  atomic_fetch_min(p, 1.0f); // expected-error
}
void f9(double *p) restrict(amp) {
  atomic_fetch_min(p, 1); // expected-error
}
void f10(bool *p) restrict(amp) {
  atomic_fetch_min(p, 1); // expected-error
}
void f11(const int *p) restrict(amp) {
  atomic_fetch_min(p, 1); // expected-error
}
void f12(int &p) restrict(amp) {
  atomic_fetch_min(p, 1); // expected-error
}
void f13(int *p) restrict(amp) {
  atomic_fetch_min(p); // expected-error
}
void f14(int *p, unsigned *q) restrict(amp) {
  atomic_fetch_min(p, q); // expected-error
}
} // namespace max_and_min

// atomic_fetch_and and atomic_fetch_or must not take float, double, bool, const or missing
// arguments.
namespace and_and_or {
void f1(float *p) restrict(amp) {
  atomic_fetch_and(p, 1.0f); // expected-error
}
void f2(double *p) restrict(amp) {
  atomic_fetch_and(p, 1); // expected-error
}
void f3(bool *p) restrict(amp) {
  atomic_fetch_and(p, 1); // expected-error
}
void f4(const int *p) restrict(amp) {
  atomic_fetch_and(p, 1); // expected-error
}
void f5(int &p) restrict(amp) {
  atomic_fetch_and(p, 1); // expected-error
}
void f6(int *p) restrict(amp) {
  atomic_fetch_and(p); // expected-error
}
void f7(int *p, unsigned *q) restrict(amp) {
  atomic_fetch_and(p, q); // expected-error
}
void f8(float *p) restrict(amp) {
  atomic_fetch_or(p, 1.0f); // expected-error
}
void f9(double *p) restrict(amp) {
  atomic_fetch_or(p, 1); // expected-error
}
void f10(bool *p) restrict(amp) {
  atomic_fetch_or(p, 1); // expected-error
}
void f11(const int *p) restrict(amp) {
  atomic_fetch_or(p, 1); // expected-error
}
void f12(int &p) restrict(amp) {
  atomic_fetch_or(p, 1); // expected-error
}
void f13(int *p) restrict(amp) {
  atomic_fetch_or(p); // expected-error
}
void f14(int *p, unsigned *q) restrict(amp) {
  atomic_fetch_or(p, q); // expected-error
}
} // namespace and_and_or

// atomic_fetch_xor and atomic_exchange must not take double, bool, const or missing arguments.
namespace xor_and_exchange {
void f1(float *p) restrict(amp) {
  atomic_fetch_xor(p, 1.0f); // expected-error
}
void f2(double *p) restrict(amp) {
  atomic_fetch_xor(p, 1); // expected-error
}
void f3(bool *p) restrict(amp) {
  atomic_fetch_xor(p, 1); // expected-error
}
void f4(const int *p) restrict(amp) {
  atomic_fetch_xor(p, 1); // expected-error
}
void f5(int &p) restrict(amp) {
  atomic_fetch_xor(p, 1); // expected-error
}
void f6(int *p) restrict(amp) {
  atomic_fetch_xor(p); // expected-error
}
void f7(int *p, unsigned *q) restrict(amp) {
  atomic_fetch_xor(p, q); // expected-error
}
void f8(double *p) restrict(amp) {
  atomic_exchange(p, 1); // expected-error
}
void f9(bool *p) restrict(amp) {
  atomic_exchange(p, 1); // expected-error
}
void f10(const int *p) restrict(amp) {
  atomic_exchange(p, 1); // expected-error
}
void f11(int &p) restrict(amp) {
  atomic_exchange(p, 1); // expected-error
}
void f12(int *p) restrict(amp) {
  atomic_exchange(p); // expected-error
}
void f13(int *p, unsigned *q) restrict(amp) {
  atomic_exchange(p, q); // expected-error
}
void f14(float *p) restrict(amp) {
  atomic_fetch_inc(p); // expected-error
}
} // namespace xor_and_exchange

// atomic_fetch_inc and atomic_fetch_dec must not take non-integer, const, by-value or surplus
// arguments.
namespace inc_and_dec {
void f1(double *p) restrict(amp) {
  atomic_fetch_inc(p); // expected-error
}
void f2(bool *p) restrict(amp) {
  atomic_fetch_inc(p); // expected-error
}
void f3(const int *p) restrict(amp) {
  atomic_fetch_inc(p); // expected-error
}
void f4(const unsigned *p) restrict(amp) {
  atomic_fetch_inc(p); // expected-error
}
void f5(int *p) restrict(amp) {
  atomic_fetch_inc(p, 1); // expected-error
}
void f6(int p) restrict(amp) {
  atomic_fetch_inc(p); // expected-error
}
void f7(float *p) restrict(amp) {
  atomic_fetch_dec(p); // expected-error
}
void f8(double *p) restrict(amp) {
  atomic_fetch_dec(p); // expected-error
}
void f9(bool *p) restrict(amp) {
  atomic_fetch_dec(p); // expected-error
}
void f10(const int *p) restrict(amp) {
  atomic_fetch_dec(p); // expected-error
}
void f11(const unsigned *p) restrict(amp) {
  atomic_fetch_dec(p); // expected-error
}
void f12(int *p) restrict(amp) {
  atomic_fetch_dec(p, 1); // expected-error
}
void f13(int p) restrict(amp) {
  atomic_fetch_dec(p); // expected-error
}
void f14(float *p, float *e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // expected-error
}
} // namespace inc_and_dec

// atomic_compare_exchange must not take double, const, by-value or mixed-sign operands or return a
// pointer.
namespace compare_exchange {
void f1(double *p, double *e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // expected-error
}
void f2(int *p, unsigned *e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // expected-error
}
void f3(int *p) restrict(amp) {
  atomic_compare_exchange(p, 1, 1); // expected-error
}
void f4(int *p, int e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // expected-error
}
void f5(const int *p, int *e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // expected-error
}
void f6(int *p, const int *e) restrict(amp) {
  atomic_compare_exchange(p, e, 1); // expected-error
}
void f7(int *p, int *e) restrict(amp) {
  atomic_compare_exchange(p, e); // expected-error
}
void f8(int *p, int *e) restrict(amp) {
  int *x = atomic_compare_exchange(p, e, 1); // expected-error
}
} // namespace compare_exchange
