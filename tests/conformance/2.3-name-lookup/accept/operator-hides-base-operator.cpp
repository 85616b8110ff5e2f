// An operator of a derived class hides those of its bases, even if their restrictions differ.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct base {
  int n;
  int operator()(unsigned x) const restrict(amp) { return n + int(x); }
  int operator[](int x) const restrict(amp) { return n - x; }
};
struct derived : base {
  int operator()(unsigned x) const restrict(cpu, amp) { return 10 * n + int(x); }
  int operator[](int x) const restrict(cpu, amp) { return 10 * n - x; }
};
struct further : derived {};

int main() {
  array<int> a(4);
  array_view<int> v(a);
  v.discard_data();
  derived d;
  d.n = 3;
  further f;
  f.n = 4;
  base b = {5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = i[0] == 0   ? d(1u)
               : i[0] == 1 ? f(2u) + f[1]
               : i[0] == 2 ? b(3u) + b[1]
                           : derived(d)[7];
      });
  return v[0] == 31 && v[1] == 42 + 39 && v[2] == 8 + 4 && v[3] == 23 && d(1u) == 31 ? 0 : 1;
}
