// A launch in a template must not have a kernel that is cpu or captures this or short.
//
// reject: P-7-n, P-7.1-b, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct R {
  T v;
  void go() {
    parallel_for_each(extent<1>(2), [=](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  }
};
template <class T> void bad(T v) {
  short s = 1;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s; }); // ERROR
}
template <class T> void ok(T v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
template <class K> void pass(K k) { parallel_for_each(extent<1>(2), k); } // ERROR
int main() {
  int o[2];
  array_view<int> v(2, o);
  ok(v);
  bad(v);
  R<array_view<int>>{v}.go();
  pass([=](index<1> i) { v[i] = 1; });
}
