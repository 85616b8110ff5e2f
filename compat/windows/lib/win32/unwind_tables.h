//===--- unwind_tables.h - where a fault can be caught ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_UNWIND_TABLES_H
#define AMP2HIP_WINDOWS_LIB_WIN32_UNWIND_TABLES_H

#include <ucontext.h>

namespace amp2hip_windows {

/// Prepares \p context, of a fault, for an exception that a handler in the frame of the object at
/// \p guard catches. Only that frame must be compiled with -fnon-call-exceptions. In other
/// functions, the tables of exceptions are right only for calls that may throw: not for the place
/// of a fault, nor for calls of functions such as memcpy, where std::terminate() or the destructors
/// of another place would run. The exception is therefore raised in the first caller whose call may
/// throw. The destructors of the frames that are skipped do not run, as on Windows.
///
/// Returns false, and changes nothing, if no handler can catch the exception.
bool prepare_to_throw(ucontext_t &context, const void *guard);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_UNWIND_TABLES_H
