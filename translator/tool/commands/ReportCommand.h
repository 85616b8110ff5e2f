//===--- ReportCommand.h - The command report -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_COMMANDS_REPORTCOMMAND_H
#define AMP2HIP_TOOL_COMMANDS_REPORTCOMMAND_H

namespace amp2hip {

/// True if the command line is one of `amp2hip report`.
bool isReportCommand(int Count, const char **Arguments);

/// Runs `amp2hip report`, which merges the JSON reports of shards. Returns the
/// exit code.
int runReportCommand(int Count, const char **Arguments);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_COMMANDS_REPORTCOMMAND_H
