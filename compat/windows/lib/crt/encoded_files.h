//===--- encoded_files.h - files with a mode such as ccs=UTF-8 ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_ENCODED_FILES_H
#define AMP2HIP_WINDOWS_LIB_CRT_ENCODED_FILES_H

#include <cstdio>
#include <string>

namespace amp2hip_windows {

/// Opens or, if \p old is not null, reopens a file. \p mode is one of Microsoft's library, whose
/// additional letters have no effect.
///
/// With `ccs=UTF-8`, `ccs=UTF-16LE` or `ccs=UNICODE` (UTF-16LE), the stream is wide-oriented and
/// converts. The byte order mark at the start of the file has precedence and is skipped; an empty
/// file gets one. Functions for narrow characters and fwrite() fail on such a stream.
std::FILE *open_file(const std::string &name, const std::string &mode, std::FILE *old = nullptr);

/// Returns the part of Microsoft's \p mode that fopen() of the system knows.
std::string mode_of(const std::string &mode);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CRT_ENCODED_FILES_H
