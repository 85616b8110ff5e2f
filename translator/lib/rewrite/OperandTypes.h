//===--- OperandTypes.h - Types that variables of a function say ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_OPERANDTYPES_H
#define AMP2HIP_REWRITE_OPERANDTYPES_H

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>

namespace clang {
class NamedDecl;
class TagDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// Replaces, in the declaration \p D that leaves its function, the variables of the function in
/// operands that are not evaluated: those for which \p IsOutside is true. The typedefs and
/// constants for which \p IsKnown is true leave the function too; \p HoistedName returns the name
/// of a local type that does, or nothing.
///
///   float x; T y;            struct cell { decltype(x * 2) a; decltype(y * 2) b; };
///   struct cell { float a; decltype(std::declval<T &>() * 2) b; };
///
/// Returns the variables that \p D names elsewhere, or whose types have no name outside of the
/// function.
llvm::DenseSet<const clang::NamedDecl *>
writeOperandTypes(RewriteContext &C, const clang::NamedDecl *D,
                  llvm::function_ref<bool(const clang::VarDecl *)> IsOutside,
                  llvm::function_ref<bool(const clang::NamedDecl *)> IsKnown,
                  llvm::function_ref<std::string(const clang::TagDecl *)> HoistedName);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_OPERANDTYPES_H
