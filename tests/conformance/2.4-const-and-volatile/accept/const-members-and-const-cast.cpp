// Amp code may copy objects with const members and remove const with a cast.
//
// accept: L-2.4.1.1-d
//
// amp2hip warns of the cast (§2.4.3.6).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct C {
  const int k;
  const float f[2];
  int get() const restrict(cpu, amp) { return k; }
};
const C mk(const int x) restrict(cpu, amp) { return C{x, {1, 2}}; }
int drop(const int *p) restrict(amp) {
  int *q = const_cast<int *>(p);
  return *q;
}
int main() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  const C c{4, {2, 3}};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        const auto d = mk(c.k + 1);
        const int n = d.get();
        const int *const p = &n;
        v[0] = *p + int(c.f[1]);
        v[1] = drop(p);
      });
  v.synchronize();
  return out[0] == 8 && out[1] == 5 ? 0 : 1;
}
