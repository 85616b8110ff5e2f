//===--- AmpCode.h - User code by function and restriction ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_AMPCODE_H
#define AMP2HIP_MODEL_AMPCODE_H

#include "normalize/Restriction.h"
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

/// The code of one function or lambda. Functions and lambdas nested in it have their own
/// blocks. The code outside of functions forms one block. A default
/// argument or default member initializer forms a block for each function that uses it.
struct CodeBlock {
  const clang::FunctionDecl *Function = nullptr; ///< null outside of functions
  const clang::LambdaExpr *Lambda = nullptr;     ///< null if the block is not a lambda's body
  Restriction Restrictions{true, false};

  /// Set for a default argument or default member initializer, which belongs to the code
  /// that uses it (§2.1.1): the function that uses it, and the location of the use. The
  /// location is invalid if a user-written constructor always runs the initializer:
  /// diagnostics then point into the initializer. \c Function is null in such a block.
  const clang::FunctionDecl *UsedBy = nullptr;
  clang::SourceLocation UsedAt;

  /// True for the block of a user-provided constructor, which runs the default member
  /// initializers.
  bool isWrittenConstructor() const;
  /// The function that runs the block's code.
  const clang::FunctionDecl *executingFunction() const { return Function ? Function : UsedBy; }

  /// The evaluated statements in source order, those of a constructor's initializer list
  /// included. Contains lambda expressions and the initializers of their captures, but not
  /// their bodies.
  std::vector<const clang::Stmt *> Statements;
  /// Statements that name entities but do not run here: operands of sizeof, decltype and
  /// noexcept, template arguments, static assertions, default member initializers.
  std::vector<const clang::Stmt *> Unevaluated;
  /// Expressions written as template arguments: `f` in `call<f>`.
  std::vector<const clang::Expr *> Arguments;
  /// Calls \p Do for every evaluated statement, then for every unevaluated operand.
  template <typename Body>
  void forEachStatementOrOperand(Body Do) const {
    for (const auto *All : {&Statements, &Unevaluated})
      for (const clang::Stmt *S : *All)
        Do(S);
  }
  /// The statements of both lists that the compiler evaluates at compile time, such as array
  /// bounds, case labels and initializers of constexpr variables.
  llvm::DenseSet<const clang::Stmt *> ConstantEvaluated;
  /// The variables that the block declares; no parameters.
  std::vector<const clang::VarDecl *> Variables;
  /// Types as written, those of parameters and of the result included.
  std::vector<clang::TypeLoc> Types;
};

/// Returns the code that user files contain as text, in template instantiations and in template
/// patterns. Types in patterns may be dependent.
std::vector<CodeBlock> collectCode(const Unit &U);

/// Returns the blocks of collectCode() with, in addition, the implicit code that runs: the
/// conversions and calls of initializer lists and range-based for loops. Adds a block for each
/// default argument and default member initializer that the code uses.
std::vector<CodeBlock> collectEvaluatedCode(const Unit &U);
/// Returns the blocks that collectEvaluatedCode(U) would contain for the definition \p F and its
/// lambdas. \p F is an instance that was made after that call.
std::vector<CodeBlock> collectEvaluatedCode(const Unit &U, const clang::FunctionDecl *F);

/// Calls \p Do for every block of \p Code whose restrictions contain amp.
template <typename Body>
void forEachAmpBlock(const std::vector<CodeBlock> &Code, Body Do) {
  for (const CodeBlock &B : Code)
    if (B.Restrictions.Amp)
      Do(B);
}

} // namespace amp2hip

#endif // AMP2HIP_MODEL_AMPCODE_H
