//===--- error_messages.h - texts of error codes --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_ERROR_MESSAGES_H
#define AMP2HIP_WINDOWS_LIB_WIN32_ERROR_MESSAGES_H

#include "amp2hip_windows/win32/errors.h"
#include <vector>

namespace amp2hip_windows {

struct error_message {
  DWORD code;
  const char *text;
};
/// Returns Windows' English texts of the codes that winerror.h defines.
const std::vector<error_message> &error_messages();

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_ERROR_MESSAGES_H
