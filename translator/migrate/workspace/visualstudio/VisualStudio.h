//===--- VisualStudio.h - Code bases of Visual Studio -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads solutions and groups of projects.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_VISUALSTUDIO_H
#define AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_VISUALSTUDIO_H

#include "migrate/workspace/Workspace.h"

namespace amp2hip::migrate::workspace {

/// Reads the .sln or .slnx file \p Path.
llvm::Expected<Workspace> readSolutionWorkspace(llvm::StringRef Path, const ReadOptions &Options);

/// Reads the .vcxproj files \p Projects, and the projects that they refer to. \p Source
/// is the project or the folder that the user named.
llvm::Expected<Workspace> readProjectsWorkspace(llvm::ArrayRef<std::string> Projects,
                                                llvm::StringRef Source, const ReadOptions &Options);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_VISUALSTUDIO_H
