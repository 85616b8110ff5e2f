//===--- CopiedOutput.h - Copies after the build ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_COPIEDOUTPUT_H
#define AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_COPIEDOUTPUT_H

#include "migrate/workspace/msbuild/Evaluation.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip::migrate::workspace {

/// Returns the folder to which \p Command, of a PostBuildEvent, copies the file \p Output that the
/// project in \p Folder builds. Returns nothing if the command does more than to create folders and
/// to copy the file and its symbols once.
///
///   if not exist "$(SolutionDir)bin\plugins" mkdir "$(SolutionDir)bin\plugins"
///   xcopy /Y "$(TargetPath)" "$(SolutionDir)bin\plugins\"
std::optional<std::string> folderOfCopy(llvm::StringRef Command, llvm::StringRef Output,
                                        llvm::StringRef Folder);

/// The same for the PostBuildEvent of a project.
std::optional<std::string> folderOfCopiedOutput(const Evaluation &E, llvm::StringRef Folder);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_COPIEDOUTPUT_H
