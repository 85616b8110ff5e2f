//===--- rpcndr.h - byte and boolean --------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_RPCNDR_H
#define AMP2HIP_WINDOWS_INCLUDE_RPCNDR_H

#include "amp2hip_windows/win32/rpc_types.h"

#endif // AMP2HIP_WINDOWS_INCLUDE_RPCNDR_H
