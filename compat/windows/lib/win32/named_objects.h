//===--- named_objects.h - names of objects -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_NAMED_OBJECTS_H
#define AMP2HIP_WINDOWS_LIB_WIN32_NAMED_OBJECTS_H

#include "text.h"
#include "win32/last_error.h"
#include "win32/objects.h"
#include <map>

namespace amp2hip_windows {

/// The named objects of the process, which all kinds of objects share.
struct named_objects {
  std::mutex lock;
  std::map<std::string, std::weak_ptr<object>> objects;
  static named_objects &get() {
    static auto *const all = new named_objects; // used until the program ends
    return *all;
  }
};

inline std::string name_of(LPCSTR name) { return name != nullptr ? name : ""; }
inline std::string name_of(LPCWSTR name) { return name != nullptr ? narrow(name) : ""; }

/// Opens a new object or, if there is one of this name, that object, with ERROR_ALREADY_EXISTS.
template <typename Type, typename Make>
HANDLE create_named(const std::string &name, Make make) {
  SetLastError(ERROR_SUCCESS);
  if (name.empty())
    return open_handle(make());
  named_objects &all = named_objects::get();
  const std::lock_guard<std::mutex> guard(all.lock);
  if (const std::shared_ptr<object> old = all.objects[name].lock()) {
    if (std::dynamic_pointer_cast<Type>(old) == nullptr) {
      fail_for_handle();
      return nullptr;
    }
    SetLastError(ERROR_ALREADY_EXISTS);
    return open_handle(old);
  }
  std::shared_ptr<Type> made = make();
  all.objects[name] = made;
  return open_handle(made);
}

/// Opens an object; returns null, with ERROR_FILE_NOT_FOUND, if there is none of this name.
template <typename Type>
HANDLE open_named(const std::string &name) {
  named_objects &all = named_objects::get();
  const std::lock_guard<std::mutex> guard(all.lock);
  const auto found = all.objects.find(name);
  const std::shared_ptr<object> old = found != all.objects.end() ? found->second.lock() : nullptr;
  if (old == nullptr)
    fail(ERROR_FILE_NOT_FOUND);
  else if (std::dynamic_pointer_cast<Type>(old) == nullptr)
    fail_for_handle();
  else
    return open_handle(old);
  return nullptr;
}

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_NAMED_OBJECTS_H
