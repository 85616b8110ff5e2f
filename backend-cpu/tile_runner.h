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
#include "amp2hip/exceptions.h"
#include "fiber.h"
#include "stacks.h"
#include <exception>
#include <string>
#include <vector>

namespace amp2hip {

/// What went wrong in a tile, with the names of both.
concurrency::runtime_exception error_in_tile(const cpu_kernel &kernel, std::uint64_t tile, const std::string &what);

/// Runs tiles one after another. The threads of a tile run as a plain loop on a
/// fiber; where one waits at a barrier, the next fiber goes on with the loop
/// after it. The last to come switches to the first again, and so on round by
/// round, until all have ended (§8.1). One runner for each OS thread, kept for
/// its stacks.
class tile_runner {
public:
  static tile_runner &of_this_thread();
  tile_runner() = default;
  ~tile_runner();

  /// Throws what a thread of the tile threw; runtime_exception where not all of
  /// them reach the same barrier (§8.1.1), or one overran its stack.
  void run(const cpu_kernel &kernel, std::uint64_t tile);

  /// From a thread of the tile that runs: waits for the others.
  void wait(unsigned number, const char *file, int line);

private:
  /// Where a thread stands: at a barrier, or at its end.
  struct stop {
    const char *file; ///< null: it ended
    int line;
  };
  struct strand {
    fiber on;
    unsigned first = 0; ///< the thread that its loop begins with, and its number here
    bool waited = false;
    bool aborted = false; ///< its thread was, and takes no part any more
    tile_runner *runner = nullptr;
  };

  static void entry(void *strand_);
  void run_threads(strand &self);
  static bool same(const stop &a, const stop &b);
  static std::string describe(unsigned number, const stop &at);
  void ready(unsigned number);
  fiber *ended(strand &self);
  fiber *aborted(strand &self);
  unsigned next_after(unsigned number) const;
  [[noreturn]] void fail(unsigned first, const stop &at, unsigned other, const stop &other_at);
  concurrency::runtime_exception error(const std::string &what) const { return error_in_tile(*kernel_, tile_, what); }
  void abandon_all();

  const cpu_kernel *kernel_ = nullptr;
  std::uint64_t tile_ = 0;
  stop round_ = {};     ///< where the leader stands: all others must come there
  unsigned leader_ = 0; ///< the first thread that was not aborted
  bool all_take_part_ = true;
  bool first_round_ = true;
  unsigned running_ = 0;
  std::exception_ptr failure_; ///< what a thread threw
  struct {
    bool found;
    unsigned first, other;
    stop first_at, other_at;
  } mismatch_ = {};
  fiber caller_;
  std::vector<strand> strands_;
  unsigned started_ = 0; ///< strands that have a fiber: the first ones
  stack_block stacks_;
};

} // namespace amp2hip

#endif // AMP2HIP_TILE_RUNNER_H
