// Copies, assignments and members must not write const data, mix types or ranks or use absent
// members.
//
// reject: R-5.3-f, R-5.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <iterator>
using namespace concurrency;
void f(array<int, 1> &a, const array<int, 1> &ca, array<float, 1> &fa, array<int, 2> &a2,
       array_view<int, 1> v, array_view<const int, 1> cv, array_view<float, 1> fv,
       array_view<int, 2> v2, std::vector<int> s, const std::vector<int> cs) {
  copy(a, ca); // ERROR
  copy(v, cv); // ERROR
  copy(cv, cv); // ERROR
  copy(a, cv); // ERROR
  copy(s.begin(), s.end(), cv); // ERROR
  copy(s.begin(), cv); // ERROR
  copy(a, fa); // ERROR
  copy(v, fv); // ERROR
  copy(a, a2); // ERROR
  copy(v, v2); // ERROR
  copy(a, v2); // ERROR
  copy(v, a2); // ERROR
  copy(a, cs.begin()); // ERROR
  copy_async(a, ca); // ERROR
  copy_async(cv, cv); // ERROR
  copy_async(s.begin(), cv); // ERROR
  copy_async(a, cv); // ERROR
  copy_async(v, a2); // ERROR
  a.copy_to(ca); // ERROR
  a.copy_to(cv); // ERROR
  a.copy_to(a2); // ERROR
  a.copy_to(fa); // ERROR
  v.copy_to(cv); // ERROR
  v.copy_to(ca); // ERROR
  cv.copy_to(cv); // ERROR
  a.copy_to(s.begin()); // ERROR
  ca = a; // ERROR
  a = v2; // ERROR
  a = fv; // ERROR
  a = s; // ERROR
  v = cv; // ERROR
  v = fv; // ERROR
  v = v2; // ERROR
  v = s; // ERROR
  cv[0] = 1; // ERROR
  cv(0) = 1; // ERROR
  cv[index<1>(0)] = 1; // ERROR
  cv.get_ref(index<1>(0)) = 1; // ERROR
  *cv.data() = 1; // ERROR
  cv.section(0, 1)[0] = 1; // ERROR
  cv.reinterpret_as<float>()[0] = 1; // ERROR
  cv.view_as(extent<2>(1, 1))(0, 0) = 1; // ERROR
  ca[0] = 1; // ERROR
  ca(0) = 1; // ERROR
  *ca.data() = 1; // ERROR
  ca.section(0, 1)[0] = 1; // ERROR
  ca.view_as(extent<2>(1, 1))(0, 0) = 1; // ERROR
  cv.discard_data(); // ERROR
  cv.synchronize(access_type_read); // ERROR
  cv.synchronize_async(access_type_read); // ERROR
  cv.synchronize_to(a.accelerator_view, access_type_read); // ERROR
  a.extent = v.extent; // ERROR
  v.extent = v.extent; // ERROR
  a.accelerator_view = a.accelerator_view; // ERROR
  a.cpu_access_type = access_type_read; // ERROR
  v.source_accelerator_view = a.accelerator_view; // ERROR
  v2[0] = 3; // ERROR
  v2.data(); // ERROR
  v2.reinterpret_as<int>(); // ERROR
  v2.view_as(extent<1>(1)); // ERROR
  v.section(0, 0, 1, 1); // ERROR
  v2.section(0, 1); // ERROR
  v(0, 0); // ERROR
  v2(0, 0, 0); // ERROR
  a(0, 0); // ERROR
  a2(0, 0, 0); // ERROR
  a2[0][0][0]; // ERROR
  v[index<2>(0, 0)]; // ERROR
  a[index<2>(0, 0)]; // ERROR
  v2[index<1>(0)]; // ERROR
  v.section(index<2>(), extent<2>()); // ERROR
  v.section(extent<2>(1, 1)); // ERROR
  a.discard_data(); // ERROR
  a.synchronize(); // ERROR
  a.refresh(); // ERROR
  a.get_ref(index<1>(0)); // ERROR
  a.get_source_accelerator_view(); // ERROR
  v.get_accelerator_view(); // ERROR
  v.get_cpu_access_type(); // ERROR
  std::vector<int> vv = v; // ERROR
  std::vector<float> vf = a; // ERROR
}
