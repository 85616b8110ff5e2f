//===--- BarrierWaits.h - Functions that wait at barriers -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BARRIER_BARRIERWAITS_H
#define AMP2HIP_BARRIER_BARRIERWAITS_H

#include "model/AmpCode.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"

namespace amp2hip {

/// True for the wait functions of tile_barrier (§4.5.3), but not for fences.
bool isBarrierWait(const clang::FunctionDecl *Function);

/// Finds the user's amp functions that may wait at a barrier, directly or in a
/// function that they call.
class BarrierWaits {
public:
  /// \p Code must outlive the object.
  explicit BarrierWaits(const std::vector<CodeBlock> &Code);

  /// The amp code of \p Function; null if it is not in the translation unit.
  const CodeBlock *codeOf(const clang::FunctionDecl *Function) const;
  /// The location of a barrier wait that \p Function may execute, possibly in a
  /// function that it calls; invalid if there is none.
  clang::SourceLocation firstWait(const clang::FunctionDecl *Function);
  /// True if \p Function may execute a barrier wait.
  bool mayWait(const clang::FunctionDecl *Function) { return firstWait(Function).isValid(); }

private:
  llvm::DenseMap<const clang::FunctionDecl *, const CodeBlock *> Blocks;
  llvm::DenseMap<const clang::FunctionDecl *, clang::SourceLocation> Found;
};

} // namespace amp2hip

#endif // AMP2HIP_BARRIER_BARRIERWAITS_H
