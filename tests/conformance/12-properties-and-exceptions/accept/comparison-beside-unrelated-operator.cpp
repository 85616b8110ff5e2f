// A dependent property is compared by members of its class even if the program declares unrelated
// operators.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct ticket {
  int n;
};
inline bool operator!=(int a, const ticket &b) { return a != b.n; }
template <typename T, int N> bool same(const extent<N> &e) {
  accelerator_view v = accelerator().default_view;
  array<T, N> a(e, v, v);
  if (a.associated_accelerator_view != a.accelerator_view) return false;
  return a.extent == e;
}
int main() { return !same<int, 2>(extent<2>(3, 4)); }
