//===--- race_check.h - detection of races in a tile ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RACE_CHECK_H
#define AMP2HIP_RACE_CHECK_H

#include "amp2hip/accelerator/backend.h"
#include <functional>
#include <memory>
#include <vector>

namespace amp2hip {

/// Functions that run a launch again:
/// - `all` runs all tiles on all cores;
/// - `one` runs one tile on a new OS thread, whose tile_static memory is unused;
/// - `ambiguous`, called after a run, returns true if atomic operations were called, so that the
///   result may depend on the order of threads.
///
/// `all` and `one` throw the errors of the launch. `one` also throws std::system_error if no OS
/// thread can be created.
struct reruns {
  std::function<void(const cpu_kernel &)> all;
  std::function<void(const cpu_kernel &, std::uint64_t tile)> one;
  std::function<bool()> ambiguous;
};

/// Finds races among the threads of a tile (§8.1.2). The check runs a tiled launch again with the
/// threads of every tile in reverse order, because between two barriers the threads may run in any
/// order. If the result differs, two threads accessed the same memory without a barrier between the
/// accesses, and at least one of them wrote it. After the check, the memory has the contents of the
/// first run.
class race_check {
public:
  /// Creates a check before the launch. Returns null if there is nothing to check. Also returns
  /// null if there is not enough memory to save the memory that the launch may overwrite.
  static std::unique_ptr<race_check> of(const cpu_kernel &kernel);

  /// Runs the check after the launch. If the check finds a race, throws runtime_exception, whose
  /// message names the kernel, the tile and two of its threads.
  void check(const reruns &how);

private:
  using thread_order = std::vector<unsigned>;
  /// The contents of the memory that the launch may write, after a run; empty if the run threw.
  using outcome = std::vector<char>;

  explicit race_check(const cpu_kernel &kernel);
  outcome contents() const;
  void restore(const outcome &kept) const;
  char &byte(std::size_t place) const;
  outcome run(const reruns &how, const thread_order &threads) const;
  outcome run(const reruns &how, std::uint64_t tile, const thread_order &threads) const;
  bool differs(const reruns &how, std::uint64_t tile) const;
  bool find_tile(const reruns &how, const outcome &forward, const outcome &backward,
                 std::uint64_t &tile) const;
  void find_threads(const reruns &how, std::uint64_t tile, unsigned &a, unsigned &b) const;

  const cpu_kernel kernel_;
  thread_order forward_, backward_;
  outcome before_;
};

} // namespace amp2hip

#endif // AMP2HIP_RACE_CHECK_H
