//===--- race_check.cpp - detection of races in a tile --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "race_check.h"
#include "tile_runner.h"
#include <algorithm>
#include <cstring>
#include <new>
#include <numeric>
#include <system_error>

namespace amp2hip {

std::unique_ptr<race_check> race_check::of(const cpu_kernel &kernel) {
  // Check nothing if the launch writes no known memory, or if a tile has only one thread.
  if (kernel.written_count == 0 || kernel.tile_threads < 2)
    return nullptr;
  try {
    return std::unique_ptr<race_check>(new race_check(kernel));
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}

race_check::race_check(const cpu_kernel &kernel)
    : kernel_(kernel), forward_(kernel.tile_threads), before_(contents()) {
  std::iota(forward_.begin(), forward_.end(), 0u);
  backward_.assign(forward_.rbegin(), forward_.rend());
}

race_check::outcome race_check::contents() const {
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < kernel_.written_count; ++i)
    bytes += kernel_.written[i].bytes;
  outcome all;
  all.reserve(bytes);
  for (std::size_t i = 0; i < kernel_.written_count; ++i)
    all.insert(all.end(), kernel_.written[i].begin,
               kernel_.written[i].begin + kernel_.written[i].bytes);
  return all;
}

void race_check::restore(const outcome &kept) const {
  const char *from = kept.data();
  for (std::size_t i = 0; i < kernel_.written_count; ++i) {
    std::memcpy(kernel_.written[i].begin, from, kernel_.written[i].bytes);
    from += kernel_.written[i].bytes;
  }
}

/// Returns the byte at a position of an outcome.
char &race_check::byte(std::size_t place) const {
  const memory_range *range = kernel_.written;
  for (; place >= range->bytes; ++range)
    place -= range->bytes;
  return range->begin[place];
}

race_check::outcome race_check::run(const reruns &how, const thread_order &threads) const {
  cpu_kernel again = kernel_;
  again.thread_order = threads.data();
  restore(before_);
  try {
    how.all(again);
  } catch (...) {
    return {};
  }
  return contents();
}

race_check::outcome race_check::run(const reruns &how, std::uint64_t tile,
                                    const thread_order &threads) const {
  cpu_kernel again = kernel_;
  again.thread_order = threads.data();
  restore(before_);
  try {
    how.one(again, tile);
  } catch (const std::system_error &) {
    throw;
  } catch (...) {
    return {};
  }
  return contents();
}

/// True if the result of a tile that runs alone depends on the order of its threads. Runs each
/// order twice to exclude results that differ for another reason.
bool race_check::differs(const reruns &how, std::uint64_t tile) const {
  const outcome forward = run(how, tile, forward_), backward = run(how, tile, backward_);
  return forward != backward && run(how, tile, forward_) == forward &&
         run(how, tile, backward_) == backward && !how.ambiguous();
}

/// Finds the tile that causes the difference between the outcomes \p forward and \p backward: the
/// tile that wrote the first byte in which the outcomes differ, or that threw in one of the two
/// orders.
bool race_check::find_tile(const reruns &how, const outcome &forward, const outcome &backward,
                           std::uint64_t &tile) const {
  std::size_t place = 0;
  if (!backward.empty())
    place = static_cast<std::size_t>(
        std::mismatch(forward.begin(), forward.end(), backward.begin()).first - forward.begin());
  for (const thread_order *threads : {&backward_, &forward_}) {
    cpu_kernel again = kernel_;
    again.thread_order = threads->data();
    restore(before_);
    bool found = false;
    for (std::uint64_t one = 0; one < kernel_.count; ++one) {
      const char was = byte(place);
      try {
        how.one(again, one);
      } catch (const std::system_error &) {
        throw;
      } catch (...) {
        tile = one;
        return true;
      }
      if (!backward.empty() && byte(place) != was) {
        tile = one;
        found = true;
      }
    }
    if (found)
      return true;
  }
  return false;
}

/// Finds \p a and \p b, two threads whose order changes the result of the tile, by two binary
/// searches. Step n moves thread n before all threads with lower numbers; after all steps, the
/// ascending order has become the descending order. The first search finds a step that changes the
/// result. The second finds a thread that thread n must pass in this step to change the result.
void race_check::find_threads(const reruns &how, std::uint64_t tile, unsigned &a,
                              unsigned &b) const {
  const outcome forward = run(how, tile, forward_);
  const unsigned count = kernel_.tile_threads;
  // Runs the threads below `moved` in descending order, with `moved` after `ahead` of them.
  const auto changes_result = [&](unsigned moved, unsigned ahead) {
    thread_order threads;
    for (unsigned i = 0; i < moved; ++i) {
      if (i == ahead)
        threads.push_back(moved);
      threads.push_back(moved - 1 - i);
    }
    if (ahead == moved)
      threads.push_back(moved);
    for (unsigned i = moved + 1; i < count; ++i)
      threads.push_back(i);
    return run(how, tile, threads) != forward;
  };
  unsigned same = 0, other = count - 1; // steps after which the result is equal, and differs
  while (other - same > 1) {
    const unsigned middle = same + (other - same) / 2;
    (changes_result(middle, 0) ? other : same) = middle;
  }
  unsigned not_yet = other, passed = 0; // number of threads that run before `other`
  while (not_yet - passed > 1) {
    const unsigned middle = passed + (not_yet - passed) / 2;
    (changes_result(other, middle) ? passed : not_yet) = middle;
  }
  b = other;
  a = other - 1 - passed;
}

void race_check::check(const reruns &how) {
  const outcome after = contents();
  struct restore_guard {
    const race_check &races;
    const outcome &after;
    ~restore_guard() { races.restore(after); }
  } at_end{*this, after};
  // Try the first tile alone. If tiles run together, a tile may find values of another tile in
  // tile_static memory, which are often the correct values and hide a race.
  std::uint64_t tile = 0;
  if (!differs(how, tile)) {
    const outcome other = run(how, backward_);
    if (other == after || how.ambiguous() || !find_tile(how, after, other, tile) ||
        !differs(how, tile))
      return;
  }
  unsigned a = 0, b = 0;
  find_threads(how, tile, a, b);
  throw error_in_tile(
      kernel_, tile,
      "threads " + thread_number(kernel_, a) + " and " + thread_number(kernel_, b) +
          " access the same tile_static variable or element, at least one of them writes it, and "
          "there is no barrier between the accesses; the result depends on their order (8.1.2)");
}

} // namespace amp2hip
