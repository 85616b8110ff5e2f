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

/// Reads a character of UTF-8, or of a wide-oriented stream. Returns WEOF at the end. A byte that
/// is not UTF-8 is the character of the same value, as in Microsoft's locale "C".
wint_t read_character(std::FILE *stream);
/// Makes \p character the next one that is read. Returns it, or WEOF.
wint_t unread_character(wint_t character, std::FILE *stream);
/// The system's fputwc(), for wide-oriented streams.
wint_t put_to_wide_stream(wchar_t character, std::FILE *stream);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CRT_WIDE_STREAMS_H
