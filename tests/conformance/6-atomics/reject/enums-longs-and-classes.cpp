// Atomic functions must not take enums, longs, classes or a wrong number of arguments.
//
// reject: AT-6-f, AT-6.1-exchange, AT-6.2-cas
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
enum E { e0 };
enum class F : int { f0 };
struct S {
  int n;
};
void k(int *i, unsigned *u, float *f, double *d, bool *b, long *l, unsigned long *ul, E *e, F *g,
       const int *ci, S *s) restrict(amp) {
  atomic_fetch_add(f, 1.0f); // ERROR
  atomic_fetch_sub(d, 1.0); // ERROR
  atomic_fetch_max(l, 1L); // ERROR
  atomic_fetch_min(ul, 1UL); // ERROR
  atomic_exchange(d, 1.0); // ERROR
  atomic_exchange(b, true); // ERROR
  atomic_compare_exchange(f, f, 1.0f); // ERROR
  atomic_fetch_inc(f); // ERROR
  atomic_fetch_dec(b); // ERROR
  atomic_fetch_and(e, 1); // ERROR
  atomic_exchange(g, 1); // ERROR
  atomic_fetch_or(ci, 1); // ERROR
  atomic_fetch_xor(s, 1); // ERROR
  atomic_compare_exchange(i, u, 1); // ERROR
  atomic_compare_exchange(u, i, 1u); // ERROR
  atomic_fetch_inc(i, 1); // ERROR
  atomic_fetch_add(i); // ERROR
  atomic_compare_exchange(i, 0); // ERROR
}
int main() {}
