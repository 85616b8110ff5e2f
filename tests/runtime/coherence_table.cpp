//===--- coherence_table.cpp - the coherence protocol itself -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../amp-headers/src/coherence.h"
#include <catch2/catch.hpp>

using amp2hip::copy_state;
using amp2hip::next;
using amp2hip::use;

TEST_CASE("coherence: only stale copies are fetched, and only to be read (R-5.2-d)") {
  CHECK(next(copy_state::invalid, use::read).fetch);
  CHECK(next(copy_state::invalid, use::read_write).fetch);
  CHECK_FALSE(next(copy_state::invalid, use::write).fetch);
  for (const copy_state state : {copy_state::shared, copy_state::modified})
    for (const use how : {use::read, use::write, use::read_write})
      CHECK_FALSE(next(state, how).fetch);
}

TEST_CASE("coherence: writing makes all others stale, reading none (R-5.2.5-i, "
          "R-5.2.5-j)") {
  for (const copy_state state : {copy_state::invalid, copy_state::shared, copy_state::modified}) {
    CHECK_FALSE(next(state, use::read).invalidate_others);
    CHECK(next(state, use::write).invalidate_others);
    CHECK(next(state, use::read_write).invalidate_others);
    CHECK(next(state, use::write).next == copy_state::modified);
    CHECK(next(state, use::read_write).next == copy_state::modified);
  }
  CHECK(next(copy_state::invalid, use::read).next == copy_state::shared);
  CHECK(next(copy_state::modified, use::read).next == copy_state::modified);
}
