// References to classes and C arrays are captured by copy, references to arrays by reference.
//
// accept: L-2.4.3.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct P {
  int a, b;
};
int main() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  array<int, 1> dev(2);
  P p{1, 2};
  P &rp = p;
  const P &cp = p;
  int arr[2] = {3, 4};
  int(&ra)[2] = arr;
  P &&rv = P{5, 6};
  array<int, 1> &rd = dev;
  const array<int, 1> &cd = dev;
  auto &rr = rd;
  parallel_for_each(extent<1>(1), [ =, &rd ](index<1>) restrict(amp) { rd[0] = rp.a + cp.b * 10; });
  p.a = 100;
  arr[1] = 50;
  parallel_for_each(
      extent<1>(1), [ v, rp, &cp = cd, ra, rv, &q = rr ](index<1>) restrict(amp) {
        v[0] = rp.a + ra[1];
        v[1] = rv.b;
        v[2] = cp[0] + q.extent[0];
      });
  v.synchronize();
  return out[0] == 150 && out[1] == 6 && out[2] == 23 ? 0 : 1;
}
