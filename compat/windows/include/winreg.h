//===--- winreg.h - the registry ------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WINREG_H
#define AMP2HIP_WINDOWS_WINREG_H

#include "amp2hip_windows/win32/registry.h"

#endif // AMP2HIP_WINDOWS_WINREG_H
