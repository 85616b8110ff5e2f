//===--- os_handles.cpp - handles of files of the C library ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/io.h"
#include "amp2hip_windows/win32/handles.h"
#include "crt/invalid_parameter.h"
#include "win32/file_objects.h"
#include <cerrno>
#include <fcntl.h>
#include <map>
#include <mutex>

using namespace amp2hip_windows;

namespace {
struct os_handles {
  std::mutex lock;
  std::map<int, HANDLE> of; ///< By descriptor.
  static os_handles &get() {
    static auto *const all = new os_handles; // used until the program ends
    return *all;
  }
};
} // namespace

intptr_t _get_osfhandle(int descriptor) {
  if (fcntl(descriptor, F_GETFD) == -1) {
    invalid_parameter("_get_osfhandle", "the file is not open", EBADF);
    return -1;
  }
  os_handles &handles = os_handles::get();
  const std::lock_guard<std::mutex> guard(handles.lock);
  HANDLE &handle = handles.of[descriptor];
  if (handle == nullptr || object_of(handle) == nullptr)
    handle = open_handle(std::make_shared<file>(descriptor, false));
  return reinterpret_cast<intptr_t>(handle);
}

int _open_osfhandle(intptr_t handle, int) {
  const auto of = object_as<file>(reinterpret_cast<HANDLE>(handle));
  if (of == nullptr) {
    errno = EBADF;
    return -1;
  }
  of->release();
  os_handles &handles = os_handles::get();
  const std::lock_guard<std::mutex> guard(handles.lock);
  handles.of[of->descriptor] = reinterpret_cast<HANDLE>(handle);
  return of->descriptor;
}
