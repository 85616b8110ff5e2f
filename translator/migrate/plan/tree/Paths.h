//===--- Paths.h - Paths of a code base -------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions for absolute paths with forward slashes and without "." and "..", as
// they are in a Workspace.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_TREE_PATHS_H
#define AMP2HIP_MIGRATE_PLAN_TREE_PATHS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip::migrate {

/// Returns \p Path without the prefix \p Folder and the slash after it, and ""
/// if they are equal. Returns nothing if \p Path is not below \p Folder.
std::optional<llvm::StringRef> pathBelow(llvm::StringRef Folder, llvm::StringRef Path);

/// Returns \p Folder + "/" + \p Relative; each may be empty or the root.
std::string joinPath(llvm::StringRef Folder, llvm::StringRef Relative);

/// Returns the path of \p To relative to the folder \p From, such as "../include";
/// "." if they are equal.
std::string relativePath(llvm::StringRef From, llvm::StringRef To);

/// Returns \p Path with the symbolic links of its existing part resolved, and
/// without "." and "..".
std::string physicalPath(llvm::StringRef Path);

/// Returns \p Name for a message: control characters and bytes that are not UTF-8
/// become "\xNN".
std::string printableName(llvm::StringRef Name);

/// Returns why JSON, CMake and make files cannot contain the file name \p Name:
/// "a control character" or "bytes that are not UTF-8". Empty if they can.
llvm::StringRef problemOfName(llvm::StringRef Name);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_TREE_PATHS_H
