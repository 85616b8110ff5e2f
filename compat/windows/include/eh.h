//===--- eh.h - handlers of exceptions ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Handlers of exceptions. For C++ only.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_EH_H
#define AMP2HIP_WINDOWS_INCLUDE_EH_H

#include <exception>

struct _EXCEPTION_POINTERS;
typedef void (*_se_translator_function)(unsigned int code, struct _EXCEPTION_POINTERS *);

/// Returns the previous function of this thread. The new one is called for faults of the processor
/// and by RaiseException, and usually throws an exception of C++. As for `__except`, only code that
/// g++ compiles with -fnon-call-exceptions can catch the exception of a fault.
_se_translator_function _set_se_translator(_se_translator_function function);
using std::set_terminate;
using std::terminate;

#endif // AMP2HIP_WINDOWS_INCLUDE_EH_H
