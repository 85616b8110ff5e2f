// Each atomic function returns the value type of its destination, and compare-exchange returns
// bool.
//
// accept: AT-6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;
#define SAME(T, ...) static_assert(std::is_same<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
int main() {
  array_view<int, 1> v(4);
  array_view<unsigned, 1> u(4);
  array_view<float, 1> f(4);
  v[0] = 0;
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        int e = 0;
        unsigned ue = 0;
        SAME(int, atomic_exchange(&v[0], 1));
        SAME(unsigned, atomic_exchange(&u[0], 1));
        SAME(float, atomic_exchange(&f[0], 1));
        SAME(bool, atomic_compare_exchange(&v[0], &e, 1));
        SAME(bool, atomic_compare_exchange(&u[0], &ue, 1u));
        SAME(int, atomic_fetch_add(&v[0], 1));
        SAME(unsigned, atomic_fetch_add(&u[0], 1));
        SAME(int, atomic_fetch_sub(&v[0], 1u));
        SAME(unsigned, atomic_fetch_sub(&u[0], 1));
        SAME(int, atomic_fetch_max(&v[0], 1));
        SAME(unsigned, atomic_fetch_max(&u[0], 1));
        SAME(int, atomic_fetch_min(&v[0], 1));
        SAME(unsigned, atomic_fetch_min(&u[0], 1));
        SAME(int, atomic_fetch_and(&v[0], 1));
        SAME(unsigned, atomic_fetch_or(&u[0], 1));
        SAME(int, atomic_fetch_xor(&v[0], 1));
        SAME(unsigned, atomic_fetch_inc(&u[0]));
        SAME(int, atomic_fetch_dec(&v[0]));
        concurrency::atomic_fetch_inc(&v[0]);
        Concurrency::atomic_fetch_add(&v[0], 2);
        atomic_fetch_add(&v[0], i[0] + 1);
        int *p = &v[0];
        int &r = v[0];
        atomic_fetch_add(p, 10);
        atomic_fetch_add(&r, 100);
        auto lam = [=](int *q) { return atomic_fetch_add(q, 1000); };
        lam(p);
        (atomic_fetch_inc)(p);
      });
  CHECK(v[0] == 1115);
  return failures;
}
