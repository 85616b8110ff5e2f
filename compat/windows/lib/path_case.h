//===--- path_case.h - Paths in another letter case -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_PATH_CASE_H
#define AMP2HIP_WINDOWS_LIB_PATH_CASE_H

#include <string>

namespace amp2hip_windows {

/// Returns \p path with the letter case of the files and folders that exist, since paths on Windows
/// do not depend on the case. A path that exists stays unchanged, and so does the part of a path
/// that does not exist in any case. If several names differ only in their case, takes the first in
/// the order of their bytes.
std::string in_existing_case(std::string path);

/// Returns the new path of the existing file \p from that is to be renamed to \p to. If only the
/// case of the name changes, it is that of \p to.
std::string renamed_path(const std::string &from, const std::string &to);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_PATH_CASE_H
