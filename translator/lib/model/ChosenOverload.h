//===--- ChosenOverload.h - Calls whose choice rests on restrictions -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_CHOSENOVERLOAD_H
#define AMP2HIP_MODEL_CHOSENOVERLOAD_H

#include "model/AmpCode.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clang {
class CXXConstructExpr;
class NamedDecl;
} // namespace clang

namespace amp2hip {

struct Model;

/// A function that overload resolution chose, and what it takes.
struct ChosenFunction {
  const clang::FunctionDecl *Function = nullptr;
  /// The arguments; of an operator all operands, a member's object included.
  llvm::SmallVector<const clang::Expr *, 4> Operands;
  bool IsOperator = false;
  bool IsShared = false; ///< in a default argument or member initialiser
  bool IsList = false;   ///< a constructor, for a list in braces
  bool IsElement = false; ///< of a range, in a loop over it
  const clang::CXXConstructExpr *Construction = nullptr; ///< of a constructor
  const clang::Expr *Object = nullptr; ///< that a member is called for
  const clang::Expr *Callee = nullptr; ///< as it is named
  const clang::NamedDecl *Found = nullptr; ///< what its name led to
  bool IsQualified = true;                 ///< or a member: no other scope is looked into
  clang::SourceLocation Place;
};

/// Calls \p Do with what overload resolution chose for \p S, a statement of a
/// block: calls, constructions, and what an initialiser list or a loop over a
/// range stands for.
void forEachChosen(const clang::Stmt *S, llvm::function_ref<void(const ChosenFunction &)> Do);

/// A function that lacks a restriction of \p B and is therefore no candidate of
/// \p Chosen there (§2.3.2.1), but that compilers without restrictions would
/// choose, or not tell from the one chosen; null if there is none.
const clang::FunctionDecl *rivalOf(const Unit &U, const Model &M, const CodeBlock &B,
                                   const ChosenFunction &Chosen);

/// For a call in an instance of a template that does not depend on its arguments: a function that is
/// declared after the template, and that fits as well or better; null if there is none. nvcc, which
/// looks the call up again where it makes an instance, chooses it for the device, but C++ and the
/// other compilers do not ([temp.nondep]).
const clang::FunctionDecl *laterRivalOf(const Unit &U, const Model &M, const CodeBlock &B,
                                        const ChosenFunction &Chosen);

/// A function that may be called like the one chosen, and fits as well: the call is
/// ambiguous, but for Clang's preference of equal restrictions. Null if there is
/// none.
const clang::FunctionDecl *equalTo(const Unit &U, const Model &M, const CodeBlock &B,
                                   const ChosenFunction &Chosen);

/// An argument and the type that it is converted to.
using ArgumentConversion = std::pair<const clang::Expr *, std::string>;

/// The arguments, with the types to convert them to, that make \p Chosen be
/// chosen over \p Rival without restrictions; nothing if text cannot say that.
std::optional<std::vector<ArgumentConversion>> conversionsFor(const Unit &U, const Model &M, const CodeBlock &B,
                                                              const ChosenFunction &Chosen,
                                                              const clang::FunctionDecl *Rival);
/// True if argument-dependent lookup, by an enumeration, finds the function of \p Chosen, and may
/// not find it for the converted arguments.
bool mustBeQualified(const Unit &U, const ChosenFunction &Chosen, llvm::ArrayRef<ArgumentConversion> Conversions);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CHOSENOVERLOAD_H
