//===--- thread_properties.cpp - names, times and values of threads -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/thread_properties.h"
#include "amp2hip_windows/win32/memory.h"
#include "text.h"
#include "win32/file_times.h"
#include "win32/last_error.h"
#include "win32/objects.h"
#include <cerrno>
#include <cstring>
#include <ctime>
#include <fstream>
#include <map>
#include <pthread.h>
#include <sstream>
#include <unistd.h>

using namespace amp2hip_windows;

namespace {

/// The names of threads, by their numbers.
struct thread_names {
  std::mutex lock;
  std::map<DWORD, std::wstring> of;
  static thread_names &get() {
    static auto *const all = new thread_names; // used until the program ends
    return *all;
  }
};

std::string folder_of_thread(DWORD id) { return "/proc/self/task/" + std::to_string(id); }

constexpr long long intervals_per_second = 10000000;
FILETIME duration_of(unsigned long long ticks) {
  return file_time_of(static_cast<long long>(ticks) *
                      (intervals_per_second / sysconf(_SC_CLK_TCK)));
}

BOOL cycles_of(clockid_t clock, PULONG64 cycles) {
  timespec used;
  if (cycles == nullptr || clock_gettime(clock, &used) != 0)
    return fail(ERROR_INVALID_PARAMETER);
  *cycles = static_cast<ULONG64>(used.tv_sec) * 1000000000 + static_cast<ULONG64>(used.tv_nsec);
  return TRUE;
}

DWORD processor_count(WORD group, int which) {
  if (group != 0 && group != ALL_PROCESSOR_GROUPS)
    return static_cast<DWORD>(fail(ERROR_INVALID_PARAMETER));
  return static_cast<DWORD>(sysconf(which));
}

} // namespace

HRESULT SetThreadDescription(HANDLE thread, PCWSTR name) {
  const DWORD id = GetThreadId(thread);
  if (id == 0 || name == nullptr)
    return HRESULT_FROM_WIN32(ERROR_INVALID_HANDLE);
  thread_names &names = thread_names::get();
  const std::lock_guard<std::mutex> guard(names.lock);
  names.of[id] = name;
  std::ofstream(folder_of_thread(id) + "/comm") << narrow(name).substr(0, 15);
  return S_OK;
}
HRESULT GetThreadDescription(HANDLE thread, PWSTR *name) {
  const DWORD id = GetThreadId(thread);
  if (id == 0 || name == nullptr)
    return HRESULT_FROM_WIN32(ERROR_INVALID_HANDLE);
  thread_names &names = thread_names::get();
  const std::lock_guard<std::mutex> guard(names.lock);
  const std::wstring &text = names.of[id];
  const SIZE_T size = (text.size() + 1) * sizeof(WCHAR);
  *name = static_cast<PWSTR>(LocalAlloc(LMEM_FIXED, size));
  if (*name == nullptr)
    return E_OUTOFMEMORY;
  std::memcpy(*name, text.c_str(), size);
  return S_OK;
}

BOOL GetThreadTimes(HANDLE thread, LPFILETIME creation, LPFILETIME exit, LPFILETIME kernel,
                    LPFILETIME user) {
  const DWORD id = GetThreadId(thread);
  const process_times times = times_in(folder_of_thread(id) + "/stat");
  if (id == 0 || !times.valid)
    return fail(ERROR_INVALID_HANDLE);
  *creation = times.start;
  *exit = file_time_of(0LL);
  *kernel = duration_of(times.kernel_ticks);
  *user = duration_of(times.user_ticks);
  return TRUE;
}
BOOL QueryThreadCycleTime(HANDLE thread, PULONG64 cycles) {
  const DWORD id = GetThreadId(thread);
  if (id == 0)
    return FALSE;
  // The clock of a thread of this process, as pthread_getcpuclockid() builds it.
  return cycles_of(static_cast<clockid_t>(~id << 3 | 6), cycles);
}
BOOL QueryProcessCycleTime(HANDLE process, PULONG64 cycles) {
  if (process != GetCurrentProcess())
    return fail_for_handle();
  return cycles_of(CLOCK_PROCESS_CPUTIME_ID, cycles);
}
DWORD SetThreadIdealProcessor(HANDLE thread, DWORD processor) {
  if (GetThreadId(thread) != 0 && processor <= MAXIMUM_PROCESSORS)
    return 0;
  fail(ERROR_INVALID_PARAMETER);
  return static_cast<DWORD>(-1);
}

namespace {
/// The callbacks of FlsAlloc.
struct fls_callbacks {
  std::mutex lock;
  std::map<DWORD, PFLS_CALLBACK_FUNCTION> of;
  static fls_callbacks &get() {
    static auto *const all = new fls_callbacks; // used until the program ends
    return *all;
  }
};
} // namespace

DWORD FlsAlloc(PFLS_CALLBACK_FUNCTION callback) {
  pthread_key_t key;
  if (pthread_key_create(&key, callback) != 0) {
    fail(ERROR_NO_MORE_ITEMS);
    return FLS_OUT_OF_INDEXES;
  }
  fls_callbacks &callbacks = fls_callbacks::get();
  const std::lock_guard<std::mutex> guard(callbacks.lock);
  callbacks.of[key] = callback;
  return key;
}
BOOL FlsFree(DWORD slot) {
  PFLS_CALLBACK_FUNCTION callback = nullptr;
  {
    fls_callbacks &callbacks = fls_callbacks::get();
    const std::lock_guard<std::mutex> guard(callbacks.lock);
    const auto found = callbacks.of.find(slot);
    if (found == callbacks.of.end())
      return fail(ERROR_INVALID_PARAMETER);
    callback = found->second;
    callbacks.of.erase(found);
  }
  void *const value = pthread_getspecific(slot);
  pthread_key_delete(slot);
  if (callback != nullptr && value != nullptr)
    callback(value);
  return TRUE;
}
PVOID FlsGetValue(DWORD slot) { return TlsGetValue(slot); }
BOOL FlsSetValue(DWORD slot, PVOID value) { return TlsSetValue(slot, value); }

BOOL GetSystemTimes(LPFILETIME idle, LPFILETIME kernel, LPFILETIME user) {
  std::ifstream file("/proc/stat");
  std::string name;
  unsigned long long used = 0, nice = 0, system = 0, idles = 0, waits = 0, irq = 0, soft_irq = 0;
  if (!(file >> name >> used >> nice >> system >> idles >> waits >> irq >> soft_irq))
    return fail(ERROR_NOT_SUPPORTED);
  if (idle != nullptr)
    *idle = duration_of(idles + waits);
  if (kernel != nullptr)
    *kernel = duration_of(system + irq + soft_irq + idles + waits);
  if (user != nullptr)
    *user = duration_of(used + nice);
  return TRUE;
}
DWORD GetActiveProcessorCount(WORD group) { return processor_count(group, _SC_NPROCESSORS_ONLN); }
DWORD GetMaximumProcessorCount(WORD group) { return processor_count(group, _SC_NPROCESSORS_CONF); }
WORD GetActiveProcessorGroupCount() { return 1; }
