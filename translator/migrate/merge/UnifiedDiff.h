//===--- UnifiedDiff.h - Unified diffs --------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_MERGE_UNIFIEDDIFF_H
#define AMP2HIP_MIGRATE_MERGE_UNIFIEDDIFF_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace amp2hip::migrate {

/// A side of a diff: the path of the file, which is empty for a missing file,
/// and its name in the header of the diff.
struct DiffSide {
  std::string Path, Name;
};

/// Returns the unified diff of two files in the format of git, for `patch -p1`;
/// empty if they are equal.
llvm::Expected<std::string> unifiedDiff(const DiffSide &Old, const DiffSide &New, bool UseColor,
                                        llvm::StringRef ScratchFolder);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_MERGE_UNIFIEDDIFF_H
