//===--- SourceSettings.h - Compiler settings of a source -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The settings of a source, as flags for its translation.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_SOURCESETTINGS_H
#define AMP2HIP_MIGRATE_PLAN_SOURCESETTINGS_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace amp2hip::migrate {

class IncludeSearch;

enum class Language { C, Cxx };

/// Returns the language of \p S: what its flags say (-x), else what its extension
/// means to the compiler of the code base. Windows ignores case, so that FILE.C is
/// a C source there and a C++ source elsewhere.
Language languageOf(const Workspace &W, const Project &P, const Source &S);

/// Returns whether Clang, GCC and CMake take a file of this name for a C++ source.
bool hasCxxExtension(llvm::StringRef Path);

/// Returns the configuration whose settings the translation of \p S uses: the
/// workspace's, or the first that compiles the source if that one leaves it out.
/// Empty if all leave it out.
std::string configurationFor(const Workspace &W, const Source &S);

/// Returns the settings of \p P in \p Configuration; empty settings if it has none.
const Settings &settingsOf(const Project &P, llvm::StringRef Configuration);
/// Returns the additional settings of \p S in \p Configuration.
const Settings &settingsOf(const Source &S, llvm::StringRef Configuration);

/// Returns the path of the header that the setting \p Name forces into \p S. It is
/// searched like the file of an include directive in \p S; if it is not found, the
/// result is \p Name.
std::string findForcedInclude(const Source &S, llvm::StringRef Name, IncludeSearch &Search);

/// Returns the flags of Clang's driver for the translation of \p S in
/// \p Configuration.
std::vector<std::string> translationFlags(const Project &P, const Source &S,
                                          llvm::StringRef Configuration, IncludeSearch &Search);

/// Returns the macros that the configurations which compile \p S define differently, and those of
/// builds for debugging and for releases. Returns nothing if the code base does not tell all of its
/// configurations: a compilation database, or a folder without project files.
std::optional<std::set<std::string>> varyingMacros(const Workspace &W, const Project &P,
                                                   const Source &S);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_SOURCESETTINGS_H
