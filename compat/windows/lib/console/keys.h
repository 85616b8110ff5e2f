//===--- keys.h - events of a terminal -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CONSOLE_KEYS_H
#define AMP2HIP_WINDOWS_LIB_CONSOLE_KEYS_H

#include "amp2hip_windows/win32/console_input.h"
#include <string>
#include <vector>

namespace amp2hip_windows {

/// Removes the first key or escape sequence from the bytes of a terminal and returns its events:
/// for a key, down and up; none for other sequences. Requires a byte. The bytes of one key must be
/// complete.
std::vector<INPUT_RECORD> take_events(std::string &bytes);
/// Returns whether more bytes may complete the first key or escape sequence of \p bytes.
bool is_incomplete(const std::string &bytes);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CONSOLE_KEYS_H
