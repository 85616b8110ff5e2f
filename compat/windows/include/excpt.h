//===--- excpt.h - structured exceptions ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Structured exceptions (__try, __except) are not available; it declares nothing.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_EXCPT_H
#define AMP2HIP_WINDOWS_EXCPT_H

#endif // AMP2HIP_WINDOWS_EXCPT_H
