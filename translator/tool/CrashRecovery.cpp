//===--- CrashRecovery.cpp - Surviving crashes of Clang -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If Clang crashes on a source, amp2hip reports an error for that source and
// translates the others. This includes stack overflows, for which signal
// handlers need a stack of their own.
//
//===----------------------------------------------------------------------===//
#include "CrashRecovery.h"

#include "text/Format.h"
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

/// Large enough for Clang to reach its own nesting limits (-fbracket-depth)
/// before the stack overflows.
constexpr size_t StackSize = size_t(512) << 20;
constexpr size_t SmallestStackSize = size_t(8) << 20;
constexpr size_t SignalStackSize = size_t(64) << 10;

/// The input and output of a thread.
struct Task {
  llvm::function_ref<void()> Work;
  std::optional<int> ExitCode;
};

/// Runs \p Work such that Clang does not continue on a new thread when much of
/// the stack is used. That thread would have its own crash recovery, which
/// ignores crashes. Clang does not check the use of the stack at a distance of
/// more than clang::DesiredStackSize from the bottom of the stack that it
/// knows, so this function moves further away.
LLVM_ATTRIBUTE_NOINLINE void runFarFromBottom(llvm::function_ref<void()> Work) {
  char Distance[2 * clang::DesiredStackSize];
  volatile char *Used = Distance;
  Work();
  *Used = 0; // keeps the array alive during the call
}

/// Makes the signal handlers of this thread run on \p Stack, because the
/// thread's own stack has no space after an overflow. Null restores the
/// default.
void useSignalStack(char *Stack) {
  stack_t Alternative = {};
  Alternative.ss_sp = Stack;
  Alternative.ss_size = SignalStackSize;
  Alternative.ss_flags = Stack ? 0 : SS_DISABLE;
  sigaltstack(&Alternative, nullptr);
}

/// The main function of the thread.
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

/// Runs \p T on a thread with \p Size bytes of stack, and waits for it. Returns
/// false if the thread cannot be created.
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

/// Enables LLVM's crash recovery, and makes its signal handlers run on the
/// signal stacks instead of the threads' stacks.
void enableCrashRecovery() {
  llvm::CrashRecoveryContext::Enable();
  for (int Signal : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP}) {
    struct sigaction Action;
    sigaction(Signal, nullptr, &Action);
    Action.sa_flags |= SA_ONSTACK;
    sigaction(Signal, &Action, nullptr);
  }
  // Abort: LLVM's own handler may end the process with status 1 instead.
  llvm::install_fatal_error_handler([](void *, const char *Reason, bool) {
    llvm::errs() << "amp2hip: error: " << Reason << '\n';
    std::abort();
  });
}

} // namespace

std::optional<std::string> runRecovering(llvm::function_ref<void()> Work) {
  static const bool Enabled = (enableCrashRecovery(), true);
  (void)Enabled;
  Task T{Work, std::nullopt};
  size_t Size = StackSize;
  while (!runOnThread(T, Size))
    if ((Size /= 2) < SmallestStackSize) {
      Work(); // no thread can be created
      return std::nullopt;
    }
  if (!T.ExitCode)
    return std::nullopt;
  // After a signal, LLVM returns 128 plus its number, as a shell does.
  const char *Signal = *T.ExitCode > 128 ? strsignal(*T.ExitCode - 128) : nullptr;
  return Signal ? Signal : fmt::format("exit status {}", *T.ExitCode);
}

} // namespace amp2hip
