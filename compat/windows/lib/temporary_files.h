//===--- temporary_files.h - folder of temporary files --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_TEMPORARY_FILES_H
#define AMP2HIP_WINDOWS_LIB_TEMPORARY_FILES_H

#include <string>

namespace amp2hip_windows {

/// Returns the folder of the variable TMPDIR, or `/tmp/`, with a slash at the end.
std::string temporary_folder();

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_TEMPORARY_FILES_H
