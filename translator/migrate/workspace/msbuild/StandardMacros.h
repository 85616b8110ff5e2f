//===--- StandardMacros.h - Macros that Visual Studio defines ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sets the macros of Visual Studio whose values have a meaning here: the project,
// the solution, the configuration, and the output.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_STANDARDMACROS_H
#define AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_STANDARDMACROS_H

#include "migrate/workspace/msbuild/Evaluation.h"

namespace amp2hip::migrate::workspace {

/// Sets the macros that are known before the project file is read: Configuration,
/// SolutionDir, ProjectDir...
void setInitialMacros(Macros &M, const EvaluationInput &Input);

/// Sets MSBuildThisFile, MSBuildThisFileDirectory... for the file \p Path.
void setMacrosOfFile(Macros &M, llvm::StringRef Path);

/// Sets the macros for which Visual Studio's property sheets have defaults: OutDir,
/// IntDir, TargetName.
void setDefaultMacros(Macros &M);

/// Sets the macros that follow from the others: TargetExt, TargetPath...
void setOutputMacros(Macros &M);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_STANDARDMACROS_H
