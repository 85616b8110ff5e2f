//===--- excpt.h - structured exceptions ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Structured exceptions: the values and functions of filters.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_EXCPT_H
#define AMP2HIP_WINDOWS_EXCPT_H

#include "amp2hip_windows/win32/exceptions.h"

#endif // AMP2HIP_WINDOWS_EXCPT_H
