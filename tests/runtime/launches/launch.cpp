//===--- launch.cpp - Domains and errors of parallel_for_each -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"

using namespace support;
using namespace concurrency;
using support::array;

namespace {
/// Adds the number of each thread's index, counted from 1, to its element.
template <int N>
struct number_kernel {
  array_view<int, N> out;

  // An lvalue of exactly this type (P-7-f).
  AMP2HIP_CPU_AMP void operator()(concurrency::index<N> &i) const {
    int number = 0;
    for (int d = 0; d < N; ++d)
      number = number * out.extent[d] + i[d];
    out[i] += number + 1;
  }
};

template <int N>
void check_numbers(const extent<N> &domain) {
  std::vector<int> v(domain.size(), 0);
  const array_view<int, N> out(domain, v);
  parallel_for_each(domain, number_kernel<N>{out});
  out.synchronize();
  REQUIRE(v == numbers(v.size(), 1));
}
} // namespace

TEST_CASE("launch: one thread for each index, any rank (P-7-c, P-7-d)") {
  for (int length : {1, 2, 255, 256, 257, 100000})
    check_numbers(extent<1>(length));
  check_numbers(extent<2>(1, 1));
  check_numbers(extent<2>(3, 1000));
  check_numbers(extent<2>(1000, 3));
  check_numbers(extent<2>(100000, 4));
  check_numbers(extent<3>(7, 5, 33));
  check_numbers(extent<3>(70, 1, 1));
  const int four[] = {3, 4, 5, 6}, five[] = {3, 4, 5, 6, 7};
  check_numbers(extent<4>(four));
  check_numbers(extent<5>(five));
}

namespace {
struct nothing_kernel {
  AMP2HIP_CPU_AMP void operator()(concurrency::index<1>) const {}
};
template <int D0, int D1 = 0, int D2 = 0>
struct nothing_tiled {
  AMP2HIP_CPU_AMP void operator()(tiled_index<D0, D1, D2>) const {}
};
} // namespace

TEST_CASE("launch: an empty kernel object (P-7.1-o)") {
  CHECK_NOTHROW(parallel_for_each(extent<1>(100), nothing_kernel()));
}

TEST_CASE("launch: a component that is not positive throws (P-7.2-a)") {
  CHECK_THROWS_AS(parallel_for_each(extent<1>(-120), nothing_kernel()), invalid_compute_domain);
  CHECK_THROWS_AS(parallel_for_each(extent<1>(), nothing_kernel()), invalid_compute_domain);
  std::vector<int> v(1);
  const array_view<int, 2> view(1, 1, v);
  CHECK_THROWS_AS(parallel_for_each(extent<2>(4, 0), number_kernel<2>{view}),
                  invalid_compute_domain);
  CHECK_THROWS_AS(parallel_for_each(extent<1>(0).tile<4>(), nothing_tiled<4>()),
                  invalid_compute_domain);
}

TEST_CASE("launch: a domain with 2^64 threads or more throws (P-7.2-a)") {
  std::vector<int> data(1);
  const array_view<int, 3> view(1, 1, 1, data); // the product of the extents is 0 in 64 bits
  CHECK_THROWS_AS(parallel_for_each(extent<3>(1 << 30, 1 << 30, 16), number_kernel<3>{view}),
                  invalid_compute_domain);
  CHECK_THROWS_AS(parallel_for_each(extent<3>(1 << 30, 1 << 30, 32), number_kernel<3>{view}),
                  invalid_compute_domain);
}

TEST_CASE("launch: tiles must divide the extent (P-7-x)") {
  const extent<2> e(32, 32);
  CHECK_THROWS_AS(parallel_for_each(e.tile<6, 6>(), nothing_tiled<6, 6>()), invalid_compute_domain);
  CHECK_NOTHROW(parallel_for_each(e.tile<6, 6>().pad(), nothing_tiled<6, 6>()));
  CHECK_NOTHROW(parallel_for_each(e.tile<6, 6>().truncate(), nothing_tiled<6, 6>()));
}

TEST_CASE("launch: tile sizes that every accelerator must support (P-7-z)") {
  CHECK_NOTHROW(parallel_for_each(extent<1>(2048).tile<1024>(), nothing_tiled<1024>()));
  CHECK_NOTHROW(parallel_for_each(extent<2>(64, 64).tile<32, 32>(), nothing_tiled<32, 32>()));
  CHECK_NOTHROW(parallel_for_each(extent<3>(64, 8, 8).tile<64, 4, 4>(), nothing_tiled<64, 4, 4>()));
  CHECK_NOTHROW(
      parallel_for_each(extent<3>(65535, 1, 1).tile<1, 1, 1>(), nothing_tiled<1, 1, 1>()));
}

TEST_CASE("launch: a launch on the memory-only accelerator throws (P-7.2-c, X-12-e)") {
  CHECK_THROWS_AS(
      parallel_for_each(cpu_memory().get_default_view(), extent<1>(4), nothing_kernel()),
      unsupported_feature);
}

TEST_CASE("launch: a launch on a given view (P-7-s)") {
  for (const accelerator &on : accelerator::get_all()) {
    if (on == cpu_memory())
      continue;
    std::vector<int> v(1000, 1);
    const array_view<int> view(v);
    parallel_for_each(on.create_view(), view.extent, add_kernel<int, 1>{view, 1});
    CHECK(view[999] == 2);
  }
}

namespace {
struct tiled_to_index_kernel {
  array_view<int, 1> out;
  AMP2HIP_CPU_AMP int operator()(concurrency::index<1> i) const {
    return out[i] = i[0];
  } // the result is discarded (P-7-k)
};
} // namespace

TEST_CASE("launch: a tiled launch of a kernel for plain indexes (P-7-j, P-7-k)") {
  std::vector<int> v(64);
  const array_view<int> view(v);
  parallel_for_each(view.extent.tile<16>(), tiled_to_index_kernel{view});
  view.synchronize();
  CHECK(v == numbers(64));
}

TEST_CASE("launch: a rejected launch changes nothing (P-7.2-g)") {
  std::vector<int> v(8, 5);
  const array_view<int> view(v);
  CHECK_THROWS_AS(parallel_for_each(extent<1>(0), fill_kernel<int, 1>{view, 1}),
                  invalid_compute_domain);
  CHECK_THROWS_AS(
      parallel_for_each(cpu_memory().get_default_view(), view.extent, fill_kernel<int, 1>{view, 1}),
      unsupported_feature);
  CHECK(view[0] == 5);
  add(view, 1);
  CHECK(view[7] == 6);
}
