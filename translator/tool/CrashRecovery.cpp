//===--- CrashRecovery.cpp - Survive a crash of one translation -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CrashRecovery.h"

#include "clang/Basic/Stack.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <pthread.h>

namespace amp2hip {
namespace {

/// Deep nesting must end at Clang's own limits, not at the end of the stack.
constexpr size_t StackSize = size_t(512) << 20;
constexpr size_t SmallestStackSize = size_t(8) << 20;
constexpr size_t SignalStackSize = size_t(64) << 10;

/// What a thread gets and returns.
struct Task {
  llvm::function_ref<void()> Work;
  std::optional<int> ExitCode;
};

/// Runs \p Work where Clang cannot tell how much stack is left, more than
/// clang::DesiredStackSize below the bottom that it knows. Clang would continue
/// on a new thread, with a crash recovery of its own that ignores crashes.
LLVM_ATTRIBUTE_NOINLINE void runFarFromBottom(llvm::function_ref<void()> Work) {
  char Distance[2 * clang::DesiredStackSize];
  volatile char *Used = Distance;
  Work();
  *Used = 0; // keeps the array alive during the call
}

/// Lets signal handlers of this thread run on \p Stack: after an overflow the
/// thread's own stack has no space left.
void useSignalStack(char *Stack) {
  stack_t Alternative = {};
  Alternative.ss_sp = Stack;
  Alternative.ss_size = SignalStackSize;
  Alternative.ss_flags = Stack ? 0 : SS_DISABLE;
  sigaltstack(&Alternative, nullptr);
}

void *runTask(void *Argument) {
  Task &T = *static_cast<Task *>(Argument);
  auto SignalStack = std::make_unique<char[]>(SignalStackSize);
  useSignalStack(SignalStack.get());
  clang::noteBottomOfStack();
  llvm::CrashRecoveryContext Recovery;
  if (!Recovery.RunSafely([&] { runFarFromBottom(T.Work); }))
    T.ExitCode = Recovery.RetCode;
  useSignalStack(nullptr);
  return nullptr;
}

/// Starts \p T on a thread with \p Size bytes of stack, and waits for it.
bool runOnThread(Task &T, size_t Size) {
  pthread_attr_t Attributes;
  if (pthread_attr_init(&Attributes))
    return false;
  pthread_t Thread;
  bool Started = !pthread_attr_setstacksize(&Attributes, Size) &&
                 !pthread_create(&Thread, &Attributes, runTask, &T);
  pthread_attr_destroy(&Attributes);
  if (Started)
    pthread_join(Thread, nullptr);
  return Started;
}

/// LLVM handles the signals of a crash on the stack of the thread.
void enableOnSignalStacks() {
  llvm::CrashRecoveryContext::Enable();
  for (int Signal : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP}) {
    struct sigaction Action;
    sigaction(Signal, nullptr, &Action);
    Action.sa_flags |= SA_ONSTACK;
    sigaction(Signal, &Action, nullptr);
  }
  // LLVM's own handler ends the process with status 1 where it does not abort.
  llvm::install_fatal_error_handler([](void *, const char *Reason, bool) {
    llvm::errs() << "amp2hip: error: " << Reason << '\n';
    std::abort();
  });
}

} // namespace

std::optional<std::string> runRecovering(llvm::function_ref<void()> Work) {
  static const bool Enabled = (enableOnSignalStacks(), true);
  (void)Enabled;
  Task T{Work, std::nullopt};
  size_t Size = StackSize;
  while (!runOnThread(T, Size))
    if ((Size /= 2) < SmallestStackSize) {
      Work(); // no thread to be had
      return std::nullopt;
    }
  if (!T.ExitCode)
    return std::nullopt;
  // The status that a shell shows for a process that a signal ends.
  const char *Signal = *T.ExitCode > 128 ? strsignal(*T.ExitCode - 128) : nullptr;
  return Signal ? Signal : "exit status " + std::to_string(*T.ExitCode);
}

} // namespace amp2hip
