//===--- process_settings.cpp - How the program was started ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/console.h"
#include "amp2hip_windows/win32/processes.h"
#include <atomic>
#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

template <typename Info>
void store(Info *info) {
  *info = {};
  info->cb = sizeof *info;
  info->wShowWindow = SW_SHOWDEFAULT;
  info->hStdInput = GetStdHandle(STD_INPUT_HANDLE);
  info->hStdOutput = GetStdHandle(STD_OUTPUT_HANDLE);
  info->hStdError = GetStdHandle(STD_ERROR_HANDLE);
}

} // namespace

void GetStartupInfoA(LPSTARTUPINFOA info) { store(info); }
void GetStartupInfoW(LPSTARTUPINFOW info) { store(info); }
PVOID EncodePointer(PVOID pointer) { return pointer; }
PVOID DecodePointer(PVOID pointer) { return pointer; }
BOOL SetProcessPriorityBoost(HANDLE, BOOL) { return TRUE; }
BOOL SetThreadPriorityBoost(HANDLE, BOOL) { return TRUE; }
DWORD SetThreadExecutionState(DWORD flags) {
  static std::atomic<DWORD> state{ES_CONTINUOUS};
  return (flags & ES_CONTINUOUS) != 0 ? state.exchange(flags) : state.load();
}
void FlushProcessWriteBuffers() {
  // Without the system call (Linux before 4.3), a barrier of this thread; ThreadSanitizer does not
  // support fences.
  static std::atomic<int> barrier;
  if (syscall(SYS_membarrier, MEMBARRIER_CMD_GLOBAL, 0, 0) != 0)
    barrier.fetch_add(1);
}
