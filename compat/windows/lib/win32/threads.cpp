//===--- threads.cpp - CreateThread, _beginthreadex ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/handles.h"
#include "process.h"
#include "win32/last_error.h"
#include "win32/objects.h"
#include "win32/thread_exit.h"
#include <climits>
#include <csignal>
#include <functional>
#include <limits>
#include <pthread.h>
#include <sched.h>
#include <unistd.h>

namespace amp2hip_windows {
namespace {

class thread final : public object {
public:
  bool is_signaled() const override { return ended; }
  std::function<DWORD()> start;
  bool suspended = false;
  bool ended = false;
  DWORD id = 0; ///< 0 until the thread runs.
  DWORD code = STILL_ACTIVE;
  int priority = THREAD_PRIORITY_NORMAL;
  HANDLE closed_at_end = nullptr; ///< The handle of _beginthread.
};

thread_local std::shared_ptr<thread> current;

DWORD run(const thread &one) {
  try {
    return one.start();
  } catch (const exit_of_thread &exit) {
    return exit.code;
  }
}

void *thread_main(void *argument) {
  std::unique_ptr<std::shared_ptr<thread>> one(static_cast<std::shared_ptr<thread> *>(argument));
  current = *one;
  object_lock &lock = object_lock::get();
  {
    std::unique_lock<std::mutex> guard(lock.mutex);
    current->id = current_thread_id();
    lock.signaled.notify_all();
    lock.signaled.wait(guard, [] { return !current->suspended; });
  }
  const DWORD code = run(*current);
  current->start = nullptr;
  abandon_mutexes();
  const std::lock_guard<std::mutex> guard(lock.mutex);
  current->code = code;
  current->ended = true;
  lock.signaled.notify_all();
  if (current->closed_at_end != nullptr)
    CloseHandle(current->closed_at_end);
  return nullptr;
}

/// Starts a thread and waits until it has an id. Returns null if the system cannot create it.
std::shared_ptr<thread> start_thread(std::function<DWORD()> start, SIZE_T stack_size,
                                     bool suspended) {
  auto one = std::make_shared<thread>();
  one->start = std::move(start);
  one->suspended = suspended;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  if (stack_size != 0)
    pthread_attr_setstacksize(&attributes,
                              std::max<SIZE_T>((stack_size + 0xFFFF) & ~SIZE_T{0xFFFF}, 0x20000));
  auto argument = std::make_unique<std::shared_ptr<thread>>(one);
  pthread_t created;
  const int error = pthread_create(&created, &attributes, thread_main, argument.get());
  pthread_attr_destroy(&attributes);
  if (error != 0) {
    errno = error;
    fail(code_of_errno(error));
    return nullptr;
  }
  argument.release();
  object_lock &lock = object_lock::get();
  std::unique_lock<std::mutex> guard(lock.mutex);
  lock.signaled.wait(guard, [&] { return one->id != 0; });
  return one;
}

} // namespace
} // namespace amp2hip_windows

using namespace amp2hip_windows;

HANDLE CreateThread(LPSECURITY_ATTRIBUTES, SIZE_T stack_size, LPTHREAD_START_ROUTINE start,
                    LPVOID argument, DWORD flags, LPDWORD id) {
  const auto one =
      start_thread([=] { return start(argument); }, stack_size, (flags & CREATE_SUSPENDED) != 0);
  if (one == nullptr)
    return nullptr;
  if (id != nullptr)
    *id = one->id;
  return open_handle(one);
}
void ExitThread(DWORD code) {
  if (current != nullptr)
    throw exit_of_thread{code};
  pthread_exit(nullptr); // a thread of another library
}

uintptr_t _beginthread(void (*start)(void *), unsigned int stack_size, void *argument) {
  const auto one = start_thread([=] { return start(argument), 0; }, stack_size, true);
  if (one == nullptr)
    return static_cast<uintptr_t>(-1);
  const HANDLE handle = open_handle(one);
  object_lock &lock = object_lock::get();
  const std::lock_guard<std::mutex> guard(lock.mutex);
  one->closed_at_end = handle;
  one->suspended = false;
  lock.signaled.notify_all();
  return reinterpret_cast<uintptr_t>(handle);
}
uintptr_t _beginthreadex(void *, unsigned int stack_size, unsigned int (*start)(void *),
                         void *argument, unsigned int flags, unsigned int *id) {
  return reinterpret_cast<uintptr_t>(CreateThread(nullptr, stack_size, start, argument, flags, id));
}
void _endthread() { ExitThread(0); }
void _endthreadex(unsigned int code) { ExitThread(code); }
int _getpid() { return getpid(); }

BOOL GetExitCodeThread(HANDLE handle, LPDWORD code) {
  const auto one = object_as<thread>(handle);
  if (one == nullptr)
    return FALSE;
  const std::lock_guard<std::mutex> guard(object_lock::get().mutex);
  *code = one->code;
  return TRUE;
}
DWORD ResumeThread(HANDLE handle) {
  const auto one = object_as<thread>(handle);
  if (one == nullptr)
    return std::numeric_limits<DWORD>::max();
  object_lock &lock = object_lock::get();
  const std::lock_guard<std::mutex> guard(lock.mutex);
  const DWORD was = one->suspended;
  one->suspended = false;
  lock.signaled.notify_all();
  return was;
}

// The handles of the current thread and process are constants, as on Windows.
HANDLE GetCurrentThread() { return reinterpret_cast<HANDLE>(static_cast<LONG_PTR>(-2)); }
HANDLE GetCurrentProcess() { return reinterpret_cast<HANDLE>(static_cast<LONG_PTR>(-1)); }
DWORD GetCurrentThreadId() { return current_thread_id(); }
DWORD GetCurrentProcessId() { return static_cast<DWORD>(getpid()); }
DWORD GetThreadId(HANDLE handle) {
  if (handle == GetCurrentThread())
    return GetCurrentThreadId();
  const auto one = object_as<thread>(handle);
  return one != nullptr ? one->id : 0;
}

BOOL SetThreadPriority(HANDLE handle, int priority) {
  if (handle == GetCurrentThread()) {
    if (current != nullptr)
      current->priority = priority;
    return TRUE;
  }
  const auto one = object_as<thread>(handle);
  if (one == nullptr)
    return FALSE;
  one->priority = priority;
  return TRUE;
}
int GetThreadPriority(HANDLE handle) {
  if (handle == GetCurrentThread())
    return current != nullptr ? current->priority : THREAD_PRIORITY_NORMAL;
  const auto one = object_as<thread>(handle);
  return one != nullptr ? one->priority : std::numeric_limits<int>::max();
}
static DWORD priority_class = NORMAL_PRIORITY_CLASS;
BOOL SetPriorityClass(HANDLE process, DWORD priority) {
  if (process != GetCurrentProcess())
    return fail_for_handle();
  priority_class = priority;
  return TRUE;
}
DWORD GetPriorityClass(HANDLE process) {
  return process == GetCurrentProcess() ? priority_class : static_cast<DWORD>(fail_for_handle());
}

DWORD_PTR SetThreadAffinityMask(HANDLE handle, DWORD_PTR mask) {
  if (handle != GetCurrentThread()) {
    fail(ERROR_NOT_SUPPORTED);
    return 0;
  }
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof cores, &cores) != 0)
    return static_cast<DWORD_PTR>(fail_with_errno());
  DWORD_PTR old = 0;
  cpu_set_t wanted;
  CPU_ZERO(&wanted);
  for (unsigned i = 0; i < 64; ++i) {
    if (CPU_ISSET(i, &cores))
      old |= DWORD_PTR{1} << i;
    if ((mask >> i & 1) != 0)
      CPU_SET(i, &wanted);
  }
  if (sched_setaffinity(0, sizeof wanted, &wanted) != 0)
    return static_cast<DWORD_PTR>(fail_with_errno());
  return old;
}

DWORD TlsAlloc() {
  pthread_key_t key;
  if (pthread_key_create(&key, nullptr) == 0)
    return key;
  fail(ERROR_NO_MORE_ITEMS);
  return TLS_OUT_OF_INDEXES;
}
BOOL TlsFree(DWORD slot) {
  return pthread_key_delete(slot) == 0 ? TRUE : fail(ERROR_INVALID_PARAMETER);
}
LPVOID TlsGetValue(DWORD slot) {
  SetLastError(ERROR_SUCCESS);
  return pthread_getspecific(slot);
}
BOOL TlsSetValue(DWORD slot, LPVOID value) {
  return pthread_setspecific(slot, value) == 0 ? TRUE : fail(ERROR_INVALID_PARAMETER);
}
