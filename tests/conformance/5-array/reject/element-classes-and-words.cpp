// An array must not have incompatible classes, small integers, const or void as element type.
//
// reject: R-5.1-b, R-5.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
using namespace concurrency;
struct B {
  bool a, b;
};
struct P {
  int *p;
};
struct R {
  int &r;
};
struct V {
  virtual ~V();
  int i;
};
struct H {
  short h;
  short i;
};
struct BF {
  int a : 3;
};
struct N {
  array_view<int> v;
};
void f(int n) {
  array<char> a(n); // ERROR
  array<bool, 2> b(n, n); // ERROR
  array<short, 3> c(n, n, n); // ERROR
  array<int *> d(n); // ERROR
  array<array_view<int, 1>, 1> e(n); // ERROR
  array<const int> g(n); // ERROR
  array<V> i(n); // ERROR
  array<H> j(n); // ERROR
  array<P> k(n); // ERROR
  array<BF> l(n); // ERROR
  array<N> m(n); // ERROR
  array<B> o(n); // ERROR
  array<long double> p(n); // ERROR
  array<long long> q(n); // ERROR
  array<std::string> r(n); // ERROR
  array<void> s(n); // ERROR
}
int main() {}
