//===--- CompileFlags.h - Metadata of sources as flags of cl.exe *- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts the metadata of ClCompile items to flags of cl.exe, as MSBuild does to
// call the compiler. The meaning of the flags is in CompilerFlags.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_COMPILEFLAGS_H
#define AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_COMPILEFLAGS_H

#include "migrate/workspace/msbuild/Evaluation.h"

namespace amp2hip::migrate::workspace {

/// Returns the flags for the source \p I of the project \p E, or, if \p I is null, for
/// a source without metadata of its own.

std::vector<std::string> compileFlags(const Evaluation &E, const Item *I);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_COMPILEFLAGS_H
