// Cpu,amp templates and member functions must not call the atomic functions.
//
// reject: AT-6-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void f(int *p, unsigned *u, float *x) { concurrency::atomic_fetch_inc(p); } // ERROR
void g(int *p) restrict(cpu, amp) { Concurrency::atomic_fetch_add(p, 1); } // ERROR
template <typename T> T h(T *p) restrict(cpu, amp) {
  return concurrency::atomic_exchange(p, T(1)); // ERROR
}
struct S {
  int n;
  bool lock() restrict(cpu, amp) {
    int e = 0;
    return concurrency::atomic_compare_exchange(&n, &e, 1); // ERROR
  }
};
float use(float *f) { return h(f); }
int main() {}
