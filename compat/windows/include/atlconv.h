//===--- atlconv.h - conversions between narrow and wide characters -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Objects such as CW2A, and macros such as W2A.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATLCONV_H
#define AMP2HIP_WINDOWS_ATLCONV_H

#include "amp2hip_windows/atl/conversion_macros.h"
#include "amp2hip_windows/atl/conversions.h"
#include "tchar.h"
#include "windows.h"

#endif // AMP2HIP_WINDOWS_ATLCONV_H
