//===--- proc_files.h - numbers in files of /proc -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_PROC_FILES_H
#define AMP2HIP_WINDOWS_LIB_WIN32_PROC_FILES_H

#include <string>

namespace amp2hip_windows {

/// Returns the number after \p key at the start of a line of a file of /proc, or 0.
unsigned long long number_in(const char *file, const std::string &key);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_PROC_FILES_H
