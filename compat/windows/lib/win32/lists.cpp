//===--- lists.cpp - lists and waits without locks ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/lists.h"
#include "amp2hip_windows/win32/time.h"
#include "win32/last_error.h"
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <thread>
#include <utility>

using namespace amp2hip_windows;

namespace {

/// Locks a list, whose bytes are 0 at first.
class list_lock {
public:
  explicit list_lock(PSLIST_HEADER list) : list_(list) {
    while (__atomic_exchange_n(&list_->locked, 1, __ATOMIC_ACQUIRE) != 0)
      std::this_thread::yield();
  }
  ~list_lock() { __atomic_store_n(&list_->locked, 0, __ATOMIC_RELEASE); }
  list_lock(const list_lock &) = delete;
  list_lock &operator=(const list_lock &) = delete;

private:
  const PSLIST_HEADER list_;
};

/// Threads that wait for addresses. Those of several addresses share an element of the table, and
/// may wake too early, as on Windows.
struct waiting_threads {
  std::mutex lock;
  std::condition_variable woken;

  static waiting_threads &of(const volatile void *address) {
    static auto *const table = new waiting_threads[64]; // used until the program ends
    return table[reinterpret_cast<ULONG_PTR>(address) / 8 % 64];
  }
};

} // namespace

void InitializeSListHead(PSLIST_HEADER list) { *list = SLIST_HEADER(); }
PSLIST_ENTRY InterlockedPushEntrySList(PSLIST_HEADER list, PSLIST_ENTRY entry) {
  const list_lock lock(list);
  ++list->depth;
  entry->Next = list->first;
  list->first = entry;
  return entry->Next;
}
PSLIST_ENTRY InterlockedPopEntrySList(PSLIST_HEADER list) {
  const list_lock lock(list);
  const PSLIST_ENTRY first = list->first;
  if (first != nullptr) {
    list->first = first->Next;
    --list->depth;
  }
  return first;
}
PSLIST_ENTRY InterlockedFlushSList(PSLIST_HEADER list) {
  const list_lock lock(list);
  list->depth = 0;
  return std::exchange(list->first, nullptr);
}
USHORT QueryDepthSList(PSLIST_HEADER list) {
  const list_lock lock(list);
  return list->depth;
}

BOOL WaitOnAddress(volatile void *address, PVOID compare, SIZE_T size, DWORD milliseconds) {
  waiting_threads &threads = waiting_threads::of(address);
  std::unique_lock<std::mutex> guard(threads.lock);
  if (std::memcmp(const_cast<void *>(address), compare, size) != 0)
    return TRUE;
  if (milliseconds == INFINITE) {
    threads.woken.wait(guard);
    return TRUE;
  }
  const auto result = threads.woken.wait_for(guard, std::chrono::milliseconds(milliseconds));
  return result == std::cv_status::no_timeout ? TRUE : fail(ERROR_TIMEOUT);
}
void WakeByAddressAll(PVOID address) {
  waiting_threads &threads = waiting_threads::of(address);
  const std::lock_guard<std::mutex> guard(threads.lock);
  threads.woken.notify_all();
}
void WakeByAddressSingle(PVOID address) { WakeByAddressAll(address); }
