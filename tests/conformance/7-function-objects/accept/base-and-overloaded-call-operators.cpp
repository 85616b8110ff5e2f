// A kernel class may have call operators of bases, of other parameters and of both restrictions.
//
// accept: P-7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Common {
  int bias;
  int operator()(float f) const restrict(cpu, amp) { return int(f) + bias; }
};
struct K : Common {
  array_view<int, 1> v;
  K(array_view<int, 1> a) : Common{5}, v(a) {}
  using Common::operator();
  void operator()(index<1> i) const restrict(amp) { v[i] = (*this)(2.5f) + (*this)(1, 2); }
  void operator()(index<1> i) const restrict(cpu) { v[i] = -1; }
  void operator()(index<1> i) restrict(amp) { v[i] = -2; }
  int operator()(int a, int b) const restrict(amp) { return a + b; }
  template <class T> int operator()(T, T, T) const { return 3; }
};
int main() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  K k(v);
  parallel_for_each(v.extent, k);
  v.synchronize();
  if (out[0] != 10 || out[1] != 10) return 1;
  const K &ck = k;
  ck(index<1>(1));
  return out[1] == -1 && k(1.f) == 6 && k(1, 1, 1) == 3 ? 0 : 2;
}
