//===--- Names.h - Names of CMake targets and configurations ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names that CMake accepts for the targets and configurations of a workspace.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_NAMES_H
#define AMP2HIP_MIGRATE_CMAKE_NAMES_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// Returns \p Name with '_' instead of every character that is not a letter, digit,
/// '_', '-', '.' or '+' of ASCII, and instead of a leading '-'. Returns "unnamed" if
/// \p Name is empty.
std::string validName(llvm::StringRef Name);

/// Returns whether \p Name is a keyword in target_link_libraries.
bool isLinkKeyword(llvm::StringRef Name);

/// Returns the name of the target for each project of \p W, in their order. The names
/// are unique, and none is reserved by CMake or means a library of the system. Adds
/// a note for every changed name.
std::vector<std::string> targetNames(const Workspace &W, std::vector<Note> &Notes);

/// Returns CMake's name for each configuration of \p W. Names that CMake could not
/// tell from each other, because it ignores case, get a number.
std::map<std::string, std::string> configurationNames(const Workspace &W, std::vector<Note> &Notes);

/// Returns whether CMake has compiler flags for a configuration of this name.
bool isStandardConfiguration(llvm::StringRef Name);

/// Returns whether a configuration of this name is for debugging.
bool isDebugConfiguration(llvm::StringRef Name);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_NAMES_H
