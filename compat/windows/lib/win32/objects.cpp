//===--- objects.cpp - handles and waits ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "win32/objects.h"
#include "amp2hip_windows/win32/handles.h"
#include "win32/last_error.h"
#include <algorithm>
#include <chrono>
#include <unistd.h>
#include <unordered_map>
#include <vector>

namespace amp2hip_windows {
namespace {

/// The open handles. A handle is a number that is never used again.
struct handle_table {
  std::mutex lock;
  std::unordered_map<HANDLE, std::shared_ptr<object>> objects;
  ULONG_PTR last = 0;

  static handle_table &get() {
    static auto *const all = new handle_table; // used until the program ends
    return *all;
  }
};

/// Acquires what the wait needs. Returns the result of the wait, or WAIT_TIMEOUT if it must go on.
DWORD try_wait(const std::vector<std::shared_ptr<object>> &objects, bool all) {
  if (all) {
    for (const auto &one : objects)
      if (!one->is_signaled())
        return WAIT_TIMEOUT;
    DWORD result = WAIT_OBJECT_0;
    for (std::size_t i = 0; i < objects.size(); ++i)
      if (objects[i]->acquire() == acquisition::abandoned)
        result = WAIT_ABANDONED_0 + static_cast<DWORD>(i);
    return result;
  }
  for (std::size_t i = 0; i < objects.size(); ++i)
    if (objects[i]->is_signaled())
      return (objects[i]->acquire() == acquisition::abandoned ? WAIT_ABANDONED_0 : WAIT_OBJECT_0) +
             static_cast<DWORD>(i);
  return WAIT_TIMEOUT;
}

} // namespace

object_lock &object_lock::get() {
  static auto *const one = new object_lock; // used until the program ends
  return *one;
}

HANDLE open_handle(std::shared_ptr<object> of) {
  handle_table &table = handle_table::get();
  const std::lock_guard<std::mutex> guard(table.lock);
  table.last += 4;
  const auto handle = reinterpret_cast<HANDLE>(table.last);
  table.objects[handle] = std::move(of);
  return handle;
}

std::shared_ptr<object> object_of(HANDLE handle) {
  handle_table &table = handle_table::get();
  const std::lock_guard<std::mutex> guard(table.lock);
  const auto found = table.objects.find(handle);
  return found != table.objects.end() ? found->second : nullptr;
}

BOOL fail_for_handle() { return fail(ERROR_INVALID_HANDLE); }

DWORD current_thread_id() {
  thread_local const auto id = static_cast<DWORD>(gettid());
  return id;
}

} // namespace amp2hip_windows

using namespace amp2hip_windows;

BOOL CloseHandle(HANDLE handle) {
  if (handle == GetCurrentProcess() || handle == GetCurrentThread())
    return TRUE;
  std::shared_ptr<object> closed; // destroyed without the lock
  {
    handle_table &table = handle_table::get();
    const std::lock_guard<std::mutex> guard(table.lock);
    const auto found = table.objects.find(handle);
    if (found == table.objects.end())
      return fail_for_handle();
    closed = std::move(found->second);
    table.objects.erase(found);
  }
  return TRUE;
}

BOOL DuplicateHandle(HANDLE from_process, HANDLE from, HANDLE to_process, HANDLE *to, DWORD, BOOL,
                     DWORD options) {
  if (from_process != GetCurrentProcess() || to_process != GetCurrentProcess() || to == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  const std::shared_ptr<object> of = object_of(from);
  if (of == nullptr)
    return fail_for_handle();
  *to = open_handle(of);
  return (options & DUPLICATE_CLOSE_SOURCE) != 0 ? CloseHandle(from) : TRUE;
}

DWORD WaitForMultipleObjects(DWORD count, const HANDLE *handles, BOOL all, DWORD milliseconds) {
  if (count == 0 || count > MAXIMUM_WAIT_OBJECTS || handles == nullptr) {
    fail(ERROR_INVALID_PARAMETER);
    return WAIT_FAILED;
  }
  std::vector<std::shared_ptr<object>> objects;
  for (DWORD i = 0; i < count; ++i) {
    objects.push_back(object_of(handles[i]));
    if (objects.back() == nullptr) {
      fail_for_handle();
      return WAIT_FAILED;
    }
  }
  object_lock &lock = object_lock::get();
  std::unique_lock<std::mutex> guard(lock.mutex);
  DWORD result = WAIT_TIMEOUT;
  const auto ended = [&] { return (result = try_wait(objects, all != FALSE)) != WAIT_TIMEOUT; };
  if (milliseconds == INFINITE)
    lock.signaled.wait(guard, ended);
  else
    lock.signaled.wait_for(guard, std::chrono::milliseconds(milliseconds), ended);
  return result;
}
DWORD WaitForSingleObject(HANDLE handle, DWORD milliseconds) {
  return WaitForMultipleObjects(1, &handle, FALSE, milliseconds);
}
DWORD WaitForSingleObjectEx(HANDLE handle, DWORD milliseconds, BOOL) {
  return WaitForSingleObject(handle, milliseconds);
}
