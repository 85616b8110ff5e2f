//===--- faults.h - exceptions of the processor -----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_FAULTS_H
#define AMP2HIP_WINDOWS_LIB_WIN32_FAULTS_H

#include "amp2hip_windows/win32/exceptions.h"
#include "eh.h"

namespace amp2hip_windows {

/// The function of _set_se_translator, or null.
extern thread_local _se_translator_function se_translator;

/// Calls the filter of SetUnhandledExceptionFilter. Returns EXCEPTION_CONTINUE_SEARCH without one,
/// and while a filter runs.
LONG filter_unhandled(LPEXCEPTION_POINTERS exception);

/// Installs the signal handlers that throw exceptions for faults, unless a sanitizer has its own.
void handle_faults();

/// Writes the sentence \p problem about an exception to stderr.
void report_exception(const EXCEPTION_RECORD &record, const char *problem);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_FAULTS_H
