//===--- ole2.h - the headers of COM objects ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_OLE2_H
#define AMP2HIP_WINDOWS_INCLUDE_OLE2_H

#include "oleauto.h"
#include "unknwn.h"

#endif // AMP2HIP_WINDOWS_INCLUDE_OLE2_H
