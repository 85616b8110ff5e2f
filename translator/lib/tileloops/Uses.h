//===--- Uses.h - How the body of a kernel uses its variables -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_USES_H
#define AMP2HIP_TILELOOPS_USES_H

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <vector>

namespace clang {
class Expr;
class Stmt;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// A place in a kernel's body that names a variable.
struct VariableUse {
  enum Kind {
    Read,   ///< nothing but its value is taken
    Change, ///< assigned to, incremented or decremented: by \c By
    Other,  ///< a reference may be bound to it, its address taken
  };
  Kind How = Other;
  const clang::Expr *Name = nullptr;
  const clang::Expr *By = nullptr;
};

using VariableUses = llvm::MapVector<const clang::VarDecl *, std::vector<VariableUse>>;

/// Every use of a variable in \p S, those in lambdas too; what is not evaluated
/// is left out.
void collectUses(const clang::Stmt *S, VariableUses &Uses);

/// Calls \p Visit for \p S and what is in it, from the outside inwards, with the
/// nearest statement around each; false: not into this one. Parentheses are
/// looked through; of a property's use it sees what was written.
void walk(const clang::Stmt *S,
          llvm::function_ref<bool(const clang::Stmt *, const clang::Stmt *Around)> Visit);

/// Every variable that \p S names, in types and in what is not evaluated too; for
/// a part of a structured binding the whole.
llvm::SetVector<const clang::VarDecl *> variablesNamed(const clang::Stmt *S);

/// True if \p Text has an identifier of \p Names in it.
bool namesAny(llvm::StringRef Text, const llvm::StringSet<> &Names);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_USES_H
