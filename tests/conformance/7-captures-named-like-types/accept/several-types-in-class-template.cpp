// Captures have the names of a nested class, a global class, a global template and a data member.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct scale {
  float k;
};
template <class T> struct policy {
  typedef T value;
  T f;
};
template <class T> struct user {
  struct node {
    T v;
  };
  T go(T k) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    node node = {k};
    ::scale scale = {2.f};
    ::policy<T> policy = {k};
    parallel_for_each(
        av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v * T(scale.k) + policy.f; });
    av.synchronize();
    return out[0];
  }
  struct scale_t {
    T s;
  } scale;
  T go2() {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    scale_t scale = this->scale;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = scale.s; });
    av.synchronize();
    return out[0];
  }
};
int main() {
  user<int> u;
  u.scale.s = 4;
  user<float> w;
  w.scale.s = 1.5f;
  return u.go(3) == 9 && w.go(.5f) == 1.5f && u.go2() == 4 && w.go2() == 1.5f ? 0 : 1;
}
