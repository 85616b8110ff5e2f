// A program must not construct, write or reinterpret arrays in ways that array does not offer.
//
// reject: R-5.1-b, R-5.1-c, R-5.1-g, R-5.1.2-n, R-5.1.4-e, R-5.1.3-g, R-5.2.4-b, R-4.1.4-g,
// G-1.1-d, G-1.1-e, G-1.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

void f(accelerator acc, accelerator_view av, array<int, 1> &a1, const array<int, 1> &ca1,
       array<int, 2> &a2, array_view<int, 2> v2) {
  array<int, 1> e001; // ERROR
  array<int, 1> e004(4, 10); // ERROR
  array<int, 1> e008 = extent<1>(4); // ERROR
  array<int, 2> e009 = v2; // ERROR
  array<float, 1> e013(v1); // ERROR
  array<int, 2> e014(extent<2>(2, 2), 5); // ERROR
  array<int &, 1> e021(4); // ERROR
  array<int, -1> e023(extent<1>(4)); // ERROR
  array<int, 1> e026(extent<1>(4), acc); // ERROR
  ca1[0] = 1; // ERROR
  ca1.section(0, 1)[0] = 1; // ERROR
  a1.extent = extent<1>(3); // ERROR
  a1.accelerator_view = av; // ERROR
  a1.reinterpret_as<bool>(); // ERROR
  a1 = v2; // ERROR
  (void)acc, (void)a2;
}
