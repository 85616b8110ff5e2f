//===--- events.cpp - events, mutexes and semaphores ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/handles.h"
#include "win32/named_objects.h"
#include <algorithm>
#include <vector>

namespace amp2hip_windows {
namespace {

class event final : public object {
public:
  event(bool manual, bool set) : manual_(manual), set_(set) {}
  bool is_signaled() const override { return set_; }
  acquisition acquire() override {
    set_ = manual_;
    return acquisition::acquired;
  }
  void set(bool value) { set_ = value; }

private:
  const bool manual_;
  bool set_;
};

class mutex final : public object, public std::enable_shared_from_this<mutex> {
public:
  /// The mutexes that the current thread owns.
  static std::vector<std::shared_ptr<mutex>> &owned() {
    struct owned_mutexes {
      std::vector<std::shared_ptr<mutex>> list;
      ~owned_mutexes() { abandon(list); }
    };
    thread_local owned_mutexes all;
    return all.list;
  }
  static void abandon(std::vector<std::shared_ptr<mutex>> &list) {
    if (list.empty())
      return;
    object_lock &lock = object_lock::get();
    const std::lock_guard<std::mutex> guard(lock.mutex);
    for (const auto &one : list) {
      one->count_ = 0;
      one->abandoned_ = true;
    }
    list.clear();
    lock.signaled.notify_all();
  }

  bool is_signaled() const override { return count_ == 0 || owner_ == current_thread_id(); }
  acquisition acquire() override {
    if (count_++ == 0)
      owned().push_back(shared_from_this());
    owner_ = current_thread_id();
    const bool was_abandoned = abandoned_;
    abandoned_ = false;
    return was_abandoned ? acquisition::abandoned : acquisition::acquired;
  }
  /// Returns false if the current thread does not own the mutex.
  bool release() {
    if (count_ == 0 || owner_ != current_thread_id())
      return false;
    if (--count_ == 0) {
      auto &list = owned();
      list.erase(std::find(list.begin(), list.end(), shared_from_this()));
    }
    return true;
  }

private:
  int count_ = 0; ///< How often the owner acquired it.
  DWORD owner_ = 0;
  bool abandoned_ = false;
};

class semaphore final : public object {
public:
  semaphore(LONG count, LONG most) : count_(count), most_(most) {}
  bool is_signaled() const override { return count_ > 0; }
  acquisition acquire() override {
    --count_;
    return acquisition::acquired;
  }
  bool release(LONG count, LONG *previous) {
    if (count > most_ - count_)
      return false;
    if (previous != nullptr)
      *previous = count_;
    count_ += count;
    return true;
  }

private:
  LONG count_;
  const LONG most_;
};

HANDLE create_event(const std::string &name, BOOL manual, BOOL set) {
  return create_named<event>(
      name, [=] { return std::make_shared<event>(manual != FALSE, set != FALSE); });
}
HANDLE create_mutex(const std::string &name, BOOL owned) {
  return create_named<mutex>(name, [=] {
    auto made = std::make_shared<mutex>();
    const std::lock_guard<std::mutex> guard(object_lock::get().mutex);
    if (owned != FALSE)
      made->acquire();
    return made;
  });
}
HANDLE create_semaphore(const std::string &name, LONG count, LONG most) {
  if (most <= 0 || count < 0 || count > most) {
    fail(ERROR_INVALID_PARAMETER);
    return nullptr;
  }
  return create_named<semaphore>(name, [=] { return std::make_shared<semaphore>(count, most); });
}

/// Calls \p change on the object with the lock of objects, and wakes the waiting threads.
template <typename Type, typename Change>
BOOL change_object(HANDLE handle, DWORD error, Change change) {
  const auto of = object_as<Type>(handle);
  if (of == nullptr)
    return FALSE;
  object_lock &lock = object_lock::get();
  const std::lock_guard<std::mutex> guard(lock.mutex);
  if (!change(*of))
    return fail(error);
  lock.signaled.notify_all();
  return TRUE;
}

} // namespace

void abandon_mutexes() { mutex::abandon(mutex::owned()); }

} // namespace amp2hip_windows

using namespace amp2hip_windows;

HANDLE CreateEventA(LPSECURITY_ATTRIBUTES, BOOL manual, BOOL set, LPCSTR name) {
  return create_event(name_of(name), manual, set);
}
HANDLE CreateEventW(LPSECURITY_ATTRIBUTES, BOOL manual, BOOL set, LPCWSTR name) {
  return create_event(name_of(name), manual, set);
}
BOOL SetEvent(HANDLE event) {
  return change_object<amp2hip_windows::event>(event, 0,
                                               [](auto &of) { return of.set(true), true; });
}
BOOL ResetEvent(HANDLE event) {
  return change_object<amp2hip_windows::event>(event, 0,
                                               [](auto &of) { return of.set(false), true; });
}
HANDLE CreateMutexA(LPSECURITY_ATTRIBUTES, BOOL owned, LPCSTR name) {
  return create_mutex(name_of(name), owned);
}
HANDLE CreateMutexW(LPSECURITY_ATTRIBUTES, BOOL owned, LPCWSTR name) {
  return create_mutex(name_of(name), owned);
}
BOOL ReleaseMutex(HANDLE mutex) {
  return change_object<amp2hip_windows::mutex>(mutex, ERROR_NOT_OWNER,
                                               [](auto &of) { return of.release(); });
}
HANDLE CreateSemaphoreA(LPSECURITY_ATTRIBUTES, LONG count, LONG most, LPCSTR name) {
  return create_semaphore(name_of(name), count, most);
}
HANDLE CreateSemaphoreW(LPSECURITY_ATTRIBUTES, LONG count, LONG most, LPCWSTR name) {
  return create_semaphore(name_of(name), count, most);
}
BOOL ReleaseSemaphore(HANDLE semaphore, LONG count, LPLONG previous) {
  if (count <= 0)
    return fail(ERROR_INVALID_PARAMETER);
  return change_object<amp2hip_windows::semaphore>(
      semaphore, ERROR_TOO_MANY_POSTS, [=](auto &of) { return of.release(count, previous); });
}

HANDLE OpenEventA(DWORD, BOOL, LPCSTR name) { return open_named<event>(name_of(name)); }
HANDLE OpenEventW(DWORD, BOOL, LPCWSTR name) { return open_named<event>(name_of(name)); }
HANDLE OpenMutexA(DWORD, BOOL, LPCSTR name) { return open_named<mutex>(name_of(name)); }
HANDLE OpenMutexW(DWORD, BOOL, LPCWSTR name) { return open_named<mutex>(name_of(name)); }
HANDLE OpenSemaphoreA(DWORD, BOOL, LPCSTR name) { return open_named<semaphore>(name_of(name)); }
HANDLE OpenSemaphoreW(DWORD, BOOL, LPCWSTR name) { return open_named<semaphore>(name_of(name)); }

DWORD SignalObjectAndWait(HANDLE signal, HANDLE wait, DWORD milliseconds, BOOL) {
  const std::shared_ptr<object> of = object_of(signal);
  BOOL signaled = FALSE;
  if (std::dynamic_pointer_cast<event>(of) != nullptr)
    signaled = SetEvent(signal);
  else if (std::dynamic_pointer_cast<mutex>(of) != nullptr)
    signaled = ReleaseMutex(signal);
  else if (std::dynamic_pointer_cast<semaphore>(of) != nullptr)
    signaled = ReleaseSemaphore(signal, 1, nullptr);
  else
    fail_for_handle();
  return signaled != FALSE ? WaitForSingleObject(wait, milliseconds) : WAIT_FAILED;
}

HANDLE CreateEventExA(LPSECURITY_ATTRIBUTES security, LPCSTR name, DWORD flags, DWORD) {
  return CreateEventA(security, (flags & CREATE_EVENT_MANUAL_RESET) != 0,
                      (flags & CREATE_EVENT_INITIAL_SET) != 0, name);
}
HANDLE CreateEventExW(LPSECURITY_ATTRIBUTES security, LPCWSTR name, DWORD flags, DWORD) {
  return CreateEventW(security, (flags & CREATE_EVENT_MANUAL_RESET) != 0,
                      (flags & CREATE_EVENT_INITIAL_SET) != 0, name);
}
HANDLE CreateMutexExA(LPSECURITY_ATTRIBUTES security, LPCSTR name, DWORD flags, DWORD) {
  return CreateMutexA(security, (flags & CREATE_MUTEX_INITIAL_OWNER) != 0, name);
}
HANDLE CreateMutexExW(LPSECURITY_ATTRIBUTES security, LPCWSTR name, DWORD flags, DWORD) {
  return CreateMutexW(security, (flags & CREATE_MUTEX_INITIAL_OWNER) != 0, name);
}
HANDLE CreateSemaphoreExA(LPSECURITY_ATTRIBUTES security, LONG count, LONG most, LPCSTR name, DWORD,
                          DWORD) {
  return CreateSemaphoreA(security, count, most, name);
}
HANDLE CreateSemaphoreExW(LPSECURITY_ATTRIBUTES security, LONG count, LONG most, LPCWSTR name,
                          DWORD, DWORD) {
  return CreateSemaphoreW(security, count, most, name);
}
DWORD WaitForMultipleObjectsEx(DWORD count, const HANDLE *handles, BOOL all, DWORD milliseconds,
                               BOOL) {
  return WaitForMultipleObjects(count, handles, all, milliseconds);
}
