//===--- concrtrm.h - resources of the Concurrency Runtime ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// GetProcessorCount and GetProcessorNodeCount; the resource manager is not available.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CONCRTRM_H
#define AMP2HIP_WINDOWS_CONCRTRM_H

#include "amp2hip_windows/ppl/unavailable.h"
#include "concrt.h"

#endif // AMP2HIP_WINDOWS_CONCRTRM_H
