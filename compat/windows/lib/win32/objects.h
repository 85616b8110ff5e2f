//===--- objects.h - the objects behind handles --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_OBJECTS_H
#define AMP2HIP_WINDOWS_LIB_WIN32_OBJECTS_H

#include "amp2hip_windows/win32/types.h"
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>

namespace amp2hip_windows {

/// The result of an attempt to acquire an object.
enum class acquisition {
  none,     ///< The object is not signaled.
  acquired, ///< The wait succeeded.
  abandoned ///< The wait succeeded; the object is a mutex whose thread ended.
};

/// An object that threads can wait for. One lock protects all objects, so that a thread can wait
/// for several of them at once.
class object {
public:
  virtual ~object() = default;
  /// True if a wait of the current thread would succeed. The lock of objects must be held.
  virtual bool is_signaled() const { return false; }
  /// Ends a wait, for example resets an event. Requires is_signaled(), and the lock of objects.
  virtual acquisition acquire() { return acquisition::acquired; }
};

/// The lock of all objects, and the condition that some object was signaled.
struct object_lock {
  std::mutex mutex;
  std::condition_variable signaled;
  static object_lock &get();
};

/// Returns a new handle of an object.
HANDLE open_handle(std::shared_ptr<object> of);
/// Returns the object of a handle; null if the handle is not open.
std::shared_ptr<object> object_of(HANDLE handle);
/// Returns the object of a handle if it is a \p Type; otherwise null, with ERROR_INVALID_HANDLE.
template <typename Type>
std::shared_ptr<Type> object_as(HANDLE handle);
BOOL fail_for_handle();
/// Releases the mutexes that the current thread owns. Called when it ends.
void abandon_mutexes();

/// A stable number of the current thread, that of the operating system.
DWORD current_thread_id();

template <typename Type>
std::shared_ptr<Type> object_as(HANDLE handle) {
  auto found = std::dynamic_pointer_cast<Type>(object_of(handle));
  if (found == nullptr)
    fail_for_handle();
  return found;
}

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_OBJECTS_H
