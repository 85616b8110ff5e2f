// init-captures and captured reference parameters have the names of their nested classes.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct data {
  int a;
};
template <class T> struct user {
  struct node {
    T v;
  };
  node n_;
  T go(const node &node) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v; });
    av.synchronize();
    return out[0];
  }
  T go3(node node, ::data data) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    auto &r = node;
    parallel_for_each(
        av.extent, [ r, data, av ](index<1> i) restrict(amp) { av[i] = r.v + data.a; });
    av.synchronize();
    return out[0];
  }
  T go2() {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    parallel_for_each(av.extent, [ node = n_, av ](index<1> i) restrict(amp) { av[i] = node.v; });
    av.synchronize();
    return out[0];
  }
};
int main() {
  user<int> u = {{3}};
  user<float> w = {{.5f}};
  return u.go(u.n_) == 3 && w.go(w.n_) == .5f && u.go2() == 3 && w.go2() == .5f &&
                 u.go3({4}, {1}) == 5 && w.go3({.5f}, {1}) == 1.5f
             ? 0
             : 1;
}
