// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The groups of threads of a tile that a thread of a GPU runs.
#include "support.h"

#include "amp2hip/output/coarsened_threads.h"

using amp2hip::coarsened_threads;
using amp2hip::tiled_domain;

namespace {

using row = tiled_domain<1, 256, 0, 0>;
using square = tiled_domain<2, 16, 16, 0>;
using large_square = tiled_domain<2, 32, 32, 0>;
using odd = tiled_domain<2, 15, 24, 0>;

} // namespace

TEST_CASE("coarsened threads: the axis is the first dimension that can be divided") {
  CHECK(coarsened_threads<square, 4>::axis() == 0);
  CHECK(coarsened_threads<square, 4>::step == 4);
  CHECK(coarsened_threads<square, 8>::groups == 32);
  CHECK(coarsened_threads<odd, 8>::axis() == 1);
  CHECK(coarsened_threads<odd, 8>::step == 3);
  CHECK(!coarsened_threads<tiled_domain<1, 6, 0, 0>, 4>::exists);
}

TEST_CASE("coarsened threads: a group and the next one") {
  const coarsened_threads<square, 4> group({2, 3}, {1, 5}, nullptr);
  for (int number = 0; number < 4; ++number) {
    const concurrency::tiled_index<16, 16> t = group.at(number);
    CHECK(t.local == concurrency::index<2>(1 + 4 * number, 5));
    CHECK(t.global == concurrency::index<2>(2 * 16 + 1 + 4 * number, 3 * 16 + 5));
    CHECK(t.tile == concurrency::index<2>(2, 3));
  }
}

TEST_CASE("coarsened threads: the lengths of a kernel's loops decide how many are faster") {
  // Long loops between two barriers.
  CHECK(coarsened_threads<square, 8>::is_faster(1, 16));
  CHECK(coarsened_threads<square, 8>::is_faster(64u));
  CHECK(!coarsened_threads<square, 4>::is_faster(65));
  CHECK(!coarsened_threads<square, 4>::is_faster(16, 100));
  // Short loops, or only loops around barriers.
  CHECK(!coarsened_threads<square, 8>::is_faster(15));
  CHECK(coarsened_threads<square, 4>::is_faster(15));
  CHECK(coarsened_threads<row, 4>::is_faster(1));
  // No loops.
  CHECK(!coarsened_threads<square, 4>::is_faster());
  CHECK((coarsened_threads<square, 4, true>::is_faster()));
  CHECK(coarsened_threads<large_square, 4>::is_faster());
  CHECK(!coarsened_threads<large_square, 8>::is_faster());
}
