//===--- DatabaseFile.h - What is wrong with a database ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_DATABASEFILE_H
#define AMP2HIP_TOOL_DATABASEFILE_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// What is wrong with the compile_commands.json in \p Folder or, where it has none,
/// in the nearest folder above; empty if nothing is. \p Required: that there is
/// none is wrong too.
std::string whyNoDatabase(llvm::StringRef Folder, bool Required);

/// What is wrong with the commands for \p Input: Clang ends the process if it
/// cannot enter their folder. Empty if nothing is.
std::string whyNoCommand(const clang::tooling::CompilationDatabase &Database,
                         llvm::StringRef Input);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_DATABASEFILE_H
