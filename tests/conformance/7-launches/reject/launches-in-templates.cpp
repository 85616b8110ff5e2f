// The kernel of a launch in a template must not be cpu or capture this, a short or a reference, if
// it is instantiated so.
//
// reject: P-7-n, P-7.1-b, P-7.1-g, P-7.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

// A launch in a template must not have a kernel that is cpu or captures this or short.
namespace function_and_class_templates {
template <class T>
struct R {
  T v;
  void go() {
    parallel_for_each(extent<1>(2), [=](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
  }
};
template <class T>
void bad(T v) {
  short s = 1;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s; }); // expected-error
}
template <class T>
void ok(T v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
template <class K>
void pass(K k) {
  parallel_for_each(extent<1>(2), k); // expected-error
}
void test() {
  int o[2];
  array_view<int> v(2, o);
  ok(v);
  bad(v);
  R<array_view<int>>{v}.go();
  pass([=](index<1> i) { v[i] = 1; });
}
} // namespace function_and_class_templates

// A kernel in a class template must not capture this, a short or a reference, if instantiated so.
namespace members_of_class_template {
template <class T>
struct Runner {
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
          v[i] = n; // expected-error
        });
  }
  template <class U>
  void badcap(U u) {
    auto w = v;
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = u; }); // expected-error
  }
  template <class U>
  void badref(U &u) {
    auto w = v;
    parallel_for_each(w.extent, [&u, w ](index<1> i) restrict(amp) { w[i] = u; }); // expected-error
  }
};
void test() {
  int o;
  array_view<int> v(1, &o);
  Runner<int> r{v, 1, 2};
  r.ok();
  r.bad();
  r.badcap((short)1);
  r.badref(o);
  Runner<float>{v, 1.f, 2}.ok();
}
} // namespace members_of_class_template

int main() {}
