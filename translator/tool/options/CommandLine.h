//===--- CommandLine.h - Parsing the command line ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_OPTIONS_COMMANDLINE_H
#define AMP2HIP_TOOL_OPTIONS_COMMANDLINE_H

#include "options/BuildFlags.h"
#include "options/OptionChecks.h"
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

/// The parsed command line. The fields without a comment have the same meaning
/// as those of TranslateOptions.
struct CommandLine {
  std::vector<Job> Jobs; ///< Empty if there is nothing to translate.
  std::string HeaderDir;
  std::string HeaderBase;
  std::string DepFile; ///< Where to write the dependencies; empty: nowhere.
  /// Root of the tree that the outputs mirror, an absolute path; empty: none.
  std::string MirrorRoot;
  std::string ResultFile; ///< Where to write the record; empty: nowhere.
  std::vector<std::string> WarningFlags;
  std::vector<std::string> RemarkFlags;
  ColorMode Colors = ColorMode::Auto; ///< Of the diagnostics.
  unsigned ErrorLimit = 20;
  std::vector<std::string> AmpExtensions;
  bool AmpLongAsInt = false;
  bool LineDirectives = false;
  bool TileLoops = false;
  Optimizations Optimize;
  bool FromMsvc = false;
  bool DefineWin32 = false;
  bool LongAsInt = false;
  bool AmpPreview = false;
  std::optional<std::vector<std::string>> VaryingMacros;
  bool Force = false;       ///< Overwrite edited outputs and other files.
  bool ApplyFixes = false;  ///< Apply the suggested edits to the sources.
  bool ListRules = false;   ///< Only print the rules.
  bool ListDevices = false; ///< Only print the accelerators of this machine.
  std::string Explain;      ///< Only print the page of this rule; empty: none.
  std::string Generate;     ///< Only print this file (see ShellFiles.h); empty: none.
  /// The compiler flags of the sources.
  std::unique_ptr<clang::tooling::CompilationDatabase> Database;
  /// Only print the compiler flags for this target.
  std::optional<BuildTarget> PrintCompilerFlags;
  /// Only print the libraries for this target.
  std::optional<BuildTarget> PrintLibraries;
};

/// Parses the command line. The options -p and --extra-arg and flags after "--"
/// have the meaning that they have for CommonOptionsParser of clang::tooling.
/// Without flags and compilation database, a source is C++17. --help and
/// --version end the process. Returns nothing if the command line is wrong,
/// after printing a message to standard error.
std::optional<CommandLine> parseCommandLine(int Count, const char **Arguments);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_OPTIONS_COMMANDLINE_H
