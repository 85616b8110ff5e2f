// A kernel in a class template must not capture this, a short or a reference, if instantiated so.
//
// reject: P-7.1-b, P-7.1-e, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct Runner {
  array_view<int> v;
  T t;
  int n;
  void ok() {
    auto w = v;
    auto x = t;
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = (int)x; });
  }
  void bad() {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = n; // ERROR
        });
  }
  template <class U> void badcap(U u) {
    auto w = v;
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = u; }); // ERROR
  }
  template <class U> void badref(U &u) {
    auto w = v;
    parallel_for_each(w.extent, [&u, w ](index<1> i) restrict(amp) { w[i] = u; }); // ERROR
  }
};
int main() {
  int o;
  array_view<int> v(1, &o);
  Runner<int> r{v, 1, 2};
  r.ok();
  r.bad();
  r.badcap((short)1);
  r.badref(o);
  Runner<float>{v, 1.f, 2}.ok();
}
