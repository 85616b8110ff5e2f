//===--- ProgramScan.h - Includes and main function of a source -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads, without compiling it, what a source says about its place in a program:
// the files that it includes, and whether it defines the main function. Comments,
// literals and the lines of `#if 0` are skipped.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FILES_PROGRAMSCAN_H
#define AMP2HIP_MIGRATE_WORKSPACE_FILES_PROGRAMSCAN_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

/// A directive `#include "Name"` or `#include <Name>`.
struct IncludeDirective {
  std::string Name; ///< As spelled.
  bool Angled = false;
};

struct ProgramScan {
  std::vector<IncludeDirective> Includes;
  /// True if the source defines main(), wmain(), _tmain(), WinMain(), wWinMain()
  /// or _tWinMain() outside of namespaces and classes.
  bool DefinesMain = false;
  bool DefinesDllMain = false; ///< The same for DllMain().
  /// The libraries of `#pragma comment(lib, "name.lib")` outside of conditionals, without folder
  /// and ".lib".
  std::vector<std::string> Libraries;
};

/// Scans \p Text, which is UTF-8 and need not be well-formed.
ProgramScan scanSource(llvm::StringRef Text);

/// Scans the file \p Path. A file that cannot be read has no includes.
ProgramScan scanSourceFile(llvm::StringRef Path);

/// Returns ProgramScan::Libraries of the file \p Path.
std::vector<std::string> librariesInPragmas(llvm::StringRef Path);

/// Returns whether the file \p Path contains `comment(linker, "/include:...")`, as a pragma or a
/// part of a macro.
bool includesSymbols(llvm::StringRef Path);

/// Returns whether the file \p Path contains the word LoadLibrary, or a name that begins with it.
bool loadsLibraries(llvm::StringRef Path);

/// Returns whether the file \p Path contains `__except` or `_set_se_translator`, in code or in
/// text.
bool handlesFaults(llvm::StringRef Path);

/// Returns whether \p Name has an extension of C or C++ sources.
bool isSourceName(llvm::StringRef Name);

/// Returns whether \p Name has an extension of C sources.
bool isCSourceName(llvm::StringRef Name);

/// Returns whether \p Name has an extension of headers.
bool isHeaderName(llvm::StringRef Name);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FILES_PROGRAMSCAN_H
