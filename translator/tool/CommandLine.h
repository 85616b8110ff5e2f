//===--- CommandLine.h - What the user asked for ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_COMMANDLINE_H
#define AMP2HIP_TOOL_COMMANDLINE_H

#include "BuildLine.h"
#include "clang/Tooling/CompilationDatabase.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

/// One source and the path of its translation.
struct Job {
  std::string Input;
  std::string Output; ///< "-" for standard output.
};

/// Whether messages have colors. Auto: on a terminal.
enum class ColorMode { Auto, Always, Never };

struct CommandLine {
  std::vector<Job> Jobs;
  std::string HeaderDir;
  std::string HeaderBase;
  std::string DepFile;
  /// `amp-long`, `no-amp-long`, `error`, `error=amp-long`...
  std::vector<std::string> WarningFlags;
  ColorMode Colors = ColorMode::Auto;
  unsigned ErrorLimit = 20;
  std::vector<std::string> AmpExtensions;
  bool AmpLongAsInt = false;
  bool TileLoops = false;
  bool Force = false;      ///< Overwrite files of others.
  bool ApplyFixes = false; ///< Edit the sources as messages suggest.
  bool ListRules = false;
  std::string Explain; ///< The rule to explain; empty: none.
  std::unique_ptr<clang::tooling::CompilationDatabase> Database;
  std::optional<BuildTarget> PrintCompilerFlags;
  std::optional<BuildTarget> PrintLibraries;
};

/// Reads the command line by the conventions of clang::tooling's
/// CommonOptionsParser (-p, --extra-arg, flags after "--"). With no flags and
/// no compilation database a source is C++17. --help and --version end the
/// process. Nothing, with a message on standard error, if it makes no sense.
std::optional<CommandLine> parseCommandLine(int Count, const char **Arguments);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_COMMANDLINE_H
