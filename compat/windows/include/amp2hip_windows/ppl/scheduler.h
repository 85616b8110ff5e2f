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
enum SchedulingProtocolType { EnhanceScheduleGroupLocality, EnhanceForwardProgress };
enum DynamicProgressFeedbackType { ProgressFeedbackDisabled, ProgressFeedbackEnabled };
enum WinRTInitializationType { InitializeWinRTAsMTA, DoNotInitializeWinRT };
constexpr unsigned int MaxExecutionResources = 0xFFFFFFFFU;
/// Priorities of threads for ContextPriority, which has no effect.
constexpr unsigned int INHERIT_THREAD_PRIORITY = 0x0000F000;

/// How many threads a scheduler has. Policies other than MinConcurrency and MaxConcurrency are
/// stored and have no effect.
class SchedulerPolicy {
public:
  SchedulerPolicy();
  /// The values of \p count policies: pairs of a PolicyElementKey and a number.
  SchedulerPolicy(std::size_t count, ...);
  /// The functions throw invalid_scheduler_policy_key.
  unsigned int GetPolicyValue(PolicyElementKey key) const;
  /// Returns the old value.
  unsigned int SetPolicyValue(PolicyElementKey key, unsigned int value);
  /// Throws invalid_scheduler_policy_value if \p least is greater than \p most or \p most is 0.
  void SetConcurrencyLimits(unsigned int least, unsigned int most = MaxExecutionResources);

private:
  std::array<unsigned int, MaxPolicyElementKey> values_;
};

/// Threads for the tasks and loops of threads that are attached to it.
typedef void (*TaskProc)(void *);

/// A place for tasks. Places have no effect: the system decides where threads run.
class location {
public:
  static location current() { return {}; }
  static location from_numa_node(unsigned short node);
  bool operator==(const location &other) const { return node_ == other.node_; }
  bool operator!=(const location &other) const { return node_ != other.node_; }

private:
  int node_ = -1; ///< No place.
};

/// Tasks of a scheduler that belong together.
class ScheduleGroup {
public:
  virtual unsigned int Id() const = 0;
  virtual unsigned int Reference() = 0;
  /// Destroys the group with the last reference. CreateScheduleGroup() returns one reference.
  virtual unsigned int Release() = 0;
  virtual void ScheduleTask(TaskProc task, void *argument) = 0;

protected:
  virtual ~ScheduleGroup() = default;
};

class Scheduler {
public:
  static Scheduler *Create(const SchedulerPolicy &policy);
  /// The policy of the default scheduler. Throws default_scheduler_exists if it was created before.
  static void SetDefaultSchedulerPolicy(const SchedulerPolicy &policy);
  static void ResetDefaultSchedulerPolicy();
  virtual unsigned int Id() const = 0;
  virtual unsigned int GetNumberOfVirtualProcessors() const = 0;
  virtual SchedulerPolicy GetPolicy() const = 0;
  virtual unsigned int Reference() = 0;
  /// Ends the scheduler with the last reference, after its tasks. Create() returns one reference.
  virtual unsigned int Release() = 0;
  /// Sets the event, a HANDLE of windows.h, when the scheduler ends.
  virtual void RegisterShutdownEvent(void *event) = 0;
  /// Makes it the scheduler of this thread, until CurrentScheduler::Detach().
  virtual void Attach() = 0;
  virtual ScheduleGroup *CreateScheduleGroup() = 0;
  virtual ScheduleGroup *CreateScheduleGroup(location &where) = 0;
  virtual void ScheduleTask(TaskProc task, void *argument) = 0;
  virtual void ScheduleTask(TaskProc task, void *argument, location &where) = 0;
  virtual bool IsAvailableLocation(const location &where) const = 0;

protected:
  virtual ~Scheduler() = default;
};

/// The scheduler of this thread: the last one that was attached, that of the running task, or the
/// default scheduler.
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
  static void RegisterShutdownEvent(void *event);
  static ScheduleGroup *CreateScheduleGroup();
  static ScheduleGroup *CreateScheduleGroup(location &where);
  static void ScheduleTask(TaskProc task, void *argument);
  static void ScheduleTask(TaskProc task, void *argument, location &where);
  static bool IsAvailableLocation(const location &where);
};

/// A thread or a task that can wait for another one.
class Context {
public:
  static Context *CurrentContext();
  /// Waits for Unblock(), which another thread may have called already. In tasks, the thread
  /// executes other tasks meanwhile.
  static void Block();
  static unsigned int Id();
  static unsigned int VirtualProcessorId();
  static unsigned int ScheduleGroupId();
  static void Yield();
  static void YieldExecution();
  /// No effect except that the calls must be paired: Linux shares the cores between all threads.
  static void Oversubscribe(bool begin);
  static bool IsCurrentTaskCollectionCanceling();

  virtual unsigned int GetId() const = 0;
  virtual unsigned int GetVirtualProcessorId() const = 0;
  virtual unsigned int GetScheduleGroupId() const = 0;
  virtual bool IsSynchronouslyBlocked() const = 0;
  /// Throws context_self_unblock in this context, and context_unblock_unbalanced for a second call
  /// before Block().
  virtual void Unblock() = 0;

protected:
  virtual ~Context() = default;
};

/// No effect: there is no trace of the runtime. Return S_OK.
int EnableTracing();
int DisableTracing();

/// Return another number for each call.
unsigned int GetExecutionContextId();
unsigned int GetSchedulerId();
unsigned int GetProcessorCount();
unsigned int GetProcessorNodeCount();
/// Sleeps; other tasks run on other threads.
void wait(unsigned int milliseconds);
void *Alloc(std::size_t size);
void Free(void *memory);

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_SCHEDULER_H
