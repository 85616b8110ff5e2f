// A kernel lambda may have each form of parameter, return type, noexcept and restriction order.
//
// accept: P-7-f, P-7-i, P-7-o, P-7-j, P-7-k, P-7.1-f, C-1.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include "check.h"
using namespace concurrency;

// A kernel may take its index by value, const, reference, unnamed or as auto.
namespace parameter_forms {
void test() {
  int data[6] = {};
  array_view<int, 1> v(6, data);
  extent<1> one(1);
  parallel_for_each(one, [=](index<1> i) restrict(amp) { v[i] = 1; });
  parallel_for_each(one, [=](const index<1> i) restrict(amp) { v[i + 1] = 2; });
  parallel_for_each(one, [=](const index<1> &i) restrict(amp) { v[i + 2] = 3; });
  parallel_for_each(
      one, [=](index<1> & i) restrict(amp) {
        i += 3;
        v[i] = 4;
      });
  parallel_for_each(one, [=](index<1>) restrict(amp) { v[4] = 5; });
  parallel_for_each(one, [=](auto i) restrict(amp) { v[i[0] + 5] = 6; });
  for (int k = 0; k < 6; ++k)
    check("element", v[k], k + 1);
}
} // namespace parameter_forms

// A tiled launch accepts a kernel that takes an index or returns a value.
namespace index_and_return_type {
void test() {
  int data[12] = {};
  array_view<int, 2> v(3, 4, data);
  parallel_for_each(
      v.extent.tile<3, 2>(), [=](index<2> i) restrict(amp) { v[i] = i[0] * 10 + i[1]; });
  check("corner", v(2, 3), 23);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp)->int { return v[i] += 100; });
  check("corner again", v(2, 3), 123);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { return v[i] = 7; });
  check("deduced", v(1, 1), 7);
}
} // namespace index_and_return_type

// parallel_for_each runs lambdas with each form of parameter, return type, noexcept and restriction
// order.
namespace all_forms {
void test() {
  array_view<int, 1> v(4);
  int k = 3;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp)->void { v[i] = k; });
  CHECK(v[3] == 3);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) noexcept { v[i] = k + 1; });
  CHECK(v[3] == 4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) noexcept(true) { v[i] = k + 11; });
  CHECK(v[3] == 14);
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { v[2] = k + 2; });
  CHECK(v[2] == 5);
  parallel_for_each(v.extent, [=](const index<1> i) restrict(amp) { v[i] = k + 3; });
  CHECK(v[3] == 6);
  parallel_for_each(v.extent, [=](const index<1> &i) restrict(amp) { v[i] = k + 4; });
  CHECK(v[3] == 7);
  parallel_for_each(v.extent, [=](auto i) restrict(amp) { v[i] = k + 5; });
  CHECK(v[3] == 8);
  parallel_for_each(v.extent, [=](const auto &i) restrict(amp) { v[i] = k + 6; });
  CHECK(v[3] == 9);
  parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) {
        i += 0;
        v[i] = k + 7;
      });
  CHECK(v[3] == 10);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp, cpu) { v[i] = k + 8; });
  CHECK(v[3] == 11);
  parallel_for_each(v.extent, [=](index<1> i) restrict(cpu, amp) { v[i] = k + 9; });
  CHECK(v[3] == 12);
  parallel_for_each(v.extent, [=](index<1> i [[maybe_unused]]) restrict(amp) { v[1] = k + 10; });
  CHECK(v[1] == 13);
  parallel_for_each(v.extent, ([=](index<1> i) restrict(amp) { v[i] = k + 12; }));
  CHECK(v[1] == 15);
  parallel_for_each(extent<2>(2, 2), [=](index<2> i) restrict(amp) { v[i[0] * 2 + i[1]] = i[0]; });
  CHECK(v[3] == 1);
  parallel_for_each(v.extent.tile<2>(), [=](tiled_index<2> t) restrict(amp) { v[t] = t.local[0]; });
  CHECK(v[3] == 1 && v[2] == 0);
  parallel_for_each(
      v.extent.tile<2>(), [=](const tiled_index<2> &t) restrict(amp) { v[t.global] = t.tile[0]; });
  CHECK(v[3] == 1 && v[1] == 0);
  parallel_for_each(
      v.extent.tile<2>(), [=](auto t) restrict(amp) { v[t.global] = t.tile_origin[0]; });
  CHECK(v[3] == 2);
  parallel_for_each(v.extent.tile<2>(), [=](index<1> i) restrict(amp) { v[i] = 9; });
  CHECK(v[3] == 9);
  parallel_for_each(
      accelerator().default_view, v.extent, [=](index<1> i) restrict(amp) { v[i] = 19; });
  CHECK(v[3] == 19);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        return;
        v[i] = 1;
      });
  CHECK(v[3] == 19);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        if (i[0] == 3)
          return;
        v[i] = 1;
      });
  CHECK(v[3] == 19 && v[2] == 1);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp){});
  parallel_for_each(v.extent, [v](index<1> i) restrict(amp) { (void)v; });
  parallel_for_each(v.extent, [](index<1> i) restrict(amp){});
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp)->int { return v[i] = 4; });
  CHECK(v[3] == 4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp)->decltype(v[i]) { return v[i] = 6; });
  CHECK(v[3] == 6);
  using ix = index<1>;
  typedef ix jx;
  parallel_for_each(v.extent, [=](ix i) restrict(amp) { v[i] = 5; });
  CHECK(v[3] == 5);
  parallel_for_each(
      v.extent, [=](jx i) restrict(amp) {
        v[i] = 15;
        jx j = i;
        v[j] += 1;
      });
  CHECK(v[3] == 16);
  parallel_for_each(v.extent, [=](decltype(index<1>()) i) restrict(amp) { v[i] = 25; });
  CHECK(v[3] == 25);
  parallel_for_each<1>(v.extent, [=](index<1> i) restrict(amp) { v[i] = 35; });
  CHECK(v[3] == 35);
  concurrency::parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 36; });
  CHECK(v[3] == 36);
  {
    using namespace Concurrency;
    Concurrency::parallel_for_each(
        v.extent, [=](Concurrency::index<1> i) restrict(amp) { v[i] = 37; });
    CHECK(v[3] == 37);
  }
  {
    int k = 0;
    auto idx = [=](index<1> i = index<1>(2)) restrict(amp) { v[i] = 99; };
    parallel_for_each(v.extent, [=](index<1>) restrict(amp) { idx(); });
    CHECK(v[2] == 99);
  }
}
} // namespace all_forms

int main() {
  parameter_forms::test();
  index_and_return_type::test();
  all_forms::test();
  return failures;
}
