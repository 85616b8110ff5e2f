//===--- MissedReason.h - Why a kernel keeps fibers -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_MISSEDREASON_H
#define AMP2HIP_TILELOOPS_MISSEDREASON_H

#include "clang/Basic/SourceLocation.h"
#include <string>

namespace clang {
class Expr;
class FunctionDecl;
class NamedDecl;
class Stmt;
class VarDecl;
} // namespace clang

namespace amp2hip {

class VariableStorage;

/// The first reason that was found why a kernel or function cannot be split at its barriers. Empty
/// if there is none, and for code without barriers.
struct MissedReason {
  clang::SourceLocation Loc;
  std::string Message; ///< the text of a note at \c Loc
  /// The called function that cannot be split, whose own reason explains this one; or null.
  const clang::FunctionDecl *Callee = nullptr;

  explicit operator bool() const { return !Message.empty(); }

  /// Sets the reason unless it is set already. Returns false, so that a function that fails can
  /// return the result.
  bool reject(clang::SourceLocation Loc, const std::string &Text,
              const clang::FunctionDecl *Of = nullptr);
};

/// Refuses \p S, a loop or conditional around a barrier or jump whose head is not proven to be
/// uniform. Returns false.
bool rejectHead(MissedReason &Why, const clang::Stmt *S, const VariableStorage &Known);

/// Refuses \p V, which lives across a barrier and cannot be kept. Returns false.
bool rejectKept(MissedReason &Why, const clang::VarDecl *V);

/// The name of \p D in quotes, or "this entity" if it has none.
std::string quoted(const clang::NamedDecl *D);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_MISSEDREASON_H
