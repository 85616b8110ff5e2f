//===--- CompilerFlags.h - The meaning of flags of compilers ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts the flags of cl.exe, clang-cl, Clang and GCC to Settings.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FLAGS_COMPILERFLAGS_H
#define AMP2HIP_MIGRATE_WORKSPACE_FLAGS_COMPILERFLAGS_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

/// The syntax of flags: `/I` and `-I` of cl.exe, or those of Clang and GCC.
enum class FlagSyntax { Cl, Gnu };

/// What the flags of one command line mean.
struct CompilerFlags {
  /// Paths are as spelled. The folders of -isystem and /external:I are the last,
  /// because they are searched last. Without a flag for the standard of the
  /// language, Flags has none.
  Settings Result;
  /// The header of /Yu or /Yc. Empty if the source uses no precompiled header.
  std::string PrecompiledHeader;
  std::string PrecompiledFile; ///< Of /Fp.
  std::string Output;          ///< Of -o or /Fo.
  std::string SourceCharset;   ///< Of /source-charset or -finput-charset.
  std::string Language;        ///< "c" or "c++", if a flag sets it.
  std::vector<std::string> Inputs;
  /// Libraries as in Project::Libraries.
  std::vector<std::string> Libraries;
  /// Sentences about flags that have no counterpart.
  std::vector<std::string> Notes;
};

/// Reads \p Arguments, which do not include the program, by the table of options of
/// Clang's driver.
CompilerFlags readCompilerFlags(llvm::ArrayRef<std::string> Arguments, FlagSyntax Syntax);

/// Returns \p Name without folder and ".lib": the name of a library for CMake.
std::string libraryName(llvm::StringRef Name);

/// Adds `-std=c++17` if \p Flags has no standard of C++: the output requires it.
void addDefaultStandard(std::vector<std::string> &Flags);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FLAGS_COMPILERFLAGS_H
