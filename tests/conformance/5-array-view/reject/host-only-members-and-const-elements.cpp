// Amp code must not synchronize, refresh, discard or copy views, nor write to const elements.
//
// reject: R-5.2.3-i, R-5.2.3-e, R-5.2.3-j, R-5.2.2-e, R-5.2.3-b, R-5.2.3-w, R-5.1-i, P-7.1-h,
// R-5.1.4-a, R-5.2.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Functions restricted to cpu and amp must not refresh or discard a view.
namespace both_restrictions {
void f(array_view<int, 1> v) restrict(cpu, amp) {
  v[0] = 1;
  v.refresh(); // expected-error
}
template <typename V>
void g(const V &v) restrict(cpu, amp) {
  v.discard_data(); // expected-error
}
void h(array_view<int, 2> v) { g(v); }
} // namespace both_restrictions

// An amp function must not synchronize, refresh, copy or create views, also of const elements.
namespace const_views {
int f(array_view<int, 1> v, array_view<const int, 1> c, array_view<int, 2> w) restrict(amp) {
  v.synchronize();                       // expected-error
  v.synchronize(access_type_write);      // expected-error
  c.synchronize();                       // expected-error
  v.refresh();                           // expected-error
  c.refresh();                           // expected-error
  v.discard_data();                      // expected-error
  v.copy_to(v);                          // expected-error
  c.copy_to(v);                          // expected-error
  v.synchronize_async();                 // expected-error
  v.get_source_accelerator_view();       // expected-error
  array_view<int, 1> n(10);              // expected-error
  array_view<int, 2> m(extent<2>(1, 2)); // expected-error
  return v[0] + w.extent[0];
}
} // namespace const_views

// A kernel must not write to const arrays or views of const elements, also by atomic functions.
namespace const_elements_in_kernels {
void f(const array<int, 1> &a, array_view<const int, 2> c, array_view<int, 1> v) {
  parallel_for_each(
      v.extent, [&a, c, v ](index<1> i) restrict(amp) {
        v[i] = a[i];
        a[i] = 1;                               // expected-error
        c[0][i] = 2;                            // expected-error
        c.get_ref(index<2>(0, i[0])) = 3;       // expected-error
        a.data()[0] = 4;                        // expected-error
        array_view<int, 1> s = a.section(0, 1); // expected-error
        atomic_fetch_inc(&a[i]);                // expected-error
      });
}
} // namespace const_elements_in_kernels

// A kernel must not write elements of a const array or of a view of const elements.
namespace writes_through_const {
void test() {
  int o[4];
  array_view<int> v(4, o);
  array_view<const int> c(v);
  array<int> a(4);
  const array<int> &ca = a;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { c[i] = 1; });    // expected-error
  parallel_for_each(v.extent, [&ca](index<1> i) restrict(amp) { ca[i] = 1; }); // expected-error
  array_view<int> from_const_view(c);                                          // expected-error
  array_view<int> from_const_array(ca);                                        // expected-error
  c.discard_data();                                                            // expected-error
  a.extent = extent<1>(3);                                                     // expected-error
  array<int, 1> none;                                                          // expected-error
  accelerator_view av;                                                         // expected-error
  index<2> i2(1);                                                              // expected-error
  index<0> i0;                                                                 // expected-error
  array<bool> ab(3);                                                           // expected-error
}
} // namespace writes_through_const

int main() {}
