//===--- KeptVariables.h - Variables that live across barriers ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_VALUES_KEPTVARIABLES_H
#define AMP2HIP_TILELOOPS_VALUES_KEPTVARIABLES_H

namespace clang {
class ASTContext;
class QualType;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// True if \p V can become a kept variable, an array with one element per
/// thread that preserves the values across a barrier. Requires that values of
/// \p V are trivially copyable and contain no addresses of variables of the
/// work-item loop before the barrier, and that code outside of the kernel can
/// name its type. A dependent type is checked after instantiation, by
/// `amp2hip::can_keep`.
bool canBeKept(const clang::VarDecl *V, const clang::ASTContext &Ctx);
/// True if values of the type \p T meet these requirements.
bool canTypeBeKept(clang::QualType T, const clang::ASTContext &Ctx);

/// True if the declaration of \p V leaves it uninitialized.
bool isUninitialized(const clang::VarDecl *V);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_VALUES_KEPTVARIABLES_H
