//===--- Jumps.h - Jumps out of statements --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_SPLIT_JUMPS_H
#define AMP2HIP_TILELOOPS_SPLIT_JUMPS_H

namespace clang {
class Stmt;
} // namespace clang

namespace amp2hip {

/// The jumps by which a statement without barriers may leave the statements around it.
struct Jumps {
  bool ByReturn = false, ByBreak = false, ByContinue = false;
  explicit operator bool() const { return ByReturn || ByBreak || ByContinue; }
};

/// The jumps out of \p S, a statement without barriers.
Jumps jumpsOutOf(const clang::Stmt *S);

/// True for a `break`, `continue`, `return` or `[[fallthrough]]`, possibly in braces.
bool isJump(const clang::Stmt *S);

/// True for a jump or a conditional that contains only a jump: `if (done) break;`.
bool isJumpOrConditionalJump(const clang::Stmt *S);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_SPLIT_JUMPS_H
