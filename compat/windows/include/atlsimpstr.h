//===--- atlsimpstr.h - CSimpleString -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATLSIMPSTR_H
#define AMP2HIP_WINDOWS_ATLSIMPSTR_H

#include "amp2hip_windows/atl/simple_string.h"
#include "tchar.h"
#include "windows.h"

#endif // AMP2HIP_WINDOWS_ATLSIMPSTR_H
