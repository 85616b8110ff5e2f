//===--- tile_runner.h - runs the threads of a tile on an OS thread -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILE_RUNNER_H
#define AMP2HIP_TILE_RUNNER_H

#include "amp2hip/accelerator/access_checks.h"
#include "amp2hip/accelerator/backend.h"
#include "amp2hip/error/exceptions.h"
#include "fiber.h"
#include "stacks.h"
#include <exception>
#include <string>
#include <vector>

namespace amp2hip {

/// Returns the number of a thread of a tile, or of an untiled launch: "3", or "(0, 3)" in a launch
/// of several dimensions.
std::string thread_number(const cpu_kernel &kernel, std::uint64_t number);
/// Returns the place of a tile in its launch: "tile (0, 1)".
std::string tile_name(const cpu_kernel &kernel, std::uint64_t tile);
/// Returns an error that names the kernel and the tile.
concurrency::runtime_exception error_in_tile(const cpu_kernel &kernel, std::uint64_t tile,
                                             const std::string &what);

/// Runs tiles one after another on one OS thread. The threads of a tile run as a plain loop on a
/// fiber. If a thread waits at a barrier, the next fiber continues the loop with the next thread.
/// The last thread that reaches the barrier switches to the fiber of the first thread, which begins
/// the next round. The rounds go on until all threads have ended (§8.1). Each OS thread has one
/// runner, which keeps the stacks of its fibers.
class tile_runner {
public:
  static tile_runner &of_this_thread();
  tile_runner() = default;
  ~tile_runner();

  /// Runs a tile. Throws the exception of a thread. Throws runtime_exception if not all threads
  /// reach the same barrier (§8.1.1) or if a thread overflows its stack. \p checks, if any, are
  /// told about the threads and barriers.
  void run(const cpu_kernel &kernel, std::uint64_t tile, access_checks *checks = nullptr);

  /// Waits at a barrier for the other threads of the tile. Called by thread \p number, which must
  /// be running.
  void wait(unsigned number, const char *file, int line, fenced_memory fenced);

private:
  /// The point at which a thread stops: a barrier or its end.
  struct stop {
    const char *file; ///< null if the thread ended
    int line;
  };
  /// A fiber with the loop over threads that it runs.
  struct strand {
    fiber on;
    unsigned first = 0; ///< the first thread of its loop; also the number of the strand
    bool waited = false;
    bool aborted = false; ///< the first thread was aborted and takes no further part
    tile_runner *runner = nullptr;
  };

  void wait(unsigned number, const char *file, int line);
  static void entry(void *strand_);
  void run_threads(strand &self);
  static bool same(const stop &a, const stop &b);
  std::string describe(unsigned number, const stop &at) const;
  void prepare_strand(unsigned number);
  fiber *ended(strand &self);
  fiber *aborted(strand &self);
  unsigned next_after(unsigned number) const;
  [[noreturn]] void fail(unsigned first, const stop &at, unsigned other, const stop &other_at);
  concurrency::runtime_exception error(const std::string &what) const {
    return error_in_tile(*kernel_, tile_, what);
  }
  void abandon_all();

  const cpu_kernel *kernel_ = nullptr;
  std::uint64_t tile_ = 0;
  access_checks *checks_ = nullptr;
  fenced_memory fenced_ = fenced_memory::all; ///< by the barrier of the current round
  stop round_ = {};     ///< where the leader stopped: all others must stop there too
  unsigned leader_ = 0; ///< the first thread that was not aborted
  bool all_take_part_ = true;
  bool first_round_ = true;
  unsigned running_ = 0;
  std::exception_ptr failure_; ///< the exception of a thread
  struct {
    bool found;
    unsigned first, other;
    stop first_at, other_at;
  } mismatch_ = {};
  fiber caller_;
  std::vector<strand> strands_;
  unsigned started_ = 0; ///< number of strands, from the first, that have a fiber
  stack_block stacks_;
};

} // namespace amp2hip

#endif // AMP2HIP_TILE_RUNNER_H
