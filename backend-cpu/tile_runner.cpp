//===--- tile_runner.cpp - the threads of a tile, on one OS thread -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILE_RUNNER_CPP
#define AMP2HIP_TILE_RUNNER_CPP

#include "tile_runner.h"
#include "amp2hip/exceptions.h"
#include "amp2hip/launch_cpu.h"
#include "amp2hip/tile_barrier.h"
#include "amp2hip/type_name.h"
#include <cstring>

namespace amp2hip {

void cpu_barrier_wait(void *control, const char *file, int line) {
  if (control == nullptr)
    throw concurrency::unsupported_feature("a tile_barrier can be waited at in a tiled launch only (12.2.4)");
  cpu_thread *const thread = static_cast<cpu_thread *>(control);
  thread->waited = true;
  static_cast<tile_runner *>(thread->tile_state)->wait(thread->number, file, line);
}

tile_runner &tile_runner::of_this_thread() {
  static thread_local tile_runner runner;
  return runner;
}

/// A fiber runs one loop of threads after another, each when it is resumed with
/// a new `first`.
void tile_runner::fiber_entry(void *slot_) {
  slot &self = *static_cast<slot *>(slot_);
  for (;;) {
    tile_runner &runner = *self.runner;
    try {
      runner.kernel_->run_tile(*runner.kernel_, runner.tile_, self.first, &runner);
    } catch (...) {
      runner.failure_ = std::current_exception();
    }
    runner.stopped_ = {self.first, nullptr, 0};
    self.strand.suspend();
  }
}

tile_runner::slot &tile_runner::started(std::size_t i) {
  slot &at = slots_[i];
  if (!at.strand.started()) {
    std::size_t size = 0;
    void *const stack = stacks_.take(i, size);
    at.runner = this;
    fibers_ = i + 1;
    at.strand.start(stack, size, &fiber_entry, &at);
  }
  return at;
}

tile_runner::stop tile_runner::go_on(slot &at) {
  running_ = &at;
  at.strand.resume();
  if (failure_) {
    const std::exception_ptr failure = failure_;
    failure_ = nullptr;
    std::rethrow_exception(failure);
  }
  return stopped_;
}

void tile_runner::wait(unsigned number, const char *file, int line) {
  stopped_ = {number, file, line};
  running_->strand.suspend();
}

void tile_runner::run(const cpu_kernel &kernel, std::uint64_t tile) {
  kernel_ = &kernel;
  tile_ = tile;
  if (slots_.size() < kernel.tile_threads)
    slots_.resize(stack_block::count); // once: fibers know the address of theirs
  try {
    run_phases();
    for (std::size_t i = 0; i < fibers_; ++i)
      if (stacks_.overrun(i))
        fail("a thread used more stack than the CPU accelerator gives to a thread of a tile");
  } catch (...) {
    abandon_all();
    throw;
  }
}

void tile_runner::run_phases() {
  slot &leader = started(0);
  leader.first = 0;
  stop first = go_on(leader);
  if (first.file == nullptr)
    return; // no thread waited
  if (first.number != 0)
    meet({0, nullptr, 0}, first);
  for (unsigned number = 1; number < kernel_->tile_threads; ++number) {
    slot &at = started(number);
    at.first = number;
    const stop other = go_on(at);
    meet(first, other.number == number ? other : stop{number, nullptr, 0});
  }
  while (first.file != nullptr) {
    first = go_on(leader);
    for (unsigned number = 1; number < kernel_->tile_threads; ++number) {
      stop other = go_on(slots_[number]);
      other.number = number;
      meet(first, other);
    }
  }
}

/// All threads of a tile must come to the same place (§8.1.1).
void tile_runner::meet(const stop &first, const stop &other) {
  const bool same = first.file == nullptr || other.file == nullptr
                        ? first.file == other.file
                        : first.line == other.line && std::strcmp(first.file, other.file) == 0;
  if (!same)
    fail(describe(first) + ", but " + describe(other) + ": all threads of a tile must reach the same barrier (8.1.1)");
}

std::string tile_runner::describe(const stop &at) {
  const std::string thread = "thread " + std::to_string(at.number);
  if (at.file == nullptr)
    return thread + " ended";
  return thread + " waits at " + at.file + ":" + std::to_string(at.line);
}

void tile_runner::fail(const std::string &what) const {
  int place[3] = {};
  std::uint64_t rest = tile_;
  for (int d = kernel_->rank - 1; d >= 0; --d) {
    place[d] = static_cast<int>(rest % static_cast<std::uint64_t>(kernel_->tiles[d]));
    rest /= static_cast<std::uint64_t>(kernel_->tiles[d]);
  }
  std::string tile;
  for (int d = 0; d < kernel_->rank; ++d)
    tile += (d != 0 ? ", " : "") + std::to_string(place[d]);
  throw concurrency::runtime_exception(
      ("parallel_for_each: in " + type_name(*kernel_->type) + ", tile (" + tile + "): " + what).c_str(), E_FAIL);
}

void tile_runner::abandon_all() {
  for (slot &at : slots_)
    at.strand.abandon();
  fibers_ = 0;
  failure_ = nullptr;
}

} // namespace amp2hip

#endif // AMP2HIP_TILE_RUNNER_CPP
