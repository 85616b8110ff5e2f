//===--- file_objects.h - open files and searches behind handles ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_FILE_OBJECTS_H
#define AMP2HIP_WINDOWS_LIB_WIN32_FILE_OBJECTS_H

#include "find_files.h"
#include "win32/objects.h"
#include <unistd.h>

namespace amp2hip_windows {

/// An open file, or one of the standard streams, which stays open.
class file final : public object {
public:
  file(int descriptor, bool closes) : descriptor(descriptor), closes_(closes) {}
  /// Leaves the descriptor open when the handle is closed.
  void release() { closes_ = false; }
  ~file() override {
    if (closes_)
      close(descriptor);
  }
  bool is_signaled() const override { return true; }

  const int descriptor;

private:
  bool closes_;
};

/// The files that FindFirstFile found.
class search final : public object {
public:
  explicit search(std::vector<found_file> found) : files(std::move(found)) {}
  std::vector<found_file> files;
  std::size_t next = 0;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_FILE_OBJECTS_H
