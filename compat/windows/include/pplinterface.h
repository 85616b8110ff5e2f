//===--- pplinterface.h - interfaces of the Parallel Patterns Library ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The exceptions and the cancellation of tasks.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPLINTERFACE_H
#define AMP2HIP_WINDOWS_PPLINTERFACE_H

#include "concrt.h"
#include "pplcancellation_token.h"

#endif // AMP2HIP_WINDOWS_PPLINTERFACE_H
