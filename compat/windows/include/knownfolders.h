//===--- knownfolders.h - numbers of folders of the user -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_KNOWNFOLDERS_H
#define AMP2HIP_WINDOWS_INCLUDE_KNOWNFOLDERS_H

#include "shlobj.h"

#endif // AMP2HIP_WINDOWS_INCLUDE_KNOWNFOLDERS_H
