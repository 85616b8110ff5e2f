//===--- contexts.cpp - contexts of the Concurrency Runtime ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/ppl/exceptions.h"
#include "amp2hip_windows/ppl/scheduler.h"
#include "ppl/arena.h"
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <tbb/task.h>
#include <tbb/task_group.h>
#include <thread>
#include <utility>
#include <vector>

namespace concurrency {
namespace {

unsigned int processor_of_this_thread() {
  const int index = tbb::this_task_arena::current_thread_index();
  return static_cast<unsigned int>(index == tbb::task_arena::not_initialized ? -1 : index);
}

class task_context final : public Context {
public:
  /// Returns an object that no task uses. Programs may keep pointers: no object is destroyed.
  static task_context *get() {
    const std::lock_guard<std::mutex> guard(unused().lock);
    auto &all = unused().all;
    task_context *one = nullptr;
    if (all.empty()) {
      one = new task_context;
    } else {
      one = all.back();
      all.pop_back();
    }
    one->group_ = amp2hip_windows::this_task().group;
    one->processor_ = processor_of_this_thread();
    return one;
  }
  static void put(Context *one) {
    const std::lock_guard<std::mutex> guard(unused().lock);
    unused().all.push_back(static_cast<task_context *>(one));
  }

  unsigned int GetId() const override { return id_; }
  unsigned int GetVirtualProcessorId() const override { return processor_; }
  unsigned int GetScheduleGroupId() const override { return group_; }
  bool IsSynchronouslyBlocked() const override {
    const std::lock_guard<std::mutex> guard(lock_);
    return state_ == blocked;
  }
  void Unblock() override {
    if (this == amp2hip_windows::this_task().context)
      throw context_self_unblock();
    std::unique_lock<std::mutex> guard(lock_);
    if (state_ == unblocked)
      throw context_unblock_unbalanced();
    if (state_ == running) {
      state_ = unblocked;
      return;
    }
    state_ = running;
    const bool suspended = std::exchange(suspended_, false);
    const tbb::task::suspend_point point = point_;
    wake_.notify_all();
    guard.unlock();
    if (suspended)
      tbb::task::resume(point);
  }
  void block() {
    if (!amp2hip_windows::may_execute_tasks()) {
      std::unique_lock<std::mutex> guard(lock_);
      if (start_to_block())
        wake_.wait(guard, [this] { return state_ == running; });
      return;
    }
    {
      const std::lock_guard<std::mutex> guard(lock_);
      if (state_ == unblocked) {
        state_ = running;
        return;
      }
    }
    // The thread executes other tasks meanwhile: one of them may be the one that calls Unblock().
    amp2hip_windows::suspend_task([this](tbb::task::suspend_point point) {
      {
        const std::lock_guard<std::mutex> guard(lock_);
        if (start_to_block()) {
          point_ = point;
          suspended_ = true;
          return;
        }
      }
      tbb::task::resume(point);
    });
  }

private:
  struct list {
    std::mutex lock;
    std::vector<task_context *> all;
  };
  static list &unused() {
    static auto *const one = new list; // used until the program ends
    return *one;
  }
  task_context() : id_(GetExecutionContextId()) {}
  /// Returns false if Unblock() was called already.
  bool start_to_block() {
    state_ = state_ == unblocked ? running : blocked;
    return state_ == blocked;
  }

  enum { running, blocked, unblocked } state_ = running;
  const unsigned int id_;
  unsigned int group_ = 0;
  std::atomic<unsigned int> processor_{0};
  mutable std::mutex lock_;
  std::condition_variable wake_;
  bool suspended_ = false;
  tbb::task::suspend_point point_ = nullptr;
};

} // namespace

Context *Context::CurrentContext() {
  amp2hip_windows::running_task &task = amp2hip_windows::this_task();
  if (task.context == nullptr)
    task.context = task_context::get();
  return task.context;
}
void Context::Block() {
  auto *const context = static_cast<task_context *>(CurrentContext());
  context->block();
}
unsigned int Context::Id() { return CurrentContext()->GetId(); }
unsigned int Context::VirtualProcessorId() { return processor_of_this_thread(); }
unsigned int Context::ScheduleGroupId() { return amp2hip_windows::this_task().group; }
void Context::Yield() { std::this_thread::yield(); }
void Context::YieldExecution() { std::this_thread::yield(); }
void Context::Oversubscribe(bool begin) {
  thread_local unsigned int depth = 0;
  if (!begin && depth == 0)
    throw invalid_oversubscribe_operation();
  depth += begin ? 1 : -1U;
}
bool Context::IsCurrentTaskCollectionCanceling() { return tbb::is_current_task_group_canceling(); }

unsigned int GetExecutionContextId() {
  static std::atomic<unsigned int> last{0};
  return ++last;
}

} // namespace concurrency

namespace amp2hip_windows {
namespace {

void give_back(concurrency::Context *context) {
  if (context != nullptr)
    concurrency::task_context::put(context);
}

struct thread_tasks {
  running_task own; ///< The code of the thread that is no task.
  running_task *innermost = nullptr;
  ~thread_tasks() { give_back(own.context); }
};
// Compilers must not use the address after a call that continues on another thread.
[[gnu::noinline]] thread_tasks &tasks_of_this_thread() {
  static thread_local thread_tasks one;
  asm volatile("" ::: "memory");
  return one;
}

} // namespace

running_task &this_task() {
  thread_tasks &tasks = tasks_of_this_thread();
  return tasks.innermost != nullptr ? *tasks.innermost : tasks.own;
}

task_scope::task_scope(const running_task &of)
    : task_(of), outer_(std::exchange(tasks_of_this_thread().innermost, &task_)) {}
task_scope::~task_scope() {
  give_back(task_.context);
  tasks_of_this_thread().innermost = outer_;
}

void suspend_task(const std::function<void(tbb::task::suspend_point)> &suspended) {
  running_task *const innermost = std::exchange(tasks_of_this_thread().innermost, nullptr);
  tbb::task::suspend(suspended);
  tasks_of_this_thread().innermost = innermost;
}

bool may_execute_tasks() {
  return tbb::this_task_arena::current_thread_index() != tbb::task_arena::not_initialized;
}

} // namespace amp2hip_windows
