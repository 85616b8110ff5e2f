//===--- Waits.h - Which functions wait for the other threads -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BARRIER_WAITS_H
#define AMP2HIP_BARRIER_WAITS_H

#include "model/AmpCode.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"

namespace amp2hip {

/// True for the wait functions of tile_barrier (§4.5.3); fences are none.
bool isBarrierWait(const clang::FunctionDecl *Function);

/// Which amp functions of the user's wait at a barrier, themselves or in what
/// they call.
class Waits {
public:
  explicit Waits(const std::vector<CodeBlock> &Code);

  /// The code of \p Function, or null.
  const CodeBlock *codeOf(const clang::FunctionDecl *Function) const;
  /// A wait that \p Function may come to; invalid if there is none.
  clang::SourceLocation firstWait(const clang::FunctionDecl *Function);
  bool mayWait(const clang::FunctionDecl *Function) { return firstWait(Function).isValid(); }

private:
  llvm::DenseMap<const clang::FunctionDecl *, const CodeBlock *> Blocks;
  llvm::DenseMap<const clang::FunctionDecl *, clang::SourceLocation> Found;
};

} // namespace amp2hip

#endif // AMP2HIP_BARRIER_WAITS_H
