//===--- shellapi.h - command lines ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// CommandLineToArgvW. Calls of other functions of the shell are errors that say what to do
/// instead.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_SHELLAPI_H
#define AMP2HIP_WINDOWS_INCLUDE_SHELLAPI_H

#include "amp2hip_windows/shell/command_line.h"
#include "amp2hip_windows/shell/unavailable.h"
#include "windows.h"

#endif // AMP2HIP_WINDOWS_INCLUDE_SHELLAPI_H
