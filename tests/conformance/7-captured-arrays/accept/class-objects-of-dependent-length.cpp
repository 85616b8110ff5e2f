// A kernel captures an array of objects without default constructor, its length a template
// parameter.
//
// accept: P-7.1-f, P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct nod {
  int k;
  explicit nod(int k) restrict(cpu, amp) : k(k) {}
};
template <int N> int run() {
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  nod n[N] = {nod(3), nod(4)};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { u[i] = v[i] + n[0].k; });
  return u[3] != 4;
}
int main() { return run<2>(); }
