//===--- export_ordinals.h - Functions by ordinal ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_EXPORT_ORDINALS_H
#define AMP2HIP_WINDOWS_LIB_WIN32_EXPORT_ORDINALS_H

#include "amp2hip_windows/win32/modules.h"

namespace amp2hip_windows {

/// Returns the function or variable that \p module exports by \p ordinal; null with a message on
/// stderr if it has none.
void *exported_by_ordinal(HMODULE module, unsigned ordinal);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_EXPORT_ORDINALS_H
