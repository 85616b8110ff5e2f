// Amp code must not call an atomic function that does not exist or has no overload for the type of
// its target.
//
// reject: AT-6-a, G-1.1-b, AT-6-f, AT-6.1-exchange, AT-6.2-cas, AT-6-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not call atomic functions that C++ AMP does not declare, such as atomic_load.
namespace nonexistent_functions {
void f(int *p, unsigned *u) restrict(amp) {
  atomic_fetch_nand(p, 1);                 // expected-error
  atomic_load(p);                          // expected-error
  atomic_store(p, 1);                      // expected-error
  atomicAdd(p, 1);                         // expected-error
  atomic_compare_exchange_strong(p, p, 1); // expected-error
  atomic_add(p, 1);                        // expected-error
}
} // namespace nonexistent_functions

// Amp code must not use an atomic function on double, long or bool, nor add or compare float.
namespace double_long_and_bool {
void f(float *x, double *d, long *l, bool *b) restrict(amp) {
  atomic_fetch_add(x, 1.0f); // expected-error
  atomic_exchange(d, 1.0);   // expected-error
  atomic_fetch_max(l, 1l);   // expected-error
  atomic_fetch_or(b, true);  // expected-error
  float e = 0;
  atomic_compare_exchange(x, &e, 1.0f); // expected-error
  atomic_exchange(x, 1.0f);
}
} // namespace double_long_and_bool

// Atomic functions must not take enums, longs, classes or a wrong number of arguments.
namespace enums_longs_and_classes {
enum E { e0 };
enum class F : int { f0 };
struct S {
  int n;
};
void k(int *i, unsigned *u, float *f, double *d, bool *b, long *l, unsigned long *ul, E *e, F *g,
       const int *ci, S *s) restrict(amp) {
  atomic_fetch_add(f, 1.0f);           // expected-error
  atomic_fetch_sub(d, 1.0);            // expected-error
  atomic_fetch_max(l, 1L);             // expected-error
  atomic_fetch_min(ul, 1UL);           // expected-error
  atomic_exchange(d, 1.0);             // expected-error
  atomic_exchange(b, true);            // expected-error
  atomic_compare_exchange(f, f, 1.0f); // expected-error
  atomic_fetch_inc(f);                 // expected-error
  atomic_fetch_dec(b);                 // expected-error
  atomic_fetch_and(e, 1);              // expected-error
  atomic_exchange(g, 1);               // expected-error
  atomic_fetch_or(ci, 1);              // expected-error
  atomic_fetch_xor(s, 1);              // expected-error
  atomic_compare_exchange(i, u, 1);    // expected-error
  atomic_compare_exchange(u, i, 1u);   // expected-error
  atomic_fetch_inc(i, 1);              // expected-error
  atomic_fetch_add(i);                 // expected-error
  atomic_compare_exchange(i, 0);       // expected-error
}
} // namespace enums_longs_and_classes

// An atomic function must not take a target of const, long or unsupported floating type.
namespace targets_of_wrong_type {
void f(unsigned *u, int *i, float *f, const int *c, long *l,
       array_view<const int> cv) restrict(amp) {
  atomic_fetch_add(f, 1.f);           // expected-error
  atomic_fetch_max(f, 1.f);           // expected-error
  atomic_compare_exchange(f, f, 1.f); // expected-error
  atomic_fetch_add(c, 1);             // expected-error
  atomic_fetch_inc(l);                // expected-error
  atomic_fetch_add(&cv[0], 1);        // expected-error
  atomic_fetch_inc(i, 2);             // expected-error
  atomic_compare_exchange(i, u, 1);   // expected-error
  atomic_fetch_add(i, 1u);
  atomic_exchange(f, 2.f);
}
void test() {
  int x = 0;
  atomic_exchange(&x, 1); // expected-error
}
} // namespace targets_of_wrong_type

// A kernel must not call an atomic function with an operand type that has no overload.
namespace overloads_in_kernel {
struct K {
  long l;
};
void f(array_view<int, 1> v, array_view<unsigned, 1> u, array_view<float, 1> f,
       array_view<double, 1> d, array_view<const int, 1> c, array_view<K, 1> k) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        atomic_fetch_add(&f[i], 1.0f); // expected-error
        atomic_fetch_sub(&f[i], 1);    // expected-error
        atomic_fetch_max(&f[i], 1.0f); // expected-error
        atomic_fetch_inc(&f[i]);       // expected-error
        float e = 0;
        int ie = 0;
        unsigned ue = 0;
        atomic_compare_exchange(&f[i], &e, 1.0f); // expected-error
        atomic_exchange(&d[i], 1.0);              // expected-error
        atomic_fetch_add(&d[i], 1.0);             // expected-error
        atomic_fetch_add(&c[i], 1);               // expected-error
        atomic_exchange(&c[i], 1);                // expected-error
        atomic_fetch_add(&k[i].l, 1);             // expected-error
        atomic_exchange(&k[i].l, 1);              // expected-error
        atomic_fetch_add(v[i], 1);                // expected-error
        atomic_fetch_inc(&v[i], 1);               // expected-error
        atomic_fetch_add(&v[i]);                  // expected-error
        atomic_compare_exchange(&v[i], &ue, 1);   // expected-error
        atomic_compare_exchange(&u[i], &ie, 1);   // expected-error
        atomic_compare_exchange(&v[i], ie, 1);    // expected-error
        atomic_compare_exchange(&v[i], 1);        // expected-error
        bool b = true;
        atomic_exchange(&b, true); // expected-error
        int *p = &v[i];
        atomic_exchange(&p, p);     // expected-error
        atomic_fetch_add(&u[i], p); // expected-error
      });
}
} // namespace overloads_in_kernel

int main() {}
