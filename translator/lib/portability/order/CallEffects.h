//===--- CallEffects.h - Effects of calls -----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_ORDER_CALLEFFECTS_H
#define AMP2HIP_PORTABILITY_ORDER_CALLEFFECTS_H

#include "portability/order/Effects.h"

namespace clang {
class CallExpr;
} // namespace clang

namespace amp2hip {

/// The called function, its object and its arguments, in one form for all kinds of calls.
struct CallParts {
  const clang::FunctionDecl *Function = nullptr; ///< null for calls by a pointer
  std::optional<ObjectPath> Object;
  llvm::ArrayRef<const clang::Expr *> Arguments;

  /// Returns the caller's name of \p Path, an object in the function; nothing for objects
  /// that the caller does not have.
  std::optional<ObjectPath> substitute(const ObjectPath &Path,
                                       const clang::ASTContext &Context) const;
};

CallParts partsOf(const clang::CallExpr &Call, const clang::ASTContext &Context);

/// Returns the effects of a function without a definition in the program's files of the unit.
Effects effectsOfUndefined(const CallParts &Call, const Unit &U);

/// Returns the effects of a call by a pointer.
Effects effectsOfPointerCall(const clang::CallExpr &Call, const clang::ASTContext &Context);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_ORDER_CALLEFFECTS_H
