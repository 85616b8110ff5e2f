//===--- objbase.h - initialization and memory of COM ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// CoInitialize, memory, identifiers and IUnknown. CoCreateInstance is an error: no class is
/// registered.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_OBJBASE_H
#define AMP2HIP_WINDOWS_INCLUDE_OBJBASE_H

#include "amp2hip_windows/win32/com.h"
#include "amp2hip_windows/win32/iunknown.h"
#include "windows.h"

#endif // AMP2HIP_WINDOWS_INCLUDE_OBJBASE_H
