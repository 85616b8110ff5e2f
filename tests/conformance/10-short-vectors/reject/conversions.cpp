// Conversions, operators and components that short vectors, norm and unorm do not have.
//
// reject: G-10.7.1-b, G-10.7.1-c, G-10.7.1-d, G-10.8-c, G-10.8.1-c, G-10.8.1-d, G-10.8.1-f
// reject: G-10.8.1-h, G-10.8.1-i, G-10.8.2.2-a, G-10.8.3-g, G-10.8.3-i, G-10.9-b, G-10.10-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_short_vectors.h>
using namespace concurrency;
using namespace concurrency::graphics;

void f(norm n, unorm u, int_2 i2, int_3 i3, float_2 f2, float_3 f3, uint_2 u2, norm_2 n2) {
  norm a = 0.5f; // expected-error
  unorm b = n; // expected-error
  n = 0.5f; // expected-error
  u = n; // expected-error
  n += 0.5f; // expected-error
  i2[0]; // expected-error
  -u2; // expected-error
  f2 %= f2; // expected-error
  ~f2; // expected-error
  f2 << f2; // expected-error
  i2 < i2; // expected-error
  i2 + i3; // expected-error
  i2 + f2; // expected-error
  n2 * 0.5f; // expected-error
  float_2 c = i2; // expected-error
  float_3 d(f2); // expected-error
  i2.z; // expected-error
  i3.w; // expected-error
  i3.xx; // expected-error
  i3.xg; // expected-error
  int &e = i2.x; // expected-error
  &i2.y; // expected-error
  short_vector<char, 2>::type g; // expected-error
  short_vector_traits<char>::value_type h; // expected-error
  i2.yx;
  f3.bgr;
}
