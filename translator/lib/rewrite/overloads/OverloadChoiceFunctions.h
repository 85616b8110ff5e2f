//===--- OverloadChoiceFunctions.h - Choice functions -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_OVERLOADS_OVERLOADCHOICEFUNCTIONS_H
#define AMP2HIP_REWRITE_OVERLOADS_OVERLOADCHOICEFUNCTIONS_H

#include "rewrite/Rewrite.h"
#include "text/CodeTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Specifiers.h"
#include <tuple>

namespace amp2hip {

/// Returns the new name of \p F in the output if \p F is one of \c Model::Renamed; else an empty
/// string. Also empty for constructors, which get a tag parameter instead.
std::string newNameOf(RewriteContext &C, const clang::FunctionDecl *F);
/// Returns the new name by which a using declaration must refer to \p F: newNameOf(), or the name
/// that \p F has at all of its uses. Empty if \p F keeps its name.
std::string newNameInUsing(RewriteContext &C, const clang::FunctionDecl *F);

/// The two functions to which a name in code of both restrictions refers: one in cpu code, one in
/// amp code. In a template, the pair belongs to one instance. The strings are the functions' new
/// names; empty for a function that keeps its name.
struct CalleePair {
  const clang::FunctionDecl *CpuFunction, *AmpFunction;
  std::string Cpu, Amp;

  bool operator==(const CalleePair &Other) const {
    return CpuFunction == Other.CpuFunction && AmpFunction == Other.AmpFunction &&
           Cpu == Other.Cpu && Amp == Other.Amp;
  }
};

/// Rewrites calls in `restrict(cpu, amp)` code for which overload resolution selects different
/// functions in cpu and in amp code. Two functions with the same signature (an overload pair) need
/// no such rewrite. Each call becomes a call of a choice function, which calls one of the two
/// functions at run time. For example, a call that selects f(int) on the host and f(float)
/// restrict(amp) on the accelerator,
///
///     f(x)
///
/// becomes
///
///     f_choice(x)      // calls f(x) or f_amp(x)
///
/// \c calleeFor and \c inlineChoice return the text of the new callee; \c declare inserts the
/// declarations of all choice functions. Calls to which the same overloads are visible share one
/// choice function.
class ChoiceFunctions {
public:
  explicit ChoiceFunctions(RewriteContext &C) : C(C) {}

  struct Callee {
    std::string Name;
    bool IsWhole; ///< \c Name also replaces the qualifier of the original name
  };
  /// Returns the choice function to call for \p Use in the function \p Around. \p Callees has an
  /// element for each instance of the enclosing template; all elements must have the same new
  /// names. If no choice function is possible, reports an error at \p Loc and returns nothing.
  std::optional<Callee> calleeFor(clang::SourceLocation Loc, const clang::Expr *Use,
                                  const clang::FunctionDecl *Around,
                                  llvm::ArrayRef<CalleePair> Callees);
  /// Returns the macro invocation `AMP2HIP_CHOOSE(...)`, which selects the function at the call
  /// itself, for a call for which no choice function is possible. Returns nothing if a choice
  /// function is possible. Also returns nothing if \p Use is neither an operator nor a callee for
  /// which the macro works.
  std::optional<std::string> inlineChoice(const clang::Expr *Use, const clang::FunctionDecl *Around,
                                          llvm::ArrayRef<CalleePair> Callees) const;
  /// Declares all choice functions that \c calleeFor returned.
  void declare();

private:
  /// The place where a choice function is declared: after the last overload that is visible to its
  /// uses, or before the declaration that contains the first use.
  struct Place {
    const clang::DeclContext *Scope = nullptr;
    const clang::FunctionDecl *Last = nullptr; ///< the last visible overload, if any
    const clang::Decl *Use = nullptr;          ///< the outermost declaration around the first use
    bool Before = false;                       ///< the place is before \c Use, not after \c Last
    bool Qualified = false; ///< the choice function qualifies the overloads' names
  };
  struct ChoiceFunction {
    std::string Name;
    std::string Cpu, Amp; ///< names of the functions that the choice function calls
    std::string Given;    ///< kinds of the explicit template arguments of the uses: `T`, `v`
    bool IsConst = true, IsStatic = true; ///< for a member function
    bool IsInternal = false;              ///< has internal linkage, because a called function has
    bool InstantiatesKernels = false; ///< instantiates the cpu function's kernels in device code
    clang::AccessSpecifier Access = clang::AS_none;
    Place At;
  };
  using Key = std::tuple<const clang::DeclContext *, std::string, std::string, std::string,
                         const clang::FunctionDecl *, bool>;

  std::optional<std::string> inlineOperatorChoice(const clang::CXXOperatorCallExpr *Use,
                                                  const clang::FunctionDecl *Around,
                                                  llvm::ArrayRef<CalleePair> Callees) const;
  Place placeOf(const clang::Expr *Use, const clang::FunctionDecl *Around,
                llvm::ArrayRef<CalleePair> Callees) const;
  Place placeInClass(const clang::FunctionDecl *Around, const CalleePair &First) const;
  std::string freeName(const Place &P, const clang::FunctionDecl &Amp) const;
  bool isTaken(const ChoiceFunction &One) const;
  void declare(const ChoiceFunction &Choice);
  std::string textOf(const ChoiceFunction &Choice, const CodeLayout &Layout) const;
  std::string memberText(const ChoiceFunction &Choice, const clang::Decl *Place,
                         const CodeLayout &Layout) const;

  RewriteContext &C;
  std::map<Key, ChoiceFunction> All;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_OVERLOADS_OVERLOADCHOICEFUNCTIONS_H
