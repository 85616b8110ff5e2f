//===--- amprt.h - the runtime of C++ AMP --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Microsoft's <amp.h> includes it; its own names are not available.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AMPRT_H
#define AMP2HIP_WINDOWS_AMPRT_H

#include <amp.h>

#endif // AMP2HIP_WINDOWS_AMPRT_H
