//===--- FlagTable.h - Which flags a migration keeps ------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables of flags of Clang and GCC, and of names of compiled files.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FLAGS_FLAGTABLE_H
#define AMP2HIP_MIGRATE_WORKSPACE_FLAGS_FLAGTABLE_H

#include "llvm/ADT/StringRef.h"

namespace amp2hip::migrate::workspace {

/// The effect of a flag of the compiler.
enum class FlagUse {
  Meaning,    ///< It changes what a source means.
  Generation, ///< It changes the generated code.
  None,       ///< It concerns messages and files of one build.
  Unknown,
};

/// Returns the use of a flag `-f...`; \p Name is as in Clang's table: "fno-rtti",
/// "ftemplate-depth=".
FlagUse useOfFlag(llvm::StringRef Name);

/// Returns whether a compiler compiles a file of this name.
bool isCompiledName(llvm::StringRef Name);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FLAGS_FLAGTABLE_H
