//===--- system_function.h - functions of the system's C library ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_SYSTEM_FUNCTION_H
#define AMP2HIP_WINDOWS_LIB_CRT_SYSTEM_FUNCTION_H

#include <dlfcn.h>

namespace amp2hip_windows {

/// Returns the function \p name of the system, which this library replaces.
template <typename Function>
Function *system_function(const char *name) {
  return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CRT_SYSTEM_FUNCTION_H
