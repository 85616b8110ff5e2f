//===--- faults.cpp - exceptions of the processor -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "win32/faults.h"
#include "amp2hip_windows/language/except.h"
#include "amp2hip_windows/language/finally.h"
#include "win32/unwind_tables.h"
#include <csignal>
#include <cstring>
#include <sys/mman.h>
#include <ucontext.h>

/// Part of the run-time libraries of all sanitizers that handle faults.
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace amp2hip_windows {
namespace {

thread_local const guarded_block *innermost_guard = nullptr;
thread_local finally_block *innermost_finally = nullptr;

constexpr int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
struct sigaction earlier[NSIG]; // those of other handlers

/// The stack on which a thread handles signals, so that it can handle a stack overflow.
class signal_stack {
public:
  signal_stack() {
    stack_t old;
    if (sigaltstack(nullptr, &old) != 0 || (old.ss_flags & SS_DISABLE) == 0)
      return;
    void *const memory =
        mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
      return;
    memory_ = memory;
    const stack_t own = {memory, 0, size};
    sigaltstack(&own, nullptr);
  }
  signal_stack(const signal_stack &) = delete;
  signal_stack &operator=(const signal_stack &) = delete;
  ~signal_stack() {
    if (memory_ == nullptr)
      return;
    const stack_t none = {nullptr, SS_DISABLE, 0};
    sigaltstack(&none, nullptr);
    munmap(memory_, size);
  }

private:
  static constexpr size_t size = size_t{256} << 10;
  void *memory_ = nullptr;
};

#if defined(__x86_64__)
uintptr_t instruction_of(const ucontext_t &context) {
  return static_cast<uintptr_t>(context.uc_mcontext.gregs[REG_RIP]);
}
uintptr_t stack_of(const ucontext_t &context) {
  return static_cast<uintptr_t>(context.uc_mcontext.gregs[REG_RSP]);
}
/// Returns the first parameter of an access violation: 0 for a read, 1 for a write, 8 for a jump.
ULONG_PTR access_of(const ucontext_t &context) {
  const greg_t error = context.uc_mcontext.gregs[REG_ERR];
  return (error & 0x10) != 0 ? 8 : (error & 2) != 0 ? 1 : 0;
}
/// After a jump to an address without code, the exception is raised in the caller.
void return_from_jump(ucontext_t &context) {
  greg_t *const registers = context.uc_mcontext.gregs;
  greg_t caller;
  std::memcpy(&caller, reinterpret_cast<const void *>(registers[REG_RSP]), sizeof(caller));
  registers[REG_RIP] = caller - 1; // in the call
  registers[REG_RSP] += sizeof(caller);
}
#else
uintptr_t instruction_of(const ucontext_t &) { return 0; }
uintptr_t stack_of(const ucontext_t &) { return 0; }
ULONG_PTR access_of(const ucontext_t &) { return 0; }
void return_from_jump(ucontext_t &) {}
#endif

DWORD code_of(int signal, const siginfo_t &info, const ucontext_t &context) {
  switch (signal) {
  case SIGFPE:
    switch (info.si_code) {
    case FPE_INTDIV:
      return EXCEPTION_INT_DIVIDE_BY_ZERO;
    case FPE_INTOVF:
      return EXCEPTION_INT_OVERFLOW;
    case FPE_FLTDIV:
      return EXCEPTION_FLT_DIVIDE_BY_ZERO;
    case FPE_FLTOVF:
      return EXCEPTION_FLT_OVERFLOW;
    case FPE_FLTUND:
      return EXCEPTION_FLT_UNDERFLOW;
    case FPE_FLTRES:
      return EXCEPTION_FLT_INEXACT_RESULT;
    default:
      return EXCEPTION_FLT_INVALID_OPERATION;
    }
  case SIGILL:
    return info.si_code == ILL_PRVOPC ? EXCEPTION_PRIV_INSTRUCTION : EXCEPTION_ILLEGAL_INSTRUCTION;
  case SIGBUS:
    return info.si_code == BUS_ADRALN ? EXCEPTION_DATATYPE_MISALIGNMENT : EXCEPTION_IN_PAGE_ERROR;
  default:
    break;
  }
  // Functions touch new parts of the stack near its pointer, which no other memory can follow.
  const uintptr_t address = reinterpret_cast<uintptr_t>(info.si_addr), stack = stack_of(context);
  return address + 0x10000 >= stack && address < stack + 0x10000 && address != 0
             ? EXCEPTION_STACK_OVERFLOW
             : EXCEPTION_ACCESS_VIOLATION;
}

EXCEPTION_RECORD record_of(int signal, const siginfo_t &info, const ucontext_t &context) {
  EXCEPTION_RECORD record = {};
  record.ExceptionCode = code_of(signal, info, context);
  record.ExceptionAddress = reinterpret_cast<PVOID>(instruction_of(context));
  if (signal == SIGSEGV || record.ExceptionCode == EXCEPTION_IN_PAGE_ERROR) {
    record.NumberParameters = 2;
    record.ExceptionInformation[0] = access_of(context);
    // The processor does not tell an address that is too large.
    record.ExceptionInformation[1] =
        info.si_code == SI_KERNEL ? ~ULONG_PTR{0} : reinterpret_cast<ULONG_PTR>(info.si_addr);
  }
  if (record.ExceptionCode == EXCEPTION_IN_PAGE_ERROR) {
    record.NumberParameters = 3;
    record.ExceptionInformation[2] = 0xC0000011; // STATUS_END_OF_FILE
  }
  return record;
}

/// Does what would happen without the handler of this file.
void pass_on(int signal, siginfo_t *info, void *context) {
  const struct sigaction &old = earlier[signal];
  if ((old.sa_flags & SA_SIGINFO) != 0) {
    old.sa_sigaction(signal, info, context);
  } else if (old.sa_handler != SIG_DFL && old.sa_handler != SIG_IGN) {
    old.sa_handler(signal);
  } else if (old.sa_handler == SIG_DFL || info->si_code > 0) {
    std::signal(signal, SIG_DFL);
    if (info->si_code <= 0) // a fault repeats itself
      raise(signal);
  }
}

void on_signal(int signal, siginfo_t *info, void *data) {
  // Other processes and raise() send signals without a fault.
  if (info->si_code > 0) {
    ucontext_t &context = *static_cast<ucontext_t *>(data);
    EXCEPTION_RECORD record = record_of(signal, *info, context);
    EXCEPTION_POINTERS pointers = {&record, nullptr};
    const ucontext_t at_fault = context;
    if (record.ExceptionCode == EXCEPTION_ACCESS_VIOLATION && record.ExceptionInformation[0] == 8)
      return_from_jump(context);
    if (se_translator != nullptr)
      se_translator(record.ExceptionCode, &pointers);
    if (innermost_guard != nullptr) {
      if (prepare_to_throw(context, innermost_guard)) {
        innermost_guard->run_inner_finally();
        throw structured_exception(record);
      }
      report_exception(record, "the '__except' block cannot handle it; the function with '__try' "
                               "must be compiled by g++ with -fnon-call-exceptions, and must not "
                               "itself call functions such as memcpy with a wrong pointer");
    }
    context = at_fault;
    if (filter_unhandled(&pointers) == EXCEPTION_CONTINUE_EXECUTION)
      return;
  }
  pass_on(signal, info, data);
}

/// Installs the handlers, and removes them if a shared library with this code is unloaded.
class installation {
public:
  installation() {
    if (__sanitizer_set_death_callback != nullptr)
      return;
    struct sigaction action = {};
    action.sa_sigaction = on_signal;
    // An exception leaves the handler, so that its signal must not be blocked.
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
    for (const int signal : signals)
      sigaction(signal, &action, &earlier[signal]);
    installed_ = true;
  }
  installation(const installation &) = delete;
  installation &operator=(const installation &) = delete;
  ~installation() {
    for (const int signal : signals) {
      struct sigaction current;
      if (installed_ && sigaction(signal, nullptr, &current) == 0 &&
          (current.sa_flags & SA_SIGINFO) != 0 && current.sa_sigaction == on_signal)
        sigaction(signal, &earlier[signal], nullptr);
    }
  }

private:
  bool installed_ = false;
};

} // namespace

void handle_faults() {
  static const installation once;
  static thread_local const signal_stack stack;
  (void)&once;
  (void)&stack;
}

guarded_block::guarded_block() : outer_(innermost_guard), finally_(innermost_finally) {
  handle_faults();
  innermost_guard = this;
}
guarded_block::~guarded_block() { innermost_guard = outer_; }
void guarded_block::run_inner_finally() const noexcept {
  while (innermost_finally != finally_)
    innermost_finally->run();
}

finally_block::finally_block(void (*function)(finally_block &))
    : function_(function), outer_(innermost_finally) {
  innermost_finally = this;
}
void finally_block::run() {
  if (has_run_)
    return;
  has_run_ = true;
  innermost_finally = outer_;
  function_(*this);
}

} // namespace amp2hip_windows
