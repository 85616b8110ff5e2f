// A kernel may capture auto variables that are named like member types of their class template.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct user {
  typedef T real;
  struct node {
    T v;
    node *dummy() restrict(cpu, amp) { return this; }
  };
  node n_;
  real r_;
  enum mode { a, b };
  static node mk(T k) {
    node n = {k};
    return n;
  }
  T go(T k);
};
template <class T> T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  auto node = n_;
  auto real = r_;
  const auto &mk2 = node;
  auto mode = b;
  auto m3 = mk(k);
  const auto arr = av;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        arr[i] = node.v + real + mk2.v + T(mode) + m3.v;
      });
  av.synchronize();
  return out[0];
}
int main() {
  user<int> u = {{1}, 2};
  user<float> w = {{.5f}, .25f};
  return u.go(3) == 8 && w.go(.5f) == 2.75f ? 0 : 1;
}
