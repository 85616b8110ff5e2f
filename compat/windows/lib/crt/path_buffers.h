//===--- path_buffers.h - the parts of a path, in buffers -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_PATH_BUFFERS_H
#define AMP2HIP_WINDOWS_LIB_CRT_PATH_BUFFERS_H

#include "crt/invalid_parameter.h"
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <string>

namespace amp2hip_windows {

/// A buffer of the program for \c size characters; null, with size 0, if the program does not want
/// this part of the path.
template <typename Char>
struct path_buffer {
  Char *to;
  std::size_t size;

  /// Returns false if \p part does not fit.
  bool store(const std::basic_string<Char> &part) const {
    if (to == nullptr)
      return true;
    if (part.size() >= size)
      return false;
    std::copy_n(part.c_str(), part.size() + 1, to);
    return true;
  }
};

/// Stores the drive, folder, name and extension of \p path, which split() returns as an array. If a
/// part does not fit, all buffers become empty and the result is ERANGE. \p function is the
/// function that the program has called.
template <typename Char, typename Split>
errno_t store_parts(const char *function, const Char *path, const path_buffer<Char> (&buffers)[4],
                    Split split) {
  bool valid = path != nullptr;
  for (const path_buffer<Char> &buffer : buffers)
    valid = valid && (buffer.to == nullptr) == (buffer.size == 0);
  if (!valid)
    return invalid_parameter(function, "the path is null, or a buffer does not fit its size");
  const auto parts = split(path);
  bool fits = true;
  for (int i = 0; i < 4; ++i)
    fits = fits && buffers[i].store(parts[i]);
  if (fits)
    return 0;
  for (const path_buffer<Char> &buffer : buffers)
    if (buffer.to != nullptr)
      *buffer.to = 0;
  return errno = ERANGE;
}

/// Returns the drive, folder, name and extension of \p path.
std::array<std::string, 4> split_path(const std::string &path);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CRT_PATH_BUFFERS_H
