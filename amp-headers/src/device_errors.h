//===--- device_errors.h - what kernels report ------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SRC_DEVICE_ERRORS_H
#define AMP2HIP_SRC_DEVICE_ERRORS_H

#include "amp2hip/backend.h"
#include "amp2hip/device_errors.h"

namespace amp2hip {

/// Before a launch on a GPU: makes it known to the channels of all source
/// files that have one. Costs nothing where none has.
void attach_channels(device &to);

/// After waiting for a GPU: throws runtime_exception with what a kernel
/// reported since the last time, if one did.
void throw_reported_errors();

} // namespace amp2hip

#endif // AMP2HIP_SRC_DEVICE_ERRORS_H
