//===--- MigrateCommandLine.h - Options of migrate --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_COMMANDS_MIGRATECOMMANDLINE_H
#define AMP2HIP_TOOL_COMMANDS_MIGRATECOMMANDLINE_H

#include "migrate/run/Options.h"
#include "options/Environment.h"
#include "options/OptionChecks.h"
#include <optional>

namespace amp2hip {

/// True if the command line is one of `amp2hip migrate` or `amp2hip check`. The
/// name of a C++ source has an extension, so these words are not sources.
bool isMigrateCommand(int Count, const char **Arguments);

/// Parses the command line of `amp2hip migrate` or `amp2hip check`. For
/// `amp2hip check DIR`, the options of the last run come first. Returns nothing
/// if the command line is wrong, after printing a message to standard error.
std::optional<migrate::MigrateOptions> parseMigrateCommandLine(int Count, const char **Arguments,
                                                               const Environment &Env);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_COMMANDS_MIGRATECOMMANDLINE_H
