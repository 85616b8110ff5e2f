// Data members of a nested function object have the names of their classes.
//
// accept: P-7.1-i, P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct cfg {
  int a;
};
template <class T> struct user {
  struct node {
    T v;
  };
  struct kern {
    array_view<T, 1> av;
    struct node node;
    struct ::cfg cfg;
    void operator()(index<1> i) const restrict(amp) { av[i] = node.v + T(cfg.a); }
  };
  T go(T k) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    kern kk = {av, {k}, {2}};
    parallel_for_each(av.extent, kk);
    av.synchronize();
    return out[0];
  }
};
int main() {
  user<int> u;
  user<float> w;
  return u.go(3) == 5 && w.go(.5f) == 2.5f ? 0 : 1;
}
