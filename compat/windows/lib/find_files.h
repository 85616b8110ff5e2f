//===--- find_files.h - files that match a pattern -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_FIND_FILES_H
#define AMP2HIP_WINDOWS_LIB_FIND_FILES_H

#include <cstddef>
#include <string>
#include <sys/stat.h>
#include <vector>

namespace amp2hip_windows {

/// A file and its status.
struct found_file {
  std::string name; ///< Without its folder.
  struct stat status;
};

/// Returns the files that match \p pattern, a path whose last part may contain `*` and `?`, sorted
/// by name. Upper and lower case are equal, and `*.*` matches every name, as on Windows.
std::vector<found_file> find_files(const std::string &pattern);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_FIND_FILES_H
