//===--- Kept.h - Variables that live across barriers ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_KEPT_H
#define AMP2HIP_TILELOOPS_KEPT_H

namespace clang {
class ASTContext;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// True if each thread's \p V can be one of an array behind a wait: it is copied
/// byte for byte, holds no address of something that the loop in front of the
/// wait declared, and its type has a name outside the kernel.
bool canLiveAcrossWaits(const clang::VarDecl *V, const clang::ASTContext &Ctx);

/// True if the declaration of \p V gives it no value.
bool isUnset(const clang::VarDecl *V);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_KEPT_H
