//===--- invalid_parameter.h - reports of invalid parameters -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_INVALID_PARAMETER_H
#define AMP2HIP_WINDOWS_LIB_CRT_INVALID_PARAMETER_H

#include "amp2hip_windows/crt/types.h"
#include <cerrno>

namespace amp2hip_windows {

/// Calls the handler of invalid parameters, sets errno to \p code and returns it. Without a
/// handler, prints "FUNCTION: PROBLEM" and aborts the program.
errno_t invalid_parameter(const char *function, const char *problem, errno_t code = EINVAL);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CRT_INVALID_PARAMETER_H
