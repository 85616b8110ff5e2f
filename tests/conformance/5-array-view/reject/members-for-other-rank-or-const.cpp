// Members of a view must suit its rank and the constness of its elements.
//
// reject: R-5.2.3-d, R-5.2.3-j, R-5.2.3-p, R-5.2.3-r, R-5.2.3-f, R-5.2.4-b, R-5.2.4-e, R-5.2.5-a,
// R-5.2.5-e, R-5.2.5-f, R-5.3-f, R-5.1.5-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

void f(std::vector<double> vd, accelerator_view av, array<int, 1> &a1, array_view<int, 1> v1,
       array_view<int, 2> v2, array_view<const int, 1> c1, array_view<const int, 2> c2) {
  v1 = c1; // ERROR
  c2[0][0] = 1; // ERROR
  v2.data(); // ERROR
  v2.reinterpret_as<float>(); // ERROR
  v2.view_as(extent<1>(4)); // ERROR
  c1.discard_data(); // ERROR
  c1.synchronize(access_type_read); // ERROR
  c1.synchronize_to(av, access_type_read); // ERROR
  v1.section(0, 0, 1, 1); // ERROR
  v2.section(0, 1); // ERROR
  v2[index<1>(0)]; // ERROR
  v1.reinterpret_as<char>(); // ERROR
  v1.copy_to(c1); // ERROR
  copy(v1, c1); // ERROR
  copy(c1, c1); // ERROR
  copy(vd.begin(), vd.end(), c1); // ERROR
  copy_async(c2, c2); // ERROR
  v1.begin(); // ERROR
  (void)a1;
}
