// Captures in member functions have the names of a nested class, typedef and enumeration of the
// class.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#include <amp.h>
using namespace concurrency;
struct user {
  struct node {
    int v;
  };
  typedef float real;
  enum mode { a, b };
  int go(int k) const;
  template <class T> int go2(T k) const {
    int out[1] = {};
    array_view<int, 1> av(1, out);
    node node = {int(k)};
    T T1 = k;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v + int(T1); });
    av.synchronize();
    return out[0];
  }
  int out[1];
};
int user::go(int k) const {
  int out[1] = {};
  array_view<int, 1> av(1, out);
  node node = {k};
  real real = 2.5f;
  mode mode = b;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v + int(real * 2) + mode; });
  av.synchronize();
  return out[0];
}
int main() {
  user u;
  return u.go(3) == 9 && u.go2(2.f) == 4 ? 0 : 1;
}
