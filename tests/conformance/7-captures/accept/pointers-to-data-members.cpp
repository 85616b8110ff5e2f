// A kernel captures pointers to data members and arrays of them beside other arrays.
//
// accept: L-2.4.1.3-s
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct point {
  float x, y;
  int c[2];
};
template <typename C, typename M> M pick(array_view<M> v, M C::*field, const C &object) {
  M weights[2] = {M(2), M(3)};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = object.*field * weights[i[0] % 2]; });
  return v[1];
}
int main() {
  std::vector<float> data(4);
  array_view<float> v(4, data);
  point p{1, 2, {3, 4}};
  float weights[2] = {10, 20};
  float point::*field = &point::y;
  const float point::*other = &point::x;
  int(point::*whole)[2] = &point::c;
  auto deduced = &point::x;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = p.*field * weights[i[0] % 2] + p.*other; });
  if (v[1] != 41) return 1;
  if (pick(v, &point::y, p) != 6) return 2;
  float point::*fields[2] = {&point::x, &point::y};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = p.*fields[i[0] % 2] * weights[0] + p.*deduced;
      });
  if (v[1] != 21 || v[0] != 11) return 3;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (p.*whole)[1] * weights[0]; });
  if (v[1] != 40) return 4;
  return 0;
}
