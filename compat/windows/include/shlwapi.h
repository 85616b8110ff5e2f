//===--- shlwapi.h - paths and strings of the shell -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Functions for the text of paths, and string functions. Calls of some other functions are errors
/// that say what to do instead; the rest is not declared.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_SHLWAPI_H
#define AMP2HIP_WINDOWS_INCLUDE_SHLWAPI_H

#include "amp2hip_windows/shell/paths.h"
#include "amp2hip_windows/shell/strings.h"
#include "amp2hip_windows/shell/unavailable.h"
#include "windows.h"

#endif // AMP2HIP_WINDOWS_INCLUDE_SHLWAPI_H
