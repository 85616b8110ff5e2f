//===--- race_check.h - does a tile depend on the order of its threads? ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RACE_CHECK_H
#define AMP2HIP_RACE_CHECK_H

#include "amp2hip/backend.h"
#include <functional>
#include <memory>
#include <vector>

namespace amp2hip {

/// Ways to run a launch once more: all tiles, on all cores, or one of them on a
/// new OS thread, whose tile_static memory nobody has used. They throw what the
/// launch throws, and std::system_error where there is no thread. `ambiguous`
/// tells after a run that the order of threads may matter: atomic operations were
/// called.
struct reruns {
  std::function<void(const cpu_kernel &)> all;
  std::function<void(const cpu_kernel &, std::uint64_t tile)> one;
  std::function<bool()> ambiguous;
};

/// Finds races among the threads of a tile (§8.1.2): between two barriers they
/// may run in any order, so a tiled launch runs again with the threads of every
/// tile in reverse order. Where that gives something else, two threads used the
/// same memory, one of them wrote, and no barrier was between. Memory is as the
/// first run left it afterwards.
class race_check {
public:
  /// Before the launch. Null where there is nothing to look at, or no memory to
  /// keep what the launch may overwrite.
  static std::unique_ptr<race_check> of(const cpu_kernel &kernel);

  /// After it. Throws runtime_exception that names the kernel, a tile and two of
  /// its threads.
  void look(const reruns &how);

private:
  using order = std::vector<unsigned>;
  /// The memory that the launch writes, as a run left it; empty where it threw.
  using outcome = std::vector<char>;

  explicit race_check(const cpu_kernel &kernel);
  outcome contents() const;
  void restore(const outcome &kept) const;
  char &byte(std::size_t place) const;
  outcome run(const reruns &how, const order &threads) const;
  outcome run(const reruns &how, std::uint64_t tile, const order &threads) const;
  bool differs(const reruns &how, std::uint64_t tile) const;
  bool find_tile(const reruns &how, const outcome &forward, const outcome &backward, std::uint64_t &tile) const;
  void find_threads(const reruns &how, std::uint64_t tile, unsigned &a, unsigned &b) const;

  const cpu_kernel kernel_;
  order forward_, backward_;
  outcome before_;
};

} // namespace amp2hip

#endif // AMP2HIP_RACE_CHECK_H
