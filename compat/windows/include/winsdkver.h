//===--- winsdkver.h - versions of Windows -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// It declares nothing here.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WINSDKVER_H
#define AMP2HIP_WINDOWS_WINSDKVER_H

#endif // AMP2HIP_WINDOWS_WINSDKVER_H
