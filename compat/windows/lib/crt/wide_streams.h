//===--- wide_streams.h - wide characters in streams of UTF-8 ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_WIDE_STREAMS_H
#define AMP2HIP_WINDOWS_LIB_CRT_WIDE_STREAMS_H

#include <cstdio>
#include <cwchar>

namespace amp2hip_windows {

/// Reads a character of UTF-8, or of a wide-oriented stream. Returns WEOF at the end.
wint_t read_character(std::FILE *stream);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CRT_WIDE_STREAMS_H
