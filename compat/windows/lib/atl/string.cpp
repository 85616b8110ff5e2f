//===--- string.cpp - the text of empty strings ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/atl/simple_string.h"

namespace amp2hip_windows {

static struct {
  string_header header;
  wchar_t end;
} empty_string = {{0, 0}, 0};

wchar_t *const no_text = &empty_string.end;

} // namespace amp2hip_windows
