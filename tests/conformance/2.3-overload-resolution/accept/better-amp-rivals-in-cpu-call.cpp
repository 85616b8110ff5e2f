// A cpu call ignores amp templates, functions and members that match better than cpu,amp ones.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> int p(T) restrict(cpu, amp) { return 1; }
template <class T> int p(T *) restrict(amp) { return 2; }
int q(double) restrict(cpu, amp) { return 1; }
int q(int) restrict(amp) { return 2; }
struct S {
  int m(double) const restrict(cpu, amp) { return 1; }
  int m(int) const restrict(amp) { return 2; }
  int m(int) restrict(cpu, amp) { return 3; }
};
template <class T> int call(T t) restrict(cpu, amp) { return p(&t) * 100 + q(t) * 10 + S().m(t); }
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 0;
        const S s{};
        v[0] = p(&x);
        v[1] = q(1);
        v[2] = s.m(1);
        v[3] = call(1);
      });
  v.synchronize();
  int x;
  const S s{};
  if (p(&x) != 1) return 5;
  if (q(1) != 1) return 6;
  if (s.m(1) != 1) return 7;
  if (call(1) != 113) return 8;
  const int want[] = {2, 2, 2, 223};
  for (int i = 0; i < 4; i++)
    if (out[i] != want[i]) return i + 1;
  return 0;
}
