// Overloads that a header declares and a source defines are chosen by the caller's restriction.
//
// accept: L-2.3.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../../inputs/overloads.h"
int twice(int x) restrict(cpu) { return x * 2; }
int twice(int x) restrict(amp) { return x * 2 + 1000; }
int other(double x) restrict(amp) { return int(x) + 7; }
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  hdr::Acc acc{3};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = twice(1);
        v[1] = hdr::call(2);
        v[2] = acc.get() + acc.tget(1.5);
        v[3] = other(1);
      });
  v.synchronize();
  if (twice(1) != 2 || hdr::call(2) != 4 || acc.get() != 3 || acc.tget(1.5) != 4) return 1;
  return out[0] == 1002 && out[1] == 1004 && out[2] == 103 + 204 && out[3] == 8 ? 0 : 2;
}
