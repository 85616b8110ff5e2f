//===--- ChildPool.cpp - Parallel child processes -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/children/ChildPool.h"

#include "migrate/run/children/Interrupt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Program.h"
#include <algorithm>
#include <csignal>
#include <ctime>
#include <optional>
#include <thread>

using namespace llvm;
using Clock = std::chrono::steady_clock;

namespace amp2hip::migrate {
namespace {

/// The time between two looks at the children. A translation takes a second.
constexpr std::chrono::milliseconds PollInterval{3};

/// Returns the processor time that the running process \p Pid has used; zero if it is unknown.
std::chrono::nanoseconds processorTime(pid_t Pid) {
  clockid_t Id;
  timespec Used{};
  if (::clock_getcpuclockid(Pid, &Id) != 0 || ::clock_gettime(Id, &Used) != 0)
    return std::chrono::nanoseconds(0);
  return std::chrono::seconds(Used.tv_sec) + std::chrono::nanoseconds(Used.tv_nsec);
}

class Child {
public:
  Child(size_t Index, const ChildCommand &Command) : Index(Index), Start(Clock::now()) {
    SmallVector<StringRef, 32> Arguments = {Command.Program};
    Arguments.append(Command.Arguments.begin(), Command.Arguments.end());
    // A detached process is the leader of a new session, and so of a process
    // group, and has no terminal that it could read.
    Process = sys::ExecuteNoWait(Command.Program, Arguments, std::nullopt,
                                 {StringRef(""), StringRef(Command.Log), StringRef(Command.Log)},
                                 /*MemoryLimit=*/0, &Result.Reason, &Failed,
                                 /*AffinityMask=*/nullptr, /*DetachProcess=*/true);
  }

  size_t index() const { return Index; }

  /// Returns the result if the process has ended. Kills it at a limit.
  std::optional<ChildResult> poll(const ChildLimits &Limits) {
    if (Failed)
      return Result;
    std::optional<sys::ProcessStatistics> Statistics;
    std::string Message;
    sys::ProcessInfo Ended = sys::Wait(Process, /*SecondsToWait=*/0, &Message, &Statistics);
    auto Age = Clock::now() - Start;
    if (Ended.Pid == sys::ProcessInfo::InvalidPid) {
      const auto Elapsed = Limits.Elapsed.count() ? Limits.Elapsed : 10 * Limits.Time;
      if (!IsKilled &&
          (Age >= Elapsed || (Age >= Limits.Time && processorTime(Process.Pid) >= Limits.Time)))
        kill();
      return std::nullopt;
    }
    Result.Seconds = std::chrono::duration<double>(Age).count();
    Result.PeakMemory = Statistics ? Statistics->PeakMemory * 1024 : 0;
    Result.ExitCode = Ended.ReturnCode;
    Result.Reason = Message;
    // LLVM returns -1 if the program cannot be executed, -2 after a signal.
    Result.End = IsKilled                 ? ChildEnd::TimedOut
                 : Ended.ReturnCode == -1 ? ChildEnd::NotStarted
                 : Ended.ReturnCode < 0   ? ChildEnd::Signaled
                                          : ChildEnd::Exited;
    return Result;
  }

  /// Kills the process and all that it started.
  void kill() {
    IsKilled = true;
    ::kill(-pid_t(Process.Pid), SIGKILL);
    ::kill(pid_t(Process.Pid), SIGKILL); // if it has no group yet
  }

  void waitForEnd() { (void)sys::Wait(Process, std::nullopt); }

private:
  size_t Index;
  Clock::time_point Start;
  sys::ProcessInfo Process;
  ChildResult Result;
  bool Failed = false;
  bool IsKilled = false;
};

} // namespace

void runChildren(size_t Count, ChildLimits Limits, function_ref<ChildCommand(size_t)> Prepare,
                 function_ref<void(size_t, const ChildResult &)> Done) {
  std::vector<Child> Running;
  size_t Next = 0;
  while ((Next != Count || !Running.empty()) && !wasInterrupted()) {
    while (Next != Count && Running.size() < Limits.Parallel) {
      Running.emplace_back(Next, Prepare(Next));
      ++Next;
    }
    bool AnyEnded = false;
    for (size_t I = 0; I != Running.size();) {
      std::optional<ChildResult> Result = Running[I].poll(Limits);
      if (!Result) {
        ++I;
        continue;
      }
      const size_t Index = Running[I].index();
      Running.erase(Running.begin() + ptrdiff_t(I));
      AnyEnded = true;
      Done(Index, *Result);
    }
    if (!AnyEnded)
      std::this_thread::sleep_for(PollInterval);
  }
  for (Child &C : Running) {
    C.kill();
    C.waitForEnd();
  }
}

} // namespace amp2hip::migrate
