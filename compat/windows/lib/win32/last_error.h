//===--- last_error.h - codes of GetLastError ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_LAST_ERROR_H
#define AMP2HIP_WINDOWS_LIB_WIN32_LAST_ERROR_H

#include "amp2hip_windows/win32/errors.h"

namespace amp2hip_windows {

/// Returns the error code of Windows for a value of errno.
DWORD code_of_errno(int error);
/// Sets the code of GetLastError. Returns FALSE, the result of the functions that failed.
BOOL fail(DWORD code);
/// The same for the current errno.
BOOL fail_with_errno();
/// Returns TRUE if \p result, of a system call, is not -1; otherwise fails with errno.
BOOL succeeded(long result);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_LAST_ERROR_H
