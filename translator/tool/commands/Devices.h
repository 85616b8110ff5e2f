//===--- Devices.h - The accelerators of this machine -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_COMMANDS_DEVICES_H
#define AMP2HIP_TOOL_COMMANDS_DEVICES_H

#include "llvm/Support/raw_ostream.h"

namespace amp2hip {

/// Prints the GPUs that the drivers of NVIDIA and AMD find and why there are none, and the CPU
/// (`--devices`).
void printDevices(llvm::raw_ostream &Out);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_COMMANDS_DEVICES_H
