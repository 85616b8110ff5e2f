// A kernel class template may hold a reference to its argument, an array.
//
// accept: P-7-l, L-2.4.1.3-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> class K {
  T &a;
  const T &b;
  int d[3];

public:
  K(T &a) : a(a), b(a), d{1, 2, 3} {}
  void operator()(index<1> i) const restrict(amp) { a[i] += d[2] + b[i]; }
};
template <class T> struct Host {
  T &x;
  int get() const { return x; }
};
template <class T> struct Out {
  template <class A> struct In {
    A &r;
    T k;
    void operator()(index<1> i) const restrict(amp) { r[i] += k; }
  };
};
template <class V> struct View {
  V v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
int main() {
  array<int, 1> a(4);
  std::vector<int> z(4, 1);
  copy(z.begin(), a);
  parallel_for_each(a.extent, K<array<int, 1>>(a));
  Out<int>::In<array<int, 1>> in{a, 10};
  parallel_for_each(a.extent, in);
  int h = 3;
  Host<int> hh{h};
  std::vector<int> o = a;
  return o[3] == 15 && hh.get() == 3 ? 0 : 1;
}
