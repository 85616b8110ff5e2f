//===--- TraceCommand.h - The command trace ---------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_COMMANDS_TRACECOMMAND_H
#define AMP2HIP_TOOL_COMMANDS_TRACECOMMAND_H

namespace amp2hip {

/// True if the command line is one of `amp2hip trace`.
bool isTraceCommand(int Count, const char **Arguments);

/// Runs `amp2hip trace`, which writes a page that shows a trace of a program (AMP2HIP_TRACE).
/// Returns the exit code.
int runTraceCommand(int Count, const char **Arguments);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_COMMANDS_TRACECOMMAND_H
