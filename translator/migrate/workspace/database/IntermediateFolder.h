//===--- IntermediateFolder.h - Folders of MSBuild ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_DATABASE_INTERMEDIATEFOLDER_H
#define AMP2HIP_MIGRATE_WORKSPACE_DATABASE_INTERMEDIATEFOLDER_H

#include "migrate/workspace/database/CMakeBuild.h"
#include "migrate/workspace/flags/CompilerFlags.h"
#include <optional>

namespace amp2hip::migrate::workspace {

/// Returns the folder of a project of MSBuild that the flags of cl.exe name: that of /Fo, if it
/// ends with a slash, or that of the file of /Fp. The name of the project is the last part of the
/// path that names no configuration, platform or kind of files:
///
///   /FoC:\work\obj\app\x64\Debug\      the project "app"
///
/// Returns nothing if there is no such folder. An object file in /Fo says nothing about projects,
/// since some build systems repeat the folders of the sources there.
std::optional<ObjectFolder> intermediateFolderOf(llvm::StringRef Directory,
                                                 const CompilerFlags &Flags);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_DATABASE_INTERMEDIATEFOLDER_H
