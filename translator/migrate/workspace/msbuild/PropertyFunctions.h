//===--- PropertyFunctions.h - Functions in macros of MSBuild ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_PROPERTYFUNCTIONS_H
#define AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_PROPERTYFUNCTIONS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip::migrate::workspace {

class Macros;

/// Evaluates \p Text, the contents of `$(...)`, if it is one of these functions,
/// whose arguments may contain macros:
///
///   Name.StartsWith('x')   EndsWith, Contains, Replace, ToLower, ToUpper, Trim
///   [MSBuild]::GetDirectoryNameOfFileAbove('folder', 'file')
///   [MSBuild]::GetPathOfFileAbove('file', 'folder')
///   [System.IO.Path]::Combine('a', 'b')   GetFullPath, GetFileName, GetDirectoryName
///   [System.IO.File]::Exists('file')
///
/// The folder of the file that is searched above another is "" if there is none.
/// Returns nothing for other functions, and if a macro has no value.
std::optional<std::string> evaluatePropertyFunction(llvm::StringRef Text, const Macros &Values);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_PROPERTYFUNCTIONS_H
