//===--- Tree.h - The files below the root of a code base -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lists the files of a code base that a migration may copy or translate.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_TREE_TREE_H
#define AMP2HIP_MIGRATE_PLAN_TREE_TREE_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

struct Tree {
  std::vector<std::string> Files; ///< Paths relative to the root, sorted.
  std::vector<Note> Notes;        ///< What was left out, and why.
};

/// Lists the files below \p W.Root, except for the folder \p OutDir. \p Listed are
/// the relative paths of the files that projects name: they are never taken for
/// build products.
///
/// A symbolic link to a file or folder below the root is listed like its target;
/// links in linked folders are not followed, so that cycles end. Returns an error
/// if the tree has too many files or folders that are nested too deeply.
llvm::Expected<Tree> listTree(const Workspace &W, llvm::StringRef OutDir,
                              const llvm::StringSet<> &Listed);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_TREE_TREE_H
