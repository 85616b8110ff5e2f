//===--- scheduler.h - schedulers and their policies ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_SCHEDULER_H
#define AMP2HIP_WINDOWS_PPL_SCHEDULER_H

#include "amp2hip_windows/ppl/exceptions.h"
#include <array>
#include <cstddef>

namespace concurrency {

enum PolicyElementKey {
  SchedulerKind,
  MaxConcurrency,
  MinConcurrency,
  TargetOversubscriptionFactor,
  LocalContextCacheSize,
  ContextStackSize,
  ContextPriority,
  SchedulingProtocol,
  DynamicProgressFeedback,
  WinRTInitialization,
  MaxPolicyElementKey
};
enum SchedulerType { ThreadScheduler, UmsThreadDefault = ThreadScheduler };
constexpr unsigned int MaxExecutionResources = 0xFFFFFFFFU;

/// How many threads a scheduler has. Policies other than MinConcurrency and MaxConcurrency are
/// stored and have no effect.
class SchedulerPolicy {
public:
  SchedulerPolicy();
  /// The values of \p count policies: pairs of a PolicyElementKey and a number.
  SchedulerPolicy(std::size_t count, ...);
  unsigned int GetPolicyValue(PolicyElementKey key) const { return values_.at(key); }
  /// Returns the old value.
  unsigned int SetPolicyValue(PolicyElementKey key, unsigned int value);
  /// Throws invalid_scheduler_policy_value if \p least is greater than \p most or \p most is 0.
  void SetConcurrencyLimits(unsigned int least, unsigned int most = MaxExecutionResources);

private:
  std::array<unsigned int, MaxPolicyElementKey> values_;
};

/// Threads for the tasks and loops of threads that are attached to it.
class Scheduler {
public:
  static Scheduler *Create(const SchedulerPolicy &policy);
  virtual ~Scheduler() = default;
  virtual unsigned int Id() const = 0;
  virtual unsigned int GetNumberOfVirtualProcessors() const = 0;
  virtual SchedulerPolicy GetPolicy() const = 0;
  virtual unsigned int Reference() = 0;
  /// Destroys the scheduler with the last reference. Create() returns one reference.
  virtual unsigned int Release() = 0;
  /// Makes it the scheduler of this thread, until CurrentScheduler::Detach().
  virtual void Attach() = 0;
  virtual void ScheduleTask(void (*task)(void *), void *argument) = 0;
};

/// The scheduler of this thread: the one that was attached last, or the default.
class CurrentScheduler {
public:
  static unsigned int Id();
  static SchedulerPolicy GetPolicy();
  static Scheduler *Get();
  static unsigned int GetNumberOfVirtualProcessors();
  /// Creates a scheduler and attaches it.
  static void Create(const SchedulerPolicy &policy);
  /// Throws scheduler_not_attached if no scheduler was attached.
  static void Detach();
  static void ScheduleTask(void (*task)(void *), void *argument);
};

/// The current thread of the Concurrency Runtime.
class Context {
public:
  static unsigned int Id();
  static unsigned int VirtualProcessorId();
  static void Yield();
  static void YieldExecution();
  /// No effect.
  static void Oversubscribe(bool begin);
  static bool IsCurrentTaskCollectionCanceling();
};

unsigned int GetProcessorCount();
unsigned int GetProcessorNodeCount();
/// Sleeps; other tasks run on other threads.
void wait(unsigned int milliseconds);
void *Alloc(std::size_t size);
void Free(void *memory);

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_SCHEDULER_H
