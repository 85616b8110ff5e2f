// Const and ref-qualified members without the caller's restriction are not candidates.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S {
  int m() const restrict(cpu, amp) { return 1; }
  int m() restrict(amp) { return 2; }
  int n() const restrict(cpu, amp) { return 1; }
  int n() restrict(cpu) { return 2; }
  int q() const &restrict(cpu, amp) { return 1; }
  int q() &&restrict(amp) { return 2; }
};
int main() {
  S s;
  if (s.m() != 1) return 1;
  if (s.n() != 2) return 2;
  if (S().q() != 1) return 3;
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        S s;
        v[0] = s.m();
        v[1] = s.n();
        v[2] = S().q();
      });
  v.synchronize();
  return out[0] != 2 ? 4 : out[1] != 1 ? 5 : out[2] != 2 ? 6 : 0;
}
