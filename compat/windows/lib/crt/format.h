//===--- format.h - Microsoft's formats of printf ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_FORMAT_H
#define AMP2HIP_WINDOWS_LIB_CRT_FORMAT_H

#include <cstdarg>
#include <cstdio>
#include <optional>
#include <string>

namespace amp2hip_windows {

/// Returns the text that \p format, with Microsoft's conversions, makes of the arguments. Returns
/// nothing for `%n`, which Microsoft's library rejects too.
std::optional<std::string> format_text(const char *format, va_list arguments);
std::optional<std::wstring> format_text(const wchar_t *format, va_list arguments);

/// Writes a UTF-8 text to a stream, which may be wide-oriented. Returns false on an error.
bool put(std::FILE *stream, const std::string &text);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CRT_FORMAT_H
