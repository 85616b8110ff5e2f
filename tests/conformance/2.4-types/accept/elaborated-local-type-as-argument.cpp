// A kernel may name a local class by an elaborated specifier in a template argument and in sizeof.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct Box {
  T t;
};
int main() {
  struct Q {
    int b;
  } q = {2};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Box<struct Q> b = {q};
        v[i] = b.t.b + (int)sizeof(struct Q);
      });
  return v[0] == 6 ? 0 : 1;
}
