// A kernel captures one- and two-dimensional arrays of objects and of views together.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct two {
  array_view<int> a;
  array_view<int> b;
  two(array_view<int> x, array_view<int> y) : a(x), b(y) {}
};
struct nod {
  int k;
  explicit nod(int k) restrict(cpu, amp) : k(k) {}
};
int main() {
  std::vector<int> h(8, 1), g(8, 2);
  array_view<int> v(h), u(g);
  two pair[2] = {two(v, u), {u, v}};
  nod n[2] = {nod(3), nod(4)};
  nod m[2][2] = {{nod(3), nod(4)}, {nod(5), nod(6)}};
  array_view<int> vs[2][2] = {{v, u}, {u, v}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = pair[1].a[i] + n[1].k + m[1][0].k + vs[0][1][i];
      });
  return v[7] != 2 + 4 + 5 + 2;
}
