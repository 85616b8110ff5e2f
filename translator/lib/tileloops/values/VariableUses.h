//===--- VariableUses.h - Uses of variables in a kernel -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_VALUES_VARIABLEUSES_H
#define AMP2HIP_TILELOOPS_VALUES_VARIABLEUSES_H

#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace clang {
class UnaryExprOrTypeTraitExpr;
class CallExpr;
class Expr;
class QualType;
class Stmt;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// A use of a variable in the body of a kernel.
struct VariableUse {
  enum Kind {
    Read,   ///< only the value is read
    Change, ///< \c By assigns to the variable, increments or decrements it
    Other,  ///< a reference may be bound to the variable, or its address be taken
  };
  Kind How = Other;
  const clang::Expr *Name = nullptr; ///< refers to the variable
  const clang::Expr *By = nullptr;   ///< null unless \c How is Change
};

/// The uses of each variable, in source order.
using VariableUses = llvm::MapVector<const clang::VarDecl *, std::vector<VariableUse>>;

/// Adds all uses of variables in \p S to \p Uses, including those in lambdas
/// but not those in unevaluated operands.
/// If \p Casts is not null, conversions of numbers to a template parameter count as Read, as they
/// are if the template argument is a number, and are added to \p Casts.
void collectUses(const clang::Stmt *S, VariableUses &Uses,
                 std::vector<clang::TypeLoc> *Casts = nullptr);

/// Calls \p Visit for \p S and the statements in it in preorder, each with the
/// nearest statement around it. If \p Visit returns false, the statements in
/// its argument are skipped. Visits neither parentheses nor unevaluated
/// operands, and visits uses of properties as they are written.
void walk(const clang::Stmt *S,
          llvm::function_ref<bool(const clang::Stmt *, const clang::Stmt *Around)> Visit);

/// True for containers, also if \p T is dependent. A kernel cannot change the
/// extent of a container.
bool isContainerType(clang::QualType T);

/// True if \p E is an object of a class of namespace concurrency, also if its
/// type is dependent. The operators of these classes do not change their
/// operands.
bool isOfConcurrency(const clang::Expr *E);

/// True if \p E is `sizeof` a value of numbers whose type does not depend on template parameters.
/// The generated code applies `sizeof` to the type, because it may not know the variables of the
/// value.
bool isSizeOfNumbers(const clang::UnaryExprOrTypeTraitExpr *E);

/// The variables that \p S names, also in types and unevaluated operands, outside of the calls
/// \p Except. For a structured binding, the result contains the decomposed object.
llvm::SetVector<const clang::VarDecl *>
variablesNamed(const clang::Stmt *S, llvm::ArrayRef<const clang::CallExpr *> Except = {});

/// True if \p Text contains one of \p Names as an identifier.
bool namesAny(llvm::StringRef Text, const llvm::StringSet<> &Names);

/// The parts of \p S that are outside of its bodies.
std::vector<const clang::Stmt *> headOf(const clang::Stmt *S);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_VALUES_VARIABLEUSES_H
