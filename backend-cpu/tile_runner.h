//===--- tile_runner.h - the threads of a tile, on one OS thread ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILE_RUNNER_H
#define AMP2HIP_TILE_RUNNER_H

#include "amp2hip/backend.h"
#include "fiber.h"
#include "stacks.h"
#include <exception>
#include <vector>

namespace amp2hip {

/// Runs tiles one after another. The threads of a tile run as a plain loop on a
/// fiber; where one waits at a barrier, another fiber goes on with the loop
/// after it, and when all have come they are resumed in turn (§8.1). One runner
/// for each OS thread, kept for its stacks.
class tile_runner {
public:
  static tile_runner &of_this_thread();

  /// Throws what a thread of the tile threw; runtime_exception where not all of
  /// them reach the same barrier (§8.1.1), or one overran its stack.
  void run(const cpu_kernel &kernel, std::uint64_t tile);

  /// From a thread of the tile that runs: waits for the others.
  void wait(unsigned number, const char *file, int line);

private:
  /// How a thread got to where it stands: at a barrier, or at its end.
  struct stop {
    unsigned number;
    const char *file; ///< null: it ended
    int line;
  };
  struct slot {
    fiber strand;
    unsigned first = 0; ///< thread that its loop begins with
    tile_runner *runner = nullptr;
  };

  static void fiber_entry(void *slot_);
  slot &started(std::size_t i);
  stop go_on(slot &at);
  void run_phases();
  void meet(const stop &first, const stop &other);
  void abandon_all();
  [[noreturn]] void fail(const std::string &what) const;
  static std::string describe(const stop &at);

  const cpu_kernel *kernel_ = nullptr;
  std::uint64_t tile_ = 0;
  slot *running_ = nullptr;
  stop stopped_ = {};
  std::exception_ptr failure_;
  std::vector<slot> slots_;
  std::size_t fibers_ = 0; ///< slots that have a fiber: the first ones
  stack_block stacks_;
};

} // namespace amp2hip

#endif // AMP2HIP_TILE_RUNNER_H
