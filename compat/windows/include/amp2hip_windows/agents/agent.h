//===--- agent.h - agent -------------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_AGENT_H
#define AMP2HIP_WINDOWS_AGENTS_AGENT_H

#include "amp2hip_windows/agents/buffers.h"
#include "amp2hip_windows/agents/call.h"

namespace concurrency {

enum agent_status { agent_created, agent_runnable, agent_started, agent_done, agent_canceled };

/// A task with a state that communicates by messages. A derived class overrides run(), which calls
/// done() at its end. The agent runs on a thread of the group, of the scheduler or of the runtime.
class agent {
public:
  agent() { send(status_, agent_created); }
  explicit agent(Scheduler &on) : agent() { scheduler_ = &on; }
  explicit agent(ScheduleGroup &in) : agent() { group_ = &in; }
  /// Waits for the thread of a started agent, which may still return from run().
  virtual ~agent() {
    std::unique_lock<std::mutex> guard(changing_);
    ended_.wait(guard, [this] { return !on_thread_; });
  }
  agent(const agent &) = delete;
  agent &operator=(const agent &) = delete;

  ISource<agent_status> *status_port() { return &status_; }
  agent_status status() { return status_.value(); }
  /// Calls run() on another thread. Returns false unless the agent was just created.
  bool start() {
    if (!change(agent_created, agent_runnable))
      return false;
    {
      const std::lock_guard<std::mutex> guard(changing_);
      on_thread_ = true;
    }
    amp2hip_windows::call_scheduled(scheduler_, group_, [this] {
      if (change(agent_runnable, agent_started))
        run();
      const std::lock_guard<std::mutex> guard(changing_);
      on_thread_ = false;
      ended_.notify_all();
    });
    return true;
  }
  /// Prevents run(). Returns false if the agent has started.
  bool cancel() {
    return change(agent_created, agent_canceled) || change(agent_runnable, agent_canceled);
  }

  /// Wait until agents are done or canceled. Throw operation_timed_out.
  static agent_status wait(agent *one, unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
    return receive(one->status_port(), is_final, milliseconds);
  }
  static void wait_for_all(std::size_t count, agent **agents, agent_status *statuses = nullptr,
                           unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
    for (std::size_t i = 0; i < count; ++i) {
      const agent_status status = wait(agents[i], milliseconds);
      if (statuses != nullptr)
        statuses[i] = status;
    }
  }
  static void wait_for_one(std::size_t count, agent **agents, agent_status &status,
                           std::size_t &number,
                           unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
    single_assignment<std::size_t> first;
    std::vector<std::unique_ptr<call<agent_status>>> observers;
    for (std::size_t i = 0; i < count; ++i) {
      observers.push_back(std::make_unique<call<agent_status>>(
          [&first, i](const agent_status &) { send(first, i); }, is_final));
      agents[i]->status_.link_target(observers.back().get());
    }
    bool found = true;
    try {
      number = receive(first, milliseconds);
    } catch (const operation_timed_out &) {
      found = false;
    }
    for (std::size_t i = 0; i < count; ++i)
      agents[i]->status_.unlink_target(observers[i].get());
    if (!found)
      throw operation_timed_out();
    status = agents[number]->status();
  }

protected:
  virtual void run() = 0;
  /// Marks the agent as done.
  bool done() { return change(agent_started, agent_done); }

private:
  static bool is_final(const agent_status &status) {
    return status == agent_done || status == agent_canceled;
  }
  bool change(agent_status from, agent_status to) {
    {
      const std::lock_guard<std::mutex> guard(changing_);
      if (current_ != from)
        return false;
      current_ = to;
    }
    send(status_, to);
    return true;
  }

  Scheduler *scheduler_ = nullptr;
  ScheduleGroup *group_ = nullptr;
  std::mutex changing_;
  std::condition_variable ended_;
  bool on_thread_ = false;
  agent_status current_ = agent_created;
  overwrite_buffer<agent_status> status_;
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_AGENT_H
