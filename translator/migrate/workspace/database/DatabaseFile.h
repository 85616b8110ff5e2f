//===--- DatabaseFile.h - The file compile_commands.json --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the entries of a JSON compilation database.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_DATABASE_DATABASEFILE_H
#define AMP2HIP_MIGRATE_WORKSPACE_DATABASE_DATABASEFILE_H

#include "migrate/workspace/flags/CompilerFlags.h"
#include "migrate/workspace/flags/SplitCommandLine.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

struct DatabaseEntry {
  std::string Directory;              ///< Absolute, maybe on another machine.
  std::string File, Output;           ///< As spelled. Output may be empty.
  std::vector<std::string> Arguments; ///< Without the compiler.
  bool IsForEditors = false;          ///< Of add_amp_executable(), for clangd.
  FlagSyntax Syntax = FlagSyntax::Gnu;
  Quoting Rules = Quoting::Posix; ///< For response files.
  unsigned Line = 0;              ///< Of "file".
};

/// Reads the database \p Path. Returns an error with one sentence if it is not a
/// database or is hostile.
llvm::Expected<std::vector<DatabaseEntry>> readDatabaseFile(llvm::StringRef Path);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_DATABASE_DATABASEFILE_H
