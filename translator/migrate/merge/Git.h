//===--- Git.h - Running git ------------------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_MERGE_GIT_H
#define AMP2HIP_MIGRATE_MERGE_GIT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace amp2hip::migrate {

/// The result of a command of git.
struct GitResult {
  int ExitCode = 0;
  std::string Output; ///< Standard output.
};

/// Runs git with \p Arguments and waits for it. Standard output goes to a
/// temporary file in \p ScratchFolder. Returns an error if git is not
/// installed, cannot be started or ends with a signal.
llvm::Expected<GitResult> runGit(llvm::ArrayRef<std::string> Arguments,
                                 llvm::StringRef ScratchFolder);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_MERGE_GIT_H
