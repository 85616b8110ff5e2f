//===--- Dispatch.h - Selection of the cpu or amp overload ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text with which generated functions select the cpu or the amp overload. The device pass of
// the compiler, which compiles device code only, sees no code of the cpu overload. The other pass
// selects at run time, because the CPU accelerator runs kernels as host code.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_PAIRS_DISPATCH_H
#define AMP2HIP_REWRITE_PAIRS_DISPATCH_H

#include "text/CodeTemplate.h"

namespace amp2hip {

/// Returns the lines that run \p Cpu, a statement that must leave the function, in cpu code.
/// \p OnDevice contains lines for the device pass, if any.
///
///   #if !AMP2HIP_DEVICE_PASS
///       if (!amp2hip::on_accelerator()) <Cpu>
///   #else
///   <OnDevice>
///   #endif
std::string dispatchLines(const CodeLayout &Layout, llvm::StringRef Cpu,
                          llvm::StringRef OnDevice = "");

/// Returns the expression `amp2hip::on_accelerator() ? <Amp> : <Cpu>`, with \p Break before the
/// colon.
std::string dispatchExpression(llvm::StringRef Amp, llvm::StringRef Cpu,
                               llvm::StringRef Break = " ");

/// Returns the lines of a constructor that contain its initializers: \p OnDevice for the device
/// pass, which may be empty, and \p OnHost for the other pass. \p Layout is the layout of the
/// constructor.
///
///   #if AMP2HIP_DEVICE_PASS
///       : <OnDevice>
///   #else
///       : <OnHost>
///   #endif
std::string initializerLines(const CodeLayout &Layout, llvm::StringRef OnDevice,
                             llvm::StringRef OnHost);

/// Returns \p Lines for the device pass only.
std::string devicePassLines(const CodeLayout &Layout, llvm::StringRef Lines);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_PAIRS_DISPATCH_H
