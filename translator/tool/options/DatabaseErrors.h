//===--- DatabaseErrors.h - Errors in compilation databases -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_OPTIONS_DATABASEERRORS_H
#define AMP2HIP_TOOL_OPTIONS_DATABASEERRORS_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Returns a message about an error in the compilation database for \p Folder:
/// the compile_commands.json in the folder or, if there is none, in the nearest
/// parent folder. Returns an empty string in three cases:
/// - The file has no error.
/// - There is no such file, and \p Required is not set.
/// - Clang reads a compile_flags.txt instead: neither its folder nor a nearer
///   folder has a compile_commands.json.
std::string describeBadDatabase(llvm::StringRef Folder, bool Required);

/// Returns a message if \p Database has no commands for \p Input, or if the
/// folder of a command does not exist; otherwise an empty string. This must be
/// checked before a parse, because Clang ends the process if it cannot enter
/// the folder.
std::string describeMissingCommand(const clang::tooling::CompilationDatabase &Database,
                                   llvm::StringRef Input);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_OPTIONS_DATABASEERRORS_H
