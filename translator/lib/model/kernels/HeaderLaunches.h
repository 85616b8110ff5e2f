//===--- HeaderLaunches.h - Launches that a header causes -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_KERNELS_HEADERLAUNCHES_H
#define AMP2HIP_MODEL_KERNELS_HEADERLAUNCHES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include <vector>

namespace clang {
class CallExpr;
class FileEntry;
class FunctionDecl;
class Stmt;
} // namespace clang

namespace amp2hip {

struct CodeBlock;
class Unit;

/// Finds, for each header with C++ AMP, the launches that occur in every source that includes the
/// header. These are the launches in the header's non-template functions and in the header code
/// that such functions call, template instances included. Does not follow calls into the source
/// file.
class HeaderLaunches {
public:
  HeaderLaunches(const Unit &U, const std::vector<CodeBlock> &Code);

  using ByHeader = llvm::MapVector<const clang::FileEntry *, std::vector<const clang::CallExpr *>>;
  ByHeader find() const;

private:
  std::vector<const CodeBlock *> codeRunBy(const clang::Stmt *S) const;
  std::vector<const clang::CallExpr *> reachedFrom(std::vector<const clang::Stmt *> Open) const;

  const Unit &U;
  const std::vector<CodeBlock> &Code;
  /// Blocks of header code, by the canonical declaration of the function or call operator.
  llvm::DenseMap<const clang::FunctionDecl *, std::vector<const CodeBlock *>> Blocks;
};

} // namespace amp2hip

#endif // AMP2HIP_MODEL_KERNELS_HEADERLAUNCHES_H
