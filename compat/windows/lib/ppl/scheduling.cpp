//===--- scheduling.cpp - loops and task groups on oneTBB ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/ppl/scheduling.h"
#include "ppl/arena.h"
#include <atomic>
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/partitioner.h>
#include <tbb/task_group.h>

namespace amp2hip_windows {
namespace {

using range = tbb::blocked_range<std::size_t>;

template <typename Body>
void run_with(std::size_t count, const loop_partition &partition, const Body &body) {
  const range all(0, count, partition.grain);
  switch (partition.how) {
  case loop_partition::automatic:
    return tbb::parallel_for(all, body, tbb::auto_partitioner());
  case loop_partition::simple:
    return tbb::parallel_for(all, body, tbb::simple_partitioner());
  case loop_partition::fixed:
    return tbb::parallel_for(all, body, tbb::static_partitioner());
  case loop_partition::affinity:
    if (*partition.memory == nullptr)
      *partition.memory = std::make_shared<tbb::affinity_partitioner>();
    return tbb::parallel_for(all, body,
                             *static_cast<tbb::affinity_partitioner *>(partition.memory->get()));
  }
}

/// Executes a part of a loop. Tests now and then whether the loop is canceled.
void run_until_canceled(const range &part, const range_body &body) {
  constexpr std::size_t now_and_then = 256;
  for (std::size_t first = part.begin(); first < part.end();) {
    const std::size_t last = part.end() - first > now_and_then ? first + now_and_then : part.end();
    body.run(first, last);
    first = last;
    if (first < part.end() && tbb::is_current_task_group_canceling())
      return;
  }
}

} // namespace

void run_loop(std::size_t count, const loop_partition &partition, const range_body &body) {
  if (count == 0)
    return;
  const running_task place = current_place();
  execute_in(attached_arena(), [&] {
    // The isolation keeps this thread, while it waits for the loop, from other tasks: they might
    // acquire a lock or change a thread-local variable that the surrounding code uses.
    tbb::this_task_arena::isolate([&] {
      run_with(count, partition, [&](const range &part) {
        const task_scope scope(place);
        run_until_canceled(part, body);
      });
    });
  });
}

std::size_t concurrency_level() {
  const tbb::task_arena *arena = attached_arena();
  return static_cast<std::size_t>(arena != nullptr ? arena->max_concurrency()
                                                   : tbb::this_task_arena::max_concurrency());
}

struct group::implementation {
  explicit implementation(std::shared_ptr<amp2hip::cancellation_state> token)
      : arena(attached_arena()), token(std::move(token)) {
    if (this->token != nullptr)
      registration = this->token->add([this] { context.cancel_group_execution(); });
  }
  ~implementation() {
    if (token != nullptr)
      token->remove(registration);
  }

  bool token_is_canceled() const { return token != nullptr && token->is_canceled(); }

  /// Calls \p wait, which returns oneTBB's status, and prepares the group for more tasks.
  template <typename Wait>
  amp2hip::task_status finish(const Wait &wait) {
    tbb::task_group_status status = tbb::not_complete;
    unfinished = false;
    try {
      execute_in(arena, [&] { status = wait(); });
    } catch (const amp2hip::task_canceled &) {
      status = tbb::canceled; // interruption_point() and cancel_current_task()
    }
    // The wait reset the context, but the token remains canceled.
    if (token_is_canceled())
      context.cancel_group_execution();
    return status == tbb::canceled ? amp2hip::canceled : amp2hip::completed;
  }

  tbb::task_arena *arena;
  std::shared_ptr<amp2hip::cancellation_state> token;
  amp2hip::cancellation_state::registration registration;
  tbb::task_group_context context;
  tbb::task_group tasks{context};
  std::atomic<bool> unfinished{false};
};

group::group(std::shared_ptr<amp2hip::cancellation_state> token)
    : all_(new implementation(std::move(token))) {}
group::~group() {
  if (!all_->unfinished)
    return;
  cancel();
  try {
    wait();
  } catch (...) {
    // The owner is destroyed, for example by another exception.
  }
}

void group::run(std::function<void()> function) {
  all_->unfinished = true;
  execute_in(all_->arena, [&] {
    all_->tasks.run([place = current_place(), function = std::move(function)] {
      const task_scope scope(place);
      function();
    });
  });
}
amp2hip::task_status group::wait() {
  return all_->finish([this] { return all_->tasks.wait(); });
}
amp2hip::task_status group::run_and_wait(const std::function<void()> &function) {
  return all_->finish([&] { return all_->tasks.run_and_wait(function); });
}
void group::cancel() { all_->context.cancel_group_execution(); }
bool group::is_canceling() const { return all_->context.is_group_execution_cancelled(); }
bool group::has_unfinished_tasks() const { return all_->unfinished; }

bool is_current_group_canceling() { return tbb::is_current_task_group_canceling(); }

} // namespace amp2hip_windows
