//===--- AmpCode.h - The user's code, by function and restriction ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_AMPCODE_H
#define AMP2HIP_MODEL_AMPCODE_H

#include "normalise/Restriction.h"
#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/DenseSet.h"
#include <string>
#include <vector>

namespace clang {
class Expr;
class FixItHint;
class FunctionDecl;
class LambdaExpr;
class Stmt;
class VarDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// What one function or lambda holds, and nothing of the functions and lambdas
/// inside it: those have blocks of their own. The code outside of functions
/// is a block too.
struct CodeBlock {
  const clang::FunctionDecl *Function = nullptr; ///< null outside of functions
  const clang::LambdaExpr *Lambda = nullptr;     ///< if it is the body of one
  Restriction Set{true, false};

  /// Of a default argument or the initialiser of a member, which belongs to the
  /// code that uses it (§2.1.1): the function that does, and where; no place if
  /// the initialiser itself is to blame. Such a block has no function of its own.
  const clang::FunctionDecl *UsedBy = nullptr;
  clang::SourceLocation UsedAt;

  /// Of a constructor that somebody wrote: it runs the members' initialisers.
  bool isWrittenConstructor() const;
  /// The function that runs the block's code.
  const clang::FunctionDecl *runBy() const { return Function ? Function : UsedBy; }

  /// In the order of the source; initialisers of members included. A lambda is
  /// there, its captures' initialisers are, its body is not.
  std::vector<const clang::Stmt *> Statements;
  /// Operands of sizeof, decltype and noexcept: named, but not run.
  std::vector<const clang::Stmt *> Unevaluated;
  /// What templates are made from, as it is written: `f` in `call<f>`.
  std::vector<const clang::Expr *> Arguments;
  /// All that is named: \p Do with each of the statements, then each of those.
  template <typename Body> void forEachNamed(Body Do) const {
    for (const auto *All : {&Statements, &Unevaluated})
      for (const clang::Stmt *S : *All)
        Do(S);
  }
  /// Those of the statements that the compiler evaluates, and nobody runs: bounds
  /// of arrays, template arguments, static assertions, labels of a switch.
  llvm::DenseSet<const clang::Stmt *> ConstantEvaluated;
  /// Local variables; no parameters.
  std::vector<const clang::VarDecl *> Variables;
  /// Types as they are written; parameters and result included.
  std::vector<clang::TypeLoc> Types;
};

/// All code of the user's files, template instantiations included; patterns of
/// templates too, whose types may depend on parameters.
std::vector<CodeBlock> collectCode(const Unit &U);

/// The same, and with it what runs though nobody wrote it there: the conversions
/// and calls of initialiser lists and of loops over ranges, and blocks for the
/// default arguments and initialisers of members that the code uses.
std::vector<CodeBlock> collectEvaluatedCode(const Unit &U);

/// Every amp block of \p Code, in order.
template <typename Body> void forEachAmpBlock(const std::vector<CodeBlock> &Code, Body Do) {
  for (const CodeBlock &B : Code)
    if (B.Set.Amp)
      Do(B);
}

} // namespace amp2hip

#endif // AMP2HIP_MODEL_AMPCODE_H
