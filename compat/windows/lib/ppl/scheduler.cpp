//===--- scheduler.cpp - schedulers of the Concurrency Runtime -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/ppl/scheduler.h"
#include "amp2hip_windows/ppl/exceptions.h"
#include "amp2hip_windows/win32/handles.h"
#include "ppl/arena.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdarg>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <new>
#include <string>
#include <system_error>
#include <tbb/info.h>
#include <thread>
#include <utility>
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
      : policy_(policy), arena_(static_cast<int>(threads_of(policy))), id_(GetSchedulerId()) {}
  unsigned int Id() const override { return id_; }
  unsigned int GetNumberOfVirtualProcessors() const override {
    return static_cast<unsigned int>(arena_.max_concurrency());
  }
  SchedulerPolicy GetPolicy() const override { return policy_; }
  unsigned int Reference() override { return ++references_; }
  unsigned int Release() override {
    const unsigned int left = --references_;
    if (left == 0)
      release_user();
    return left;
  }
  void RegisterShutdownEvent(void *event) override {
    const std::lock_guard<std::mutex> guard(lock_);
    events_.push_back(event);
  }
  void Attach() override {
    if (!attached().empty() && attached().back() == this)
      throw improper_scheduler_attach();
    Reference();
    attached().push_back(this);
  }
  ScheduleGroup *CreateScheduleGroup() override;
  ScheduleGroup *CreateScheduleGroup(location &) override { return CreateScheduleGroup(); }
  void ScheduleTask(TaskProc task, void *argument) override { schedule(no_group, task, argument); }
  void ScheduleTask(TaskProc task, void *argument, location &) override {
    ScheduleTask(task, argument);
  }
  bool IsAvailableLocation(const location &) const override { return true; }

  void schedule(unsigned int group, TaskProc task, void *argument) {
    ++users_;
    arena_.enqueue([this, group, task, argument] {
      // Reads what the increment has published. oneTBB orders the two as well, but ThreadSanitizer
      // does not see that.
      (void)users_.load();
      {
        const amp2hip_windows::task_scope scope({this, group, nullptr});
        task(argument);
      }
      release_user();
    });
  }
  tbb::task_arena &arena() { return arena_; }

private:
  static constexpr unsigned int no_group = static_cast<unsigned int>(-1);
  ~arena_scheduler() override {
    for (void *event : events_)
      SetEvent(event);
  }
  /// Destroys the scheduler after the last reference and the last task.
  void release_user() {
    if (--users_ == 0)
      delete this;
  }

  const SchedulerPolicy policy_;
  tbb::task_arena arena_;
  const unsigned int id_;
  std::atomic<unsigned int> references_{1};
  std::atomic<unsigned int> users_{1}; ///< The tasks, and one for all references.
  std::mutex lock_;
  std::vector<void *> events_;
};

class arena_group final : public ScheduleGroup {
public:
  explicit arena_group(arena_scheduler &scheduler) : scheduler_(scheduler) {
    static std::atomic<unsigned int> last{0};
    id_ = ++last;
    scheduler_.Reference();
  }
  unsigned int Id() const override { return id_; }
  unsigned int Reference() override { return ++references_; }
  unsigned int Release() override {
    const unsigned int left = --references_;
    if (left == 0)
      delete this;
    return left;
  }
  void ScheduleTask(TaskProc task, void *argument) override {
    scheduler_.schedule(id_, task, argument);
  }

private:
  ~arena_group() override { scheduler_.Release(); }
  arena_scheduler &scheduler_;
  unsigned int id_ = 0;
  std::atomic<unsigned int> references_{1};
};
ScheduleGroup *arena_scheduler::CreateScheduleGroup() { return new arena_group(*this); }

/// The scheduler of threads that have none, made when a program asks for it.
struct default_state {
  std::mutex lock;
  SchedulerPolicy policy;
  bool has_policy = false;
  std::atomic<arena_scheduler *> made{nullptr}; // used until the program ends
  static default_state &get() {
    static auto *const one = new default_state;
    return *one;
  }
};
arena_scheduler &default_scheduler() {
  default_state &state = default_state::get();
  const std::lock_guard<std::mutex> guard(state.lock);
  if (state.made == nullptr)
    state.made = new arena_scheduler(state.policy);
  return *state.made;
}
/// The scheduler that is attached to this thread or runs its task; null for the default.
arena_scheduler *current_or_null() {
  if (!attached().empty())
    return attached().back();
  return static_cast<arena_scheduler *>(amp2hip_windows::this_task().scheduler);
}
arena_scheduler &current() {
  arena_scheduler *const found = current_or_null();
  return found != nullptr ? *found : default_scheduler();
}

} // namespace

SchedulerPolicy::SchedulerPolicy() {
  values_ = {ThreadScheduler, MaxExecutionResources, 1, 1, 8, 0, 0, 0, 1, 0};
}
SchedulerPolicy::SchedulerPolicy(std::size_t count, ...) : SchedulerPolicy() {
  va_list arguments;
  va_start(arguments, count);
  for (; count > 0; --count) {
    const auto key = static_cast<std::size_t>(va_arg(arguments, int));
    const unsigned int value = va_arg(arguments, unsigned int);
    if (key >= values_.size()) {
      va_end(arguments);
      throw invalid_scheduler_policy_key();
    }
    values_[key] = value;
  }
  va_end(arguments);
  SetConcurrencyLimits(values_[MinConcurrency], values_[MaxConcurrency]);
}
unsigned int SchedulerPolicy::GetPolicyValue(PolicyElementKey key) const {
  if (static_cast<std::size_t>(key) >= values_.size())
    throw invalid_scheduler_policy_key();
  return values_[key];
}
unsigned int SchedulerPolicy::SetPolicyValue(PolicyElementKey key, unsigned int value) {
  // Both limits are set together.
  if (static_cast<std::size_t>(key) >= values_.size() || key == MinConcurrency ||
      key == MaxConcurrency)
    throw invalid_scheduler_policy_key();
  return std::exchange(values_[key], value);
}
void SchedulerPolicy::SetConcurrencyLimits(unsigned int least, unsigned int most) {
  if (most == 0)
    throw invalid_scheduler_policy_value();
  if (least > most && least != MaxExecutionResources)
    throw invalid_scheduler_policy_thread_specification();
  values_[MinConcurrency] = least;
  values_[MaxConcurrency] = most;
}

Scheduler *Scheduler::Create(const SchedulerPolicy &policy) { return new arena_scheduler(policy); }
void Scheduler::SetDefaultSchedulerPolicy(const SchedulerPolicy &policy) {
  default_state &state = default_state::get();
  const std::lock_guard<std::mutex> guard(state.lock);
  if (state.made != nullptr)
    throw default_scheduler_exists();
  state.policy = policy;
  state.has_policy = true;
}
void Scheduler::ResetDefaultSchedulerPolicy() {
  default_state &state = default_state::get();
  const std::lock_guard<std::mutex> guard(state.lock);
  state.policy = SchedulerPolicy();
  state.has_policy = false;
}

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
  if (!attached().empty()) {
    attached().back()->Release();
    attached().pop_back();
  } else if (amp2hip_windows::this_task().scheduler != nullptr) {
    throw improper_scheduler_detach();
  } else {
    throw scheduler_not_attached();
  }
}
void CurrentScheduler::RegisterShutdownEvent(void *event) {
  arena_scheduler *const found = current_or_null();
  if (found == nullptr)
    throw scheduler_not_attached();
  found->RegisterShutdownEvent(event);
}
ScheduleGroup *CurrentScheduler::CreateScheduleGroup() { return current().CreateScheduleGroup(); }
ScheduleGroup *CurrentScheduler::CreateScheduleGroup(location &where) {
  return current().CreateScheduleGroup(where);
}
void CurrentScheduler::ScheduleTask(TaskProc task, void *argument) {
  current().ScheduleTask(task, argument);
}
void CurrentScheduler::ScheduleTask(TaskProc task, void *argument, location &where) {
  current().ScheduleTask(task, argument, where);
}
bool CurrentScheduler::IsAvailableLocation(const location &where) {
  return current().IsAvailableLocation(where);
}
location location::from_numa_node(unsigned short node) {
  location made;
  made.node_ = node;
  return made;
}

unsigned int GetSchedulerId() {
  static std::atomic<unsigned int> last{0};
  return ++last;
}
int EnableTracing() { return 0; }
int DisableTracing() { return 0; }

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
  if (concurrency::arena_scheduler *const found = concurrency::current_or_null())
    return &found->arena();
  concurrency::default_state &state = concurrency::default_state::get();
  {
    const std::lock_guard<std::mutex> guard(state.lock);
    if (!state.has_policy)
      return nullptr;
  }
  return &concurrency::default_scheduler().arena();
}

running_task current_place() {
  return {concurrency::current_or_null(), this_task().group, nullptr};
}

} // namespace amp2hip_windows
