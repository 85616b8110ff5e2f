//===--- MigrateFlags.h - Compiler flags of a migration ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_COMMANDS_MIGRATEFLAGS_H
#define AMP2HIP_TOOL_COMMANDS_MIGRATEFLAGS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace amp2hip {

/// Returns \p Flags, flags of Clang's driver, with absolute paths of include
/// folders and files. Relative paths refer to \p Directory.
std::vector<std::string> withAbsolutePaths(llvm::ArrayRef<std::string> Flags,
                                           llvm::StringRef Directory);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_COMMANDS_MIGRATEFLAGS_H
