// A kernel must not call an atomic function with an operand type that has no overload.
//
// reject: AT-6-b, AT-6-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct K {
  long l;
};
void f(array_view<int, 1> v, array_view<unsigned, 1> u, array_view<float, 1> f,
       array_view<double, 1> d, array_view<const int, 1> c, array_view<K, 1> k) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        atomic_fetch_add(&f[i], 1.0f); // ERROR
        atomic_fetch_sub(&f[i], 1); // ERROR
        atomic_fetch_max(&f[i], 1.0f); // ERROR
        atomic_fetch_inc(&f[i]); // ERROR
        float e = 0;
        int ie = 0;
        unsigned ue = 0;
        atomic_compare_exchange(&f[i], &e, 1.0f); // ERROR
        atomic_exchange(&d[i], 1.0); // ERROR
        atomic_fetch_add(&d[i], 1.0); // ERROR
        atomic_fetch_add(&c[i], 1); // ERROR
        atomic_exchange(&c[i], 1); // ERROR
        atomic_fetch_add(&k[i].l, 1); // ERROR
        atomic_exchange(&k[i].l, 1); // ERROR
        atomic_fetch_add(v[i], 1); // ERROR
        atomic_fetch_inc(&v[i], 1); // ERROR
        atomic_fetch_add(&v[i]); // ERROR
        atomic_compare_exchange(&v[i], &ue, 1); // ERROR
        atomic_compare_exchange(&u[i], &ie, 1); // ERROR
        atomic_compare_exchange(&v[i], ie, 1); // ERROR
        atomic_compare_exchange(&v[i], 1); // ERROR
        bool b = true;
        atomic_exchange(&b, true); // ERROR
        int *p = &v[i];
        atomic_exchange(&p, p); // ERROR
        atomic_fetch_add(&u[i], p); // ERROR
      });
}
