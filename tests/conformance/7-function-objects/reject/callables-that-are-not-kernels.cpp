// A kernel must not have a cpu, non-const, rvalue-qualified or private call operator.
//
// reject: P-7-f, P-7-h, P-7-n, X-7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct K1 {
  array_view<int, 1> v;
  void operator()(index<1> i) const { v[i] = 1; }
};
struct K2 {
  array_view<int, 1> v;
  void operator()(index<1> i) restrict(amp) { v[i] = 1; }
};
struct K3 {
  array_view<int, 1> v;
  void operator()(index<2> i) const restrict(amp) {}
};
struct K4 {
  array_view<int, 1> v;
  void operator()(index<1> &i) const restrict(amp) {}
};
struct K5 {
  array_view<int, 1> v;
};
struct K6 {
  array_view<int, 1> v;
  void operator()(index<1>) const restrict(amp) {}

private:
  void operator()(index<1>) restrict(amp) {}
};
class K7 {
  array_view<int, 1> v;
  void operator()(index<1>) const restrict(amp) {}

public:
  K7(array_view<int, 1> x) : v(x) {}
};
struct K8 {
  int *p;
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
struct K9 {
  array_view<int, 1> v;
  void operator()(index<1>) &&restrict(amp) {}
};
struct KA {
  bool a, b;
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
struct KB {
  array_view<int, 1> v;
  template <class T> void operator()(T) const restrict(cpu) {}
};
struct KC {
  virtual void g() {}
  void operator()(index<1>) const restrict(amp) {}
};
void fn(index<1>) restrict(amp) {}
void go(array_view<int, 1> v) {
  parallel_for_each(v.extent, K1{v}); // ERROR
  parallel_for_each(v.extent, K2{v}); // ERROR
  parallel_for_each(v.extent, K3{v}); // ERROR
  parallel_for_each(v.extent, K4{v});
  parallel_for_each(v.extent, K5{v}); // ERROR
  parallel_for_each(v.extent, K7(v)); // ERROR
  parallel_for_each(v.extent, K8{nullptr}); // ERROR
  parallel_for_each(v.extent, K9{v}); // ERROR
  parallel_for_each(v.extent, KA{true, true}); // ERROR
  parallel_for_each(v.extent, KB{v}); // ERROR
  parallel_for_each(v.extent, KC()); // ERROR
  parallel_for_each(v.extent, fn); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) mutable restrict(amp) { v[i] = 1; }); // WARNING
  parallel_for_each(v.extent, [=](auto i) { v[i] = 1; }); // ERROR
  parallel_for_each(v.extent, [=](int i) restrict(amp) { v[i] = 1; }); // ERROR
  parallel_for_each(v.extent.tile<4>(), [=](index<1> i) restrict(amp) { v[0] = 1; });
  parallel_for_each(v.extent, [=](tiled_index<4> i) restrict(amp) { v[0] = 1; }); // ERROR
  parallel_for_each(v.extent, [=]() restrict(amp) { v[0] = 1; }); // ERROR
  parallel_for_each(10, [=](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(cpu) { v[i] = 1; }); // ERROR
  parallel_for_each(v.extent); // ERROR
}
void nested(array_view<int, 1> v) restrict(amp) {
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; }); // ERROR
}
