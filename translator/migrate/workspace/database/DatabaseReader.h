//===--- DatabaseReader.h - Compilation databases ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a compilation database as a workspace.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_DATABASE_DATABASEREADER_H
#define AMP2HIP_MIGRATE_WORKSPACE_DATABASE_DATABASEREADER_H

#include "migrate/workspace/Workspace.h"

namespace amp2hip::migrate::workspace {

/// Reads the compile_commands.json \p Path. Sources belong to one project for each
/// target of CMake that the paths of their object files name, else to one project.
llvm::Expected<Workspace> readDatabaseWorkspace(llvm::StringRef Path, const ReadOptions &Options);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_DATABASE_DATABASEREADER_H
