//===--- shared_memory.h - memory that processes share by a name ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_SHARED_MEMORY_H
#define AMP2HIP_WINDOWS_LIB_WIN32_SHARED_MEMORY_H

#include <string>

namespace amp2hip_windows {

/// Memory in /dev/shm that is removed after the last process has closed it. Each process holds a
/// shared lock of the file.
class shared_memory {
public:
  /// Opens the memory of a name; creates it if \p creates. The descriptor is -1, with errno, after
  /// an error.
  shared_memory(const std::string &name, bool creates);
  ~shared_memory();
  shared_memory(const shared_memory &) = delete;
  shared_memory &operator=(const shared_memory &) = delete;

  int descriptor() const { return descriptor_; }
  /// True if there was no such memory: its size is 0.
  bool is_new() const { return is_new_; }

private:
  /// Returns false if another process removed the file before it was locked.
  bool open_and_lock(bool creates);

  const std::string path_;
  int descriptor_ = -1;
  bool is_new_ = false;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_SHARED_MEMORY_H
