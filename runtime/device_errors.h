//===--- device_errors.h - errors that kernels report ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_DEVICE_ERRORS_H
#define AMP2HIP_RUNTIME_DEVICE_ERRORS_H

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/error/device_errors.h"

namespace amp2hip {

/// Connects the error channels (error_channel) of all source files to the device \p to. Called
/// before each launch on a GPU; takes no lock if no source file has a channel.
void attach_channels(device &to);

/// Throws runtime_exception if a kernel on a GPU has reported an error since the last call. Called
/// after every wait for a GPU.
void throw_reported_errors();

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_DEVICE_ERRORS_H
