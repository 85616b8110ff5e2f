// A class with a string member can have amp static functions and nested classes.
//
// accept: L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
using namespace concurrency;
struct H {
  std::string s = "a";
  int v = 4;
  static int k() restrict(cpu, amp) { return 3; }
  enum { E = 9 };
  struct In {
    int z;
    int get() const restrict(amp) { return z; }
  };
};
template <class T> struct Opt {
  T t;
  int n;
  Opt() {}
  int f() const restrict(cpu) { return n; }
  template <class U> static U g(U u) restrict(amp) { return u; }
};
int main() {
  H h;
  std::vector<H> hs(2, h);
  H c = h;
  c = static_cast<H &&>(h);
  H::In in{5};
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = H::k() + H::E + in.get() + Opt<H>::g(1); });
  v.synchronize();
  return out == 18 && c.s == "a" && hs[1].v == 4 ? 0 : 1;
}
