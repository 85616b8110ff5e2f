//===--- coherence.cpp - Coherence of views with the host and launches ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"

using namespace support;

TEST_CASE(
    "views: the destruction of the last view copies changes back (R-5.2-i, R-5.2-j, M-8.4-f)") {
  std::vector<int> v(100, 1);
  {
    const array_view<int> section = array_view<int>(v).section(10, 90);
    add(section, 1);
  }
  CHECK(v[9] == 1);
  CHECK(v[10] == 2);
  CHECK(v[99] == 2);
}

TEST_CASE("views: host accesses and launches see each other's changes "
          "(R-5.2.4-c, P-7-q)") {
  std::vector<int> v(64, 0);
  const array_view<int> view(v);
  for (int round = 0; round < 5; ++round) {
    add(view, 1);
    view[round] += 100;
    add(view, 1);
  }
  for (int i = 0; i < 64; ++i)
    REQUIRE(view[i] == 10 + (i < 5 ? 100 : 0));
  CHECK(view.data()[63] == 10);
}

TEST_CASE("views: overlapping views alias (R-5.2-e, M-8.2-g, M-8.2-h)") {
  std::vector<int> v(100, 0);
  const array_view<int> parent(v), a = parent.section(0, 11), b = parent.section(10, 11);
  fill(a, 15);
  CHECK(b[0] == 15);
  fill(b, 16);
  CHECK(a[10] == 16);
  parent[10] = 17;
  add(b, 1);
  CHECK(a[10] == 18);
  CHECK(parent[10] == 18);
}

namespace {
struct two_views_kernel {
  array_view<int, 1> whole;
  array_view<int, 1> tail;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    whole[i] = i[0];
    if (i[0] >= 8)
      tail[i[0] - 8] += 100;
  }
};
} // namespace

TEST_CASE("views: overlapping views alias within one kernel (M-8.2-g, P-7.1-q)") {
  std::vector<int> v(16);
  const array_view<int> whole(v);
  concurrency::parallel_for_each(whole.extent, two_views_kernel{whole, whole.section(8, 8)});
  CHECK(whole[7] == 7);
  CHECK(whole[8] == 108);
  CHECK(whole[15] == 115);
}

TEST_CASE("views: synchronize, then refresh (R-5.2.3-i, R-5.2.3-j, M-8.4-j)") {
  std::vector<int> v(50, 1);
  const array_view<int> view(v);
  add(view, 1);
  view.synchronize();
  CHECK(v[49] == 2);
  v.assign(50, 10);
  view.refresh();
  add(view, 1);
  view.synchronize();
  CHECK(v == std::vector<int>(50, 11));
}

TEST_CASE("views: synchronize for writing needs no refresh (R-5.2.3-l, R-5.2.3-m)") {
  std::vector<int> v(50, 1);
  const array_view<int> view(v);
  add(view, 1);
  view.synchronize(concurrency::access_type_read_write);
  CHECK(v[0] == 2);
  v[0] = 20;
  add(view, 1);
  CHECK(view[0] == 21);
  CHECK(view[49] == 3);
  view.synchronize(concurrency::access_type_write);
  v.assign(50, 5);
  add(view, 1);
  view.synchronize_async().get();
  CHECK(v == std::vector<int>(50, 6));
}

TEST_CASE("views: refresh of a section keeps other changes (R-5.2.3-i)") {
  std::vector<int> v(40, 1);
  const array_view<int, 2> view(4, 10, v);
  add(view, 1);
  v[0] = 70;
  view.section(0, 0, 1, 1).refresh();
  add(view, 1);
  view.synchronize();
  // `v[0] = 70` survives, because refresh() makes the host's memory the current copy. An
  // accelerator that uses host memory sees the value immediately.
  CHECK(v[0] == 71);
  CHECK(v[1] == 3);
  CHECK(v[39] == 3);
}

TEST_CASE("views: discard_data keeps what is outside the view (R-5.2.3-r, "
          "R-5.2.3-s)") {
  std::vector<int> v(20, 1);
  const array_view<int> view(v), part = view.section(5, 5);
  add(view, 1);
  part.discard_data();
  fill(part, 9);
  view.synchronize();
  CHECK(v[4] == 2);
  CHECK(v[5] == 9);
  CHECK(v[10] == 2);
  view.discard_data();
  fill(view, 3);
  CHECK(view[19] == 3);
}

TEST_CASE("views: launches on two accelerators see changes in program order (P-7-am, R-5.2-c)") {
  std::vector<int> v(30, 0);
  const array_view<int> view(v);
  concurrency::accelerator_view first = concurrency::accelerator().create_view();
  concurrency::accelerator_view second = warp().create_view();
  for (int i = 0; i < 10; ++i) {
    concurrency::parallel_for_each(first, view.extent, add_kernel<int, 1>{view, 1});
    concurrency::parallel_for_each(second, view.extent, add_kernel<int, 1>{view, 10});
  }
  CHECK(view[29] == 110);
  view.synchronize_to(first);
  view.synchronize_to_async(second).wait();
  CHECK(view[0] == 110);
}

TEST_CASE(
    "views: views of an array, used on the host and on another accelerator (R-5.2-f, R-5.2-g)") {
  array<int, 1> a(16);
  const array_view<int> view(a);
  fill(view, 1);
  view[3] = 40;
  concurrency::parallel_for_each(warp().get_default_view(), view.extent,
                                 add_kernel<int, 1>{view, 2});
  const std::vector<int> result = a;
  CHECK(result[3] == 42);
  CHECK(result[15] == 3);
}

namespace {
struct copy_kernel {
  array_view<const int, 1> from;
  array_view<int, 1> to;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { to[i] = from[i]; }
};
} // namespace

TEST_CASE("views: read-only host memory is never written (M-8.2-c)") {
  static const int constant[4] = {1, 2, 3, 4}; // in a read-only section of the program
  std::vector<int> out(4);
  const array_view<const int> from(constant);
  const array_view<int> to(out);
  concurrency::parallel_for_each(from.extent, copy_kernel{from, to});
  CHECK(to[3] == 4);
  fill(to, 0);
  copy(from, to);
  to.synchronize();
  from.synchronize();
  from.refresh();
  CHECK(out == std::vector<int>{1, 2, 3, 4});
}
