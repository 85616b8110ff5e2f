//===--- scheduler.cpp - schedulers of the Concurrency Runtime -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/ppl/scheduler.h"
#include "ppl/arena.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdarg>
#include <cstdlib>
#include <filesystem>
#include <new>
#include <sched.h>
#include <string>
#include <system_error>
#include <tbb/info.h>
#include <tbb/task_group.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace concurrency {
namespace {

unsigned int cores() { return static_cast<unsigned int>(tbb::info::default_concurrency()); }

/// The number of threads of a policy.
unsigned int threads_of(const SchedulerPolicy &policy) {
  const unsigned int most = policy.GetPolicyValue(MaxConcurrency);
  const unsigned int least = policy.GetPolicyValue(MinConcurrency);
  const unsigned int wanted = most == MaxExecutionResources ? cores() : most;
  return std::max({1U, least == MaxExecutionResources ? cores() : least, wanted});
}

class arena_scheduler;
/// The schedulers that are attached to this thread; the last one is current.
std::vector<arena_scheduler *> &attached() {
  thread_local std::vector<arena_scheduler *> all;
  return all;
}

class arena_scheduler final : public Scheduler {
public:
  explicit arena_scheduler(const SchedulerPolicy &policy)
      : policy_(policy), arena_(static_cast<int>(threads_of(policy))) {
    static std::atomic<unsigned int> last{0};
    id_ = ++last;
  }
  unsigned int Id() const override { return id_; }
  unsigned int GetNumberOfVirtualProcessors() const override {
    return static_cast<unsigned int>(arena_.max_concurrency());
  }
  SchedulerPolicy GetPolicy() const override { return policy_; }
  unsigned int Reference() override { return ++references_; }
  unsigned int Release() override {
    const unsigned int left = --references_;
    if (left == 0)
      delete this;
    return left;
  }
  void Attach() override {
    Reference();
    attached().push_back(this);
  }
  void ScheduleTask(void (*task)(void *), void *argument) override {
    arena_.enqueue([task, argument] { task(argument); });
  }
  tbb::task_arena &arena() { return arena_; }

private:
  const SchedulerPolicy policy_;
  tbb::task_arena arena_;
  unsigned int id_ = 0;
  std::atomic<unsigned int> references_{1};
};

/// The scheduler of threads that have none, made when a program asks for it.
arena_scheduler &default_scheduler() {
  static auto *const one = new arena_scheduler(SchedulerPolicy()); // used until the program ends
  return *one;
}
arena_scheduler &current() { return attached().empty() ? default_scheduler() : *attached().back(); }

} // namespace

SchedulerPolicy::SchedulerPolicy() {
  values_ = {ThreadScheduler, MaxExecutionResources, 1, 1, 8, 0, 0, 0, 1, 0};
}
SchedulerPolicy::SchedulerPolicy(std::size_t count, ...) : SchedulerPolicy() {
  va_list arguments;
  va_start(arguments, count);
  for (; count > 0; --count) {
    const int key = va_arg(arguments, int);
    values_.at(static_cast<std::size_t>(key)) = va_arg(arguments, unsigned int);
  }
  va_end(arguments);
  SetConcurrencyLimits(values_[MinConcurrency], values_[MaxConcurrency]);
}
unsigned int SchedulerPolicy::SetPolicyValue(PolicyElementKey key, unsigned int value) {
  return std::exchange(values_.at(key), value);
}
void SchedulerPolicy::SetConcurrencyLimits(unsigned int least, unsigned int most) {
  if (most == 0 || (least > most && least != MaxExecutionResources))
    throw invalid_scheduler_policy_value();
  values_[MinConcurrency] = least;
  values_[MaxConcurrency] = most;
}

Scheduler *Scheduler::Create(const SchedulerPolicy &policy) { return new arena_scheduler(policy); }

unsigned int CurrentScheduler::Id() { return current().Id(); }
SchedulerPolicy CurrentScheduler::GetPolicy() { return current().GetPolicy(); }
Scheduler *CurrentScheduler::Get() { return &current(); }
unsigned int CurrentScheduler::GetNumberOfVirtualProcessors() {
  return current().GetNumberOfVirtualProcessors();
}
void CurrentScheduler::Create(const SchedulerPolicy &policy) {
  auto *made = new arena_scheduler(policy);
  attached().push_back(made); // with the first reference
}
void CurrentScheduler::Detach() {
  if (attached().empty())
    throw scheduler_not_attached();
  attached().back()->Release();
  attached().pop_back();
}
void CurrentScheduler::ScheduleTask(void (*task)(void *), void *argument) {
  current().ScheduleTask(task, argument);
}

unsigned int Context::Id() { return static_cast<unsigned int>(gettid()); }
unsigned int Context::VirtualProcessorId() {
  const int index = tbb::this_task_arena::current_thread_index();
  return static_cast<unsigned int>(index == tbb::task_arena::not_initialized ? -1 : index);
}
void Context::Yield() { std::this_thread::yield(); }
void Context::YieldExecution() { std::this_thread::yield(); }
void Context::Oversubscribe(bool) {}
bool Context::IsCurrentTaskCollectionCanceling() { return tbb::is_current_task_group_canceling(); }

unsigned int GetProcessorCount() { return cores(); }
unsigned int GetProcessorNodeCount() {
  // tbb::info::numa_nodes() loads a library in a way that AddressSanitizer rejects.
  unsigned int count = 0;
  std::error_code error;
  for (const auto &entry : std::filesystem::directory_iterator("/sys/devices/system/node", error)) {
    const std::string name = entry.path().filename().string();
    if (name.rfind("node", 0) == 0 && name.find_first_not_of("0123456789", 4) == std::string::npos)
      ++count;
  }
  return std::max(1U, count);
}
void wait(unsigned int milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}
void *Alloc(std::size_t size) {
  void *memory = std::malloc(size != 0 ? size : 1);
  if (memory == nullptr)
    throw std::bad_alloc();
  return memory;
}
void Free(void *memory) { std::free(memory); }

} // namespace concurrency

namespace amp2hip_windows {

tbb::task_arena *attached_arena() {
  auto &all = concurrency::attached();
  return all.empty() ? nullptr : &all.back()->arena();
}

} // namespace amp2hip_windows
