// An atomic function must not take a target of const, long or unsupported floating type.
//
// reject: AT-6-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(unsigned *u, int *i, float *f, const int *c, long *l,
       array_view<const int> cv) restrict(amp) {
  atomic_fetch_add(f, 1.f); // ERROR
  atomic_fetch_max(f, 1.f); // ERROR
  atomic_compare_exchange(f, f, 1.f); // ERROR
  atomic_fetch_add(c, 1); // ERROR
  atomic_fetch_inc(l); // ERROR
  atomic_fetch_add(&cv[0], 1); // ERROR
  atomic_fetch_inc(i, 2); // ERROR
  atomic_compare_exchange(i, u, 1); // ERROR
  atomic_fetch_add(i, 1u);
  atomic_exchange(f, 2.f);
}
int main() {
  int x = 0;
  atomic_exchange(&x, 1); // ERROR
}
