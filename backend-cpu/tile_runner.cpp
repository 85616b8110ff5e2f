//===--- tile_runner.cpp - runs the threads of a tile on an OS thread -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tile_runner.h"
#include "amp2hip/error/device_errors.h"
#include "amp2hip/error/error_sink.h"
#include "amp2hip/error/type_name.h"
#include "amp2hip/launch/launch_cpu.h"
#include "amp2hip/sync/tile_barrier.h"
#include <cstring>
#include <utility>

namespace amp2hip {

void cpu_barrier_wait(void *control, const char *file, int line, fenced_memory fenced) {
  if (control == nullptr)
    throw concurrency::unsupported_feature(
        "tile_barrier::wait() can only be called in a tiled launch (12.2.4)");
  cpu_thread *const thread = static_cast<cpu_thread *>(control);
  thread->waited = true;
  static_cast<tile_runner *>(thread->tile_state)->wait(thread->number, file, line, fenced);
}

tile_runner &tile_runner::of_this_thread() {
  static thread_local tile_runner runner;
  return runner;
}

tile_runner::~tile_runner() { abandon_all(); }

void tile_runner::run(const cpu_kernel &kernel, std::uint64_t tile, access_checks *checks) {
  kernel_ = &kernel;
  checks_ = checks;
  tile_ = tile;
  if (strands_.empty())
    strands_.resize(stack_block::count); // once: each fiber stores the address of its strand
  first_round_ = true;
  running_ = 0;
  round_ = {};
  leader_ = 0;
  all_take_part_ = true;
  prepare_strand(0);
  caller_.switch_to(strands_[0].on);
  bool overrun = false;
  for (unsigned i = 0; i < started_; ++i)
    overrun |= stacks_.overrun(i);
  if (!failure_ && !mismatch_.found && !overrun)
    return;
  abandon_all();
  if (failure_)
    std::rethrow_exception(std::exchange(failure_, nullptr));
  if (overrun)
    throw error("a thread of a tile used more stack than the CPU accelerator "
                "provides");
  mismatch_.found = false;
  throw error(describe(mismatch_.first, mismatch_.first_at) + ", but " +
              describe(mismatch_.other, mismatch_.other_at) +
              "; all threads of a tile must reach the same barrier (8.1.1)");
}

/// Prepares strand \p number so that the next switch to it begins with thread \p number.
void tile_runner::prepare_strand(unsigned number) {
  strand &next = strands_[number];
  next.first = number;
  next.waited = false;
  next.aborted = false;
  if (next.on.started())
    return;
  std::size_t size = 0;
  void *const stack = stacks_.take(number, size);
  next.runner = this;
  next.on.start(stack, size, &entry, &next);
  started_ = number + 1;
}

/// Runs the loop over the threads of a strand for the current tile.
void tile_runner::run_threads(strand &self) {
  if (!kernel_->one_by_one)
    return kernel_->run_tile(*kernel_, tile_, self.first, this);
  const unsigned count = kernel_->tile_threads;
  for (unsigned number = self.first; number < count && !self.waited; ++number)
    try {
      kernel_->run_tile(*kernel_, tile_, number, this);
    } catch (const thread_aborted &) { // by direct3d_abort: the other threads continue
      self.aborted = number == self.first;
      if (self.aborted)
        return;
    }
}

void tile_runner::entry(void *strand_) {
  strand &self = *static_cast<strand *>(strand_);
  for (;;) {
    tile_runner &runner = *self.runner;
    // The value is used if a function throws, which clang-tidy does not see.
    fiber *next = &runner.caller_; // NOLINT(clang-analyzer-deadcode.DeadStores)
    try {
      runner.run_threads(self);
      next = self.aborted ? runner.aborted(self) : runner.ended(self);
    } catch (...) {
      runner.failure_ = std::current_exception();
    }
    self.on.switch_to(*next);
  }
}

void tile_runner::wait(unsigned number, const char *file, int line, fenced_memory fenced) {
  if (checks_ == nullptr)
    return wait(number, file, line);
  checks_->thread_waits();
  fenced_ = fenced;
  wait(number, file, line);
  checks_->thread_runs(number, false);
}

void tile_runner::wait(unsigned number, const char *file, int line) {
  strand &self = strands_[running_];
  const stop here = {file, line};
  // Fail if \p number is a later thread of the strand's loop than its first: the first thread of
  // the strand then ended without waiting.
  if (number != self.first && self.first == leader_)
    fail(leader_, {}, number, here);
  if (number != self.first)
    fail(leader_, round_, self.first, {});
  self.waited = true;
  if (number == leader_)
    round_ = here;
  else if (!same(here, round_))
    fail(leader_, round_, number, here);
  running_ = next_after(number);
  if (running_ == kernel_->tile_threads) {
    running_ = leader_;
    first_round_ = false;
    if (checks_ != nullptr)
      checks_->barrier_passed(fenced_);
    if (leader_ == number)
      return; // no other thread takes part
  } else if (first_round_) {
    prepare_strand(running_);
  }
  self.on.switch_to(strands_[running_].on);
}

/// Returns the next thread after \p number that was not aborted, or the number of threads if there
/// is none. In the first round, returns \p number + 1, because no later thread has started.
unsigned tile_runner::next_after(unsigned number) const {
  ++number;
  if (all_take_part_ || first_round_)
    return number;
  while (number < kernel_->tile_threads && strands_[number].aborted)
    ++number;
  return number;
}

/// Handles the end of the loop of the strand \p self. Returns the fiber that must run next.
fiber *tile_runner::ended(strand &self) {
  if (!self.waited && self.first == leader_)
    return &caller_; // no thread of the tile waited
  if (self.first == leader_)
    round_ = {};
  else if (!self.waited || round_.file != nullptr)
    fail(leader_, round_, self.first, {});
  running_ = next_after(self.first);
  return running_ == kernel_->tile_threads ? &caller_ : &strands_[running_].on;
}

/// Handles the abort of the first thread of the strand \p self (§12.3). Returns the fiber that must
/// run next. The other threads of the tile continue without the aborted thread, also at barriers.
fiber *tile_runner::aborted(strand &self) {
  all_take_part_ = false;
  running_ = next_after(self.first);
  if (leader_ == self.first)
    leader_ = running_;
  if (running_ < kernel_->tile_threads) {
    if (first_round_)
      prepare_strand(running_);
    return &strands_[running_].on;
  }
  // The aborted thread was the last of a round. The threads before it wait for the next round, have
  // ended, or were aborted.
  if (leader_ == kernel_->tile_threads || (!first_round_ && round_.file == nullptr))
    return &caller_;
  first_round_ = false;
  running_ = leader_;
  return &strands_[leader_].on;
}

bool tile_runner::same(const stop &a, const stop &b) {
  return a.line == b.line &&
         (a.file == b.file || (a.file && b.file && std::strcmp(a.file, b.file) == 0));
}

std::string tile_runner::describe(unsigned number, const stop &at) const {
  const std::string thread = "thread " + thread_number(*kernel_, number);
  if (at.file == nullptr)
    return thread + " ended";
  const std::string file = at.file;
  return thread + " waits at " + file.substr(file.rfind('/') + 1) + ":" + std::to_string(at.line);
}

/// Ends the tile from one of its threads and reports that two threads stopped at different points.
/// The thread is not resumed, so no object on its stack may own memory.
void tile_runner::fail(unsigned first, const stop &at, unsigned other, const stop &other_at) {
  mismatch_ = {true, first, other, at, other_at};
  strands_[running_].on.switch_to(caller_);
  __builtin_unreachable();
}

/// Returns the index of the n-th position of a box: "(0, 1)".
static std::string index_in(int rank, const int *box, std::uint64_t n) {
  std::string place;
  for (int d = rank - 1; d >= 0; --d) {
    const auto length = static_cast<std::uint64_t>(box[d]);
    place.insert(0, std::to_string(n % length) + (place.empty() ? "" : ", "));
    n /= length;
  }
  return "(" + place + ")";
}

std::string thread_number(const cpu_kernel &kernel, std::uint64_t number) {
  const int *const box = kernel.tile_threads != 0 ? kernel.tile : kernel.tiles;
  std::uint64_t threads = 1;
  for (int d = 0; d < kernel.rank; ++d)
    threads *= static_cast<std::uint64_t>(box[d]);
  // A coarsened tile has fewer threads than its box.
  const std::uint64_t all = kernel.tile_threads != 0 ? kernel.tile_threads : kernel.count;
  return kernel.rank > 1 && threads == all ? index_in(kernel.rank, box, number)
                                           : std::to_string(number);
}

std::string tile_name(const cpu_kernel &kernel, std::uint64_t tile) {
  return "tile " + index_in(kernel.rank, kernel.tiles, tile);
}

concurrency::runtime_exception error_in_tile(const cpu_kernel &kernel, std::uint64_t tile,
                                             const std::string &what) {
  return concurrency::runtime_exception((launch_prefix() + "in " + type_name(*kernel.type) + ", " +
                                         tile_name(kernel, tile) + ": " + what)
                                            .c_str(),
                                        E_FAIL);
}

void tile_runner::abandon_all() {
  for (unsigned i = 0; i < started_; ++i)
    strands_[i].on.abandon();
  started_ = 0;
}

} // namespace amp2hip
