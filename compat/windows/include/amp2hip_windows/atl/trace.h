//===--- trace.h - ATLTRACE -----------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Messages for the debugger, which OutputDebugString() writes if _DEBUG is defined.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_TRACE_H
#define AMP2HIP_WINDOWS_ATL_TRACE_H

#include "amp2hip_windows/atl/namespace.h"
#include "amp2hip_windows/crt/stdio.h"
#include "amp2hip_windows/crt/wide_stdio.h"
#include "amp2hip_windows/win32/system.h"
#include <stdarg.h>

namespace ATL {

/// The categories of messages; all of them are written.
enum atlTraceFlags : unsigned {
  atlTraceGeneral = 0x1,
  atlTraceString = 0x400,
  atlTraceUtil = 0x10000,
  atlTraceException = 0x200000
};

inline void AtlTraceV(const char *format, va_list arguments) {
  char text[1024];
  _vsnprintf_s(text, sizeof text, _TRUNCATE, format, arguments);
  OutputDebugStringA(text);
}
inline void AtlTraceV(const wchar_t *format, va_list arguments) {
  wchar_t text[1024];
  _vsnwprintf_s(text, 1024, _TRUNCATE, format, arguments);
  OutputDebugStringW(text);
}
inline void AtlTrace(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  AtlTraceV(format, arguments);
  va_end(arguments);
}
inline void AtlTrace(const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  AtlTraceV(format, arguments);
  va_end(arguments);
}
inline void AtlTrace(unsigned, unsigned, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  AtlTraceV(format, arguments);
  va_end(arguments);
}
inline void AtlTrace(unsigned, unsigned, const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  AtlTraceV(format, arguments);
  va_end(arguments);
}

} // namespace ATL

#ifndef ATLTRACE
#if defined(_DEBUG)
#define ATLTRACE(...) ATL::AtlTrace(__VA_ARGS__)
#else
#define ATLTRACE(...) ((void)0)
#endif
#endif
#define ATLTRACE2(...) ATLTRACE(__VA_ARGS__)

#endif // AMP2HIP_WINDOWS_ATL_TRACE_H
