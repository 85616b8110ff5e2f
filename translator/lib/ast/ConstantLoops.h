//===--- ConstantLoops.h - Loops whose length is constant -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_CONSTANTLOOPS_H
#define AMP2HIP_AST_CONSTANTLOOPS_H

#include <cstdint>
#include <optional>

namespace clang {
class ASTContext;
class Expr;
class ForStmt;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// Returns the value of \p E if it is a constant that does not depend on template parameters.
std::optional<int64_t> constantOf(const clang::Expr *E, const clang::ASTContext &Ctx);

/// The parts of a loop such as `for (int i = Begin; i < Bound; i += Step)`.
struct CountedLoop {
  const clang::VarDecl *Variable = nullptr; ///< null if the loop declares no variable
  const clang::Expr *Bound = nullptr;       ///< may depend on template parameters
  int64_t Step = 0;                         ///< greater than 0
};

/// Returns the parts of \p Loop. Returns nothing if its condition is not a comparison or its step
/// is not constant.
std::optional<CountedLoop> countedLoop(const clang::ForStmt *Loop, const clang::ASTContext &Ctx);

/// Returns the approximate number of iterations of \p Loop. If the initial value of its variable is
/// not constant, assumes 0: it is usually an index. Returns nothing if the bound is not constant.
std::optional<uint64_t> iterationsOf(const CountedLoop &Loop, const clang::ASTContext &Ctx);

} // namespace amp2hip

#endif // AMP2HIP_AST_CONSTANTLOOPS_H
