//===--- rpc_types.h - byte and boolean -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The types of rpcndr.h that programs use without remote procedure calls.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_RPC_TYPES_H
#define AMP2HIP_WINDOWS_WIN32_RPC_TYPES_H

typedef unsigned char byte;
typedef unsigned char boolean;

#endif // AMP2HIP_WINDOWS_WIN32_RPC_TYPES_H
