//===--- DatabaseFile.h - Errors in compilation databases -------*- C++ -*-===//
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

/// Returns a message about an error in the compile_commands.json of \p Folder
/// or, if there is none, of the nearest parent folder; empty if it has no
/// error. If \p Required is set, a missing file is an error too. A
/// compile_flags.txt in a nearer folder, or in the same folder without a
/// compile_commands.json, has no errors.
std::string describeBadDatabase(llvm::StringRef Folder, bool Required);

/// Returns a message if \p Database has no commands for \p Input, or if the
/// folder of a command does not exist; otherwise an empty string. This must be
/// checked before a parse, because Clang ends the process if it cannot enter
/// the folder.
std::string describeMissingCommand(const clang::tooling::CompilationDatabase &Database,
                                   llvm::StringRef Input);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_DATABASEFILE_H
