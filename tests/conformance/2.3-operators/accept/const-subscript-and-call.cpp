// Subscript, call and arrow operators of one restriction do not hide const cpu,amp ones elsewhere.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S {
  int d[2];
  int operator[](int i) const restrict(cpu, amp) { return d[i]; }
  int operator[](int i) restrict(amp) { return d[i] + 100; }
  int operator()(int i) const restrict(cpu, amp) { return d[i]; }
  int operator()(int i) restrict(cpu) { return d[i] + 200; }
  S *operator->() restrict(cpu) {
    d[0] += 50;
    return this;
  }
  const S *operator->() const restrict(cpu, amp) { return this; }
};
int main() {
  S s{{1, 2}};
  if (s[1] != 2) return 1;
  if (s(1) != 202) return 2;
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        S s{{1, 2}};
        v[0] = s[1];
        v[1] = s(1);
        v[2] = s->d[0];
      });
  v.synchronize();
  if (s->d[0] != 51) return 3;
  return out[0] != 102 ? 4 : out[1] != 2 ? 5 : out[2] != 1 ? 6 : 0;
}
