// Const views have no discard or access type, and views above rank 1 no data or reinterpretation.
//
// reject: R-5.2.3-r, R-5.2.3-j, R-5.2.3-p, R-5.2.2-k, R-5.2.3-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(array_view<const int, 1> c, array_view<int, 2> w, array_view<const int, 2> cw,
       array_view<int, 4> q, accelerator_view a) {
  c.discard_data(); // ERROR
  c.synchronize(access_type_read); // ERROR
  c.synchronize_async(access_type_read); // ERROR
  c.synchronize_to(a, access_type_read); // ERROR
  c.synchronize_to_async(a, access_type_write); // ERROR
  array_view<const int, 1> n(10); // ERROR
  array_view<const int, 2> m(2, 3); // ERROR
  array_view<const int, 4> o{extent<4>()}; // ERROR
  w.data(); // ERROR
  cw.data(); // ERROR
  q.data(); // ERROR
  w.reinterpret_as<float>(); // ERROR
  cw.reinterpret_as<float>(); // ERROR
  w.view_as(extent<1>(1)); // ERROR
  q.view_as(extent<4>()); // ERROR
  q(1, 2, 3, 4); // ERROR
  w(1, 2, 3); // ERROR
  c(1, 2); // ERROR
}
int main() {}
