// copy_async, copy_to and assignments must not write const data or mix ranks and element types.
//
// reject: R-5.3-f, R-5.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
void f(array<int, 1> &a, const array<int, 1> &ca, array<int, 2> &b, array<float, 1> &g,
       array_view<int, 1> v, array_view<const int, 1> cv, array_view<int, 2> w,
       array_view<float, 1> fv, std::vector<int> h) {
  copy_async(a, ca); // ERROR
  copy_async(cv, cv); // ERROR
  copy_async(a, cv); // ERROR
  copy_async(a, b); // ERROR
  copy_async(v, fv); // ERROR
  copy_async(h.begin(), h.end(), cv); // ERROR
  copy_async(h.begin(), cv); // ERROR
  a.copy_to(ca); // ERROR
  a.copy_to(cv); // ERROR
  v.copy_to(ca); // ERROR
  cv.copy_to(cv); // ERROR
  v.copy_to(w); // ERROR
  a.copy_to(g); // ERROR
  a = w; // ERROR
  a = fv; // ERROR
  v = cv; // ERROR
  v = a[0]; // ERROR
  ca = a; // ERROR
}
int main() {}
