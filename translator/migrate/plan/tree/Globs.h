//===--- Globs.h - Globs for paths of a code base ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The globs of --include and --exclude. PlanOptions describes what they match.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_TREE_GLOBS_H
#define AMP2HIP_MIGRATE_PLAN_TREE_GLOBS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

class Globs {
public:
  /// Returns an error that names the glob if one of \p Patterns is malformed.
  /// A pattern may also be an absolute path below \p Root.
  static llvm::Expected<Globs> create(llvm::ArrayRef<std::string> Patterns, llvm::StringRef Root);

  bool empty() const { return Patterns.empty(); }
  /// Returns whether a glob selects the file \p Relative.
  bool match(llvm::StringRef Relative);
  /// Returns the globs that have selected no file so far.
  std::vector<std::string> unused() const;

private:
  struct Pattern {
    std::string Text; ///< As the user wrote it.
    llvm::GlobPattern Glob;
    bool Used = false;
  };
  std::vector<Pattern> Patterns;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_TREE_GLOBS_H
