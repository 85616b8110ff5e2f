// Members of a view must suit its rank and the constness of its elements.
//
// reject: R-5.2.3-w, R-5.1.4-a, R-5.1.5-a, R-5.2.4-b, R-5.2.2-d, R-5.2.2-m, R-5.2.3-r, R-5.2.3-j,
// R-5.2.3-p, R-5.2.2-k, R-5.2.3-f, R-5.2.3-d, R-5.2.4-e, R-5.2.5-a, R-5.2.5-e, R-5.2.5-f, R-5.3-f,
// R-5.1.5-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

using namespace concurrency;

// Host code must not write to elements of const arrays or const views by any member.
namespace const_elements_on_host {
struct S {
  int x, y;
  void set() restrict(cpu, amp) { x = 1; }
};
void f(array_view<const int, 1> c, array_view<const int, 3> c3, const array<int, 2> &ca,
       const array<S, 1> &cs, array_view<const S, 1> vs) {
  c[0] = 1;                          // expected-error
  c(index<1>(0))++;                  // expected-error
  c.get_ref(index<1>(0)) = 2;        // expected-error
  c.data()[0] = 1;                   // expected-error
  c.section(0, 1)[0] = 1;            // expected-error
  c3[0][0][0] = 1;                   // expected-error
  c3(0)(0)(0) = 1;                   // expected-error
  ca[0][0] = 1;                      // expected-error
  ca(0, 0) = 1;                      // expected-error
  ca.section(index<2>())(0, 0) = 1;  // expected-error
  ca.reinterpret_as<float>()[0] = 1; // expected-error
  ca.view_as(extent<1>(1))[0] = 1;   // expected-error
  *ca.data() = 1;                    // expected-error
  array_view<int, 2> w = ca;         // expected-error
  array_view<int, 1> p = ca[0];      // expected-error
  cs[0].x = 1;                       // expected-error
  vs[0].set();                       // expected-error
  int &r = c[0];                     // expected-error
  const int &ok = c[0];
  (void)ok;
}
} // namespace const_elements_on_host

// A view of const elements or const array must not become a writable view or be written.
namespace writable_view_of_const_view {
void f(array_view<const int, 1> c, const array<int, 1> &a) {
  array_view<int, 1> w(c); // expected-error
  array_view<int, 1> u(a); // expected-error
  c.discard_data();        // expected-error
}
void g(array_view<const int, 1> c) {
  parallel_for_each(
      c.extent, [=](index<1> i) restrict(amp) {
        c[i] = 1; // expected-error
      });
}
} // namespace writable_view_of_const_view

// Const views have no discard or access type, and views above rank 1 no data or reinterpretation.
namespace higher_ranks {
void f(array_view<const int, 1> c, array_view<int, 2> w, array_view<const int, 2> cw,
       array_view<int, 4> q, accelerator_view a) {
  c.discard_data();                             // expected-error
  c.synchronize(access_type_read);              // expected-error
  c.synchronize_async(access_type_read);        // expected-error
  c.synchronize_to(a, access_type_read);        // expected-error
  c.synchronize_to_async(a, access_type_write); // expected-error
  array_view<const int, 1> n(10);               // expected-error
  array_view<const int, 2> m(2, 3);             // expected-error
  array_view<const int, 4> o{extent<4>()};      // expected-error
  w.data();                                     // expected-error
  cw.data();                                    // expected-error
  q.data();                                     // expected-error
  w.reinterpret_as<float>();                    // expected-error
  cw.reinterpret_as<float>();                   // expected-error
  w.view_as(extent<1>(1));                      // expected-error
  q.view_as(extent<4>());                       // expected-error
  q(1, 2, 3, 4);                                // expected-error
  w(1, 2, 3);                                   // expected-error
  c(1, 2);                                      // expected-error
}
} // namespace higher_ranks

// Members of a view must suit its rank and the constness of its elements.
namespace other_rank_or_const {
void f(std::vector<double> vd, accelerator_view av, array<int, 1> &a1, array_view<int, 1> v1,
       array_view<int, 2> v2, array_view<const int, 1> c1, array_view<const int, 2> c2) {
  v1 = c1;                                 // expected-error
  c2[0][0] = 1;                            // expected-error
  v2.data();                               // expected-error
  v2.reinterpret_as<float>();              // expected-error
  v2.view_as(extent<1>(4));                // expected-error
  c1.discard_data();                       // expected-error
  c1.synchronize(access_type_read);        // expected-error
  c1.synchronize_to(av, access_type_read); // expected-error
  v1.section(0, 0, 1, 1);                  // expected-error
  v2.section(0, 1);                        // expected-error
  v2[index<1>(0)];                         // expected-error
  v1.reinterpret_as<char>();               // expected-error
  v1.copy_to(c1);                          // expected-error
  copy(v1, c1);                            // expected-error
  copy(c1, c1);                            // expected-error
  copy(vd.begin(), vd.end(), c1);          // expected-error
  copy_async(c2, c2);                      // expected-error
  v1.begin();                              // expected-error
  (void)a1;
}
} // namespace other_rank_or_const

int main() {}
