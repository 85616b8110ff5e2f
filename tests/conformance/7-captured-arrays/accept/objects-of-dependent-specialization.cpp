// A kernel captures an array of objects of a dependent specialization without default constructor.
//
// accept: P-7.1-f, P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> struct nod {
  T k;
  explicit nod(T k) restrict(cpu, amp) : k(k) {}
};
template <typename T> int run() {
  std::vector<T> h(8, 1);
  array_view<T> v(h), u(8);
  nod<T> n[2] = {nod<T>(3), nod<T>(4)};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { u[i] = v[i] + n[0].k; });
  return u[3] != 4;
}
int main() { return run<int>() || run<double>(); }
