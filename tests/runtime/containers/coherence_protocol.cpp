//===--- coherence_protocol.cpp - The coherence protocol ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/coherence.h"
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <set>

using amp2hip::access_mode;
using amp2hip::byte_range;
using amp2hip::coherence_map;
using amp2hip::copy_set;
using amp2hip::copy_state;
using amp2hip::next;

namespace {

constexpr copy_set host = amp2hip::host_copy_bit, first = 2, second = 4;
constexpr access_mode all_modes[] = {access_mode::read, access_mode::write,
                                     access_mode::read_write};
using run = std::array<std::size_t, 3>; // begin, end, sources

std::vector<run> missing(const coherence_map &map, std::size_t begin, std::size_t end,
                         copy_set self, access_mode mode = access_mode::read) {
  std::vector<run> runs;
  map.for_each_missing(
      {begin, end, true}, self, mode,
      [&](std::size_t b, std::size_t e, copy_set sources) { runs.push_back({b, e, sources}); });
  return runs;
}

} // namespace

TEST_CASE("coherence: a copy is updated only if it is stale and will be read (R-5.2-d)") {
  CHECK(next(host, first, access_mode::read).fetch);
  CHECK(next(host | second, first, access_mode::read_write).fetch);
  CHECK_FALSE(next(host, first, access_mode::write).fetch);
  for (const access_mode mode : all_modes) {
    CHECK_FALSE(next(host, host, mode).fetch);
    CHECK_FALSE(next(host | first, first, mode).fetch);
    CHECK_FALSE(next(0, first, mode).fetch); // no copy is current
  }
}

TEST_CASE("coherence: a write makes all other copies stale; a read makes none stale (R-5.2.5-i, "
          "R-5.2.5-j)") {
  for (const copy_set current : {copy_set(0), host, first, host | first, host | second}) {
    CHECK(next(current, first, access_mode::write).next == first);
    CHECK(next(current, first, access_mode::read_write).next == first);
  }
  CHECK(next(host, first, access_mode::read).next == (host | first));
  CHECK(next(host | first, first, access_mode::read).next == (host | first));
  CHECK(next(0, first, access_mode::read).next == 0);
}

TEST_CASE("coherence: parts of a backing store have separate states (R-5.2-e, M-8.2-g)") {
  coherence_map map(100, host);
  map.record_access({20, 50, true}, first, access_mode::read_write);
  CHECK(map.state(host) == copy_state::invalid);
  CHECK(missing(map, 0, 100, host) == std::vector<run>{{20, 50, first}});
  CHECK(missing(map, 0, 100, first) == std::vector<run>{{0, 20, host}, {50, 100, host}});
  CHECK(missing(map, 30, 60, second) == std::vector<run>{{30, 50, first}, {50, 60, host}});
  CHECK(missing(map, 30, 60, second, access_mode::write).empty());
  CHECK(map.common_copies({20, 50, true}) == first);
  CHECK(map.common_copies({10, 30, true}) == 0);
  map.record_access({0, 100, true}, host, access_mode::read);
  CHECK(map.state(host) == copy_state::shared);
  // One source has all bytes: one run.
  CHECK(missing(map, 0, 100, second) == std::vector<run>{{0, 100, host}});
  map.set({0, 100, true}, host);
  CHECK(map.state(host) == copy_state::modified);
  CHECK(missing(map, 0, 0, first).empty());
}

TEST_CASE("coherence: the map equals a model with one state per byte (R-5.2-d, R-5.2.3-r)") {
  constexpr std::size_t bytes = 40;
  std::mt19937 random(20240611);
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  coherence_map map(bytes, host);
  std::vector<copy_set> model(bytes, host);
  for (int step = 0; step < 3000; ++step) {
    const std::size_t begin = below(bytes + 1), end = begin + below(bytes - begin + 1);
    const copy_set self = copy_set(1) << below(4);
    const access_mode mode = all_modes[below(3)];
    std::set<std::size_t> fetched;
    for (const run &one : missing(map, begin, end, self, mode))
      for (std::size_t i = one[0]; i < one[1]; ++i) {
        REQUIRE(fetched.insert(i).second);
        REQUIRE(one[2] != 0);
        REQUIRE((model[i] & one[2]) == one[2]); // every source is current
      }
    if (below(5) == 0) {
      const copy_set set = below(2) * self;
      map.set({begin, end, true}, set);
      for (std::size_t i = begin; i < end; ++i)
        model[i] = set;
    } else {
      for (std::size_t i = begin; i < end; ++i) {
        REQUIRE((fetched.count(i) == 1) == next(model[i], self, mode).fetch);
        model[i] = next(model[i], self, mode).next;
      }
      map.record_access({begin, end, true}, self, mode);
    }
    for (std::size_t i = 0; i < bytes; ++i)
      REQUIRE(map.common_copies({i, i + 1, true}) == (model[i] != 0 ? model[i] : ~copy_set(0)));
  }
}
