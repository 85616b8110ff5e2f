//===--- IdeFlags.h - Flags with which editors read C++ AMP -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FLAGS_IDEFLAGS_H
#define AMP2HIP_MIGRATE_WORKSPACE_FLAGS_IDEFLAGS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace amp2hip {

/// Returns the flags with which clangd and other tools of Clang read C++ AMP
/// sources. \p RuntimeFolder has the headers of amp2hip; \p WindowsFolder those
/// for Windows, or is empty.
std::vector<std::string> flagsForEditors(llvm::StringRef RuntimeFolder,
                                         llvm::StringRef WindowsFolder);

/// Removes the flags for editors from \p Arguments, a command line of a
/// compilation database, and returns true if there were any. With them, Clang
/// would read `restrict(...)` as attributes of CUDA, and find no C++ AMP.
/// `-std` is not removed, since it applies to translations, too.
bool removeFlagsForEditors(std::vector<std::string> &Arguments);

} // namespace amp2hip

#endif // AMP2HIP_MIGRATE_WORKSPACE_FLAGS_IDEFLAGS_H
