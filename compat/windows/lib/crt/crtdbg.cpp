//===--- crtdbg.cpp - reports of _ASSERTE and _RPT0 ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "crtdbg.h"
#include "crt/format.h"

int _CrtDbgReport(int type, const char *file, int line, const char *, const char *format, ...) {
  std::string text;
  if (file != nullptr)
    text = std::string(file) + ":" + std::to_string(line) + ": ";
  if (format != nullptr) {
    va_list arguments;
    va_start(arguments, format);
    text += amp2hip_windows::format_text(format, arguments).value_or("");
    va_end(arguments);
  }
  if (type != _CRT_WARN && (text.empty() || text.back() != '\n'))
    text += '\n';
  amp2hip_windows::put(stderr, text);
  return type == _CRT_ERROR || type == _CRT_ASSERT;
}
