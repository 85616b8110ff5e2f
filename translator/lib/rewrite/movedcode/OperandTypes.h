//===--- OperandTypes.h - Local variables in unevaluated operands ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_OPERANDTYPES_H
#define AMP2HIP_REWRITE_MOVEDCODE_OPERANDTYPES_H

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

/// Replaces local variables in the unevaluated operands of \p D by expressions of their types. \p D
/// is a local declaration that moves out of its function, where the variables are not visible. For
/// example, with the variables `float x; T y;`,
///
///     struct cell { decltype(x * 2) a; decltype(y * 2) b; };
///
/// becomes
///
///     struct cell { float a; decltype(std::declval<T &>() * 2) b; };
///
/// \p IsOutside selects the variables to replace. \p IsKnown selects typedefs and constants that
/// move out of the function, too. \p HoistedName returns the new name of a local type that moves;
/// for other types it returns an empty string.
///
/// Returns the variables that could not be replaced: \p D evaluates them, or their types have no
/// name outside the function.
llvm::DenseSet<const clang::NamedDecl *>
writeOperandTypes(RewriteContext &C, const clang::NamedDecl *D,
                  llvm::function_ref<bool(const clang::VarDecl *)> IsOutside,
                  llvm::function_ref<bool(const clang::NamedDecl *)> IsKnown,
                  llvm::function_ref<std::string(const clang::TagDecl *)> HoistedName);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_OPERANDTYPES_H
