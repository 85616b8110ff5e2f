//===--- OverloadChoices.h - One function for either side -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_OVERLOADCHOICES_H
#define AMP2HIP_REWRITE_OVERLOADCHOICES_H

#include "rewrite/Rewrite.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Specifiers.h"
#include <tuple>

namespace amp2hip {

/// The name that \p F bears in the output, or nothing if that is its own.
std::string nameApart(RewriteContext &C, const clang::FunctionDecl *F);

/// The cpu and the amp function that a name refers to in one instance of the
/// enclosing template, with their new names; empty for a function that keeps its name.
struct SidedName {
  const clang::FunctionDecl *CpuFunction, *AmpFunction;
  std::string Cpu, Amp;

  bool operator==(const SidedName &Other) const {
    return CpuFunction == Other.CpuFunction && AmpFunction == Other.AmpFunction &&
           Cpu == Other.Cpu && Amp == Other.Amp;
  }
};

/// The functions that choose, where they run, between two that a call in code
/// of both restrictions means.
class OverloadChoices {
public:
  explicit OverloadChoices(RewriteContext &C) : C(C) {}

  struct Call {
    std::string Name;
    bool IsWhole; ///< what qualifies the name that is written goes with it
  };
  /// How to call the function for \p Use, in \p Around, which means \p Meanings: one for
  /// each instance of a template, all with the same names. Nothing if there can be no
  /// such function, which is said at \p Loc.
  std::optional<Call> callOf(clang::SourceLocation Loc, const clang::Expr *Use,
                             const clang::FunctionDecl *Around,
                             llvm::ArrayRef<SidedName> Meanings);
  /// What is called where there can be no such function, but \p Use, in \p Around, is an operator
  /// or the callee of a call that can choose in its place: `AMP2HIP_CHOOSE(...)`. Nothing if
  /// it cannot.
  std::optional<std::string> inPlace(const clang::Expr *Use, const clang::FunctionDecl *Around,
                                     llvm::ArrayRef<SidedName> Meanings) const;
  /// Declares all that were asked for.
  void declare();

private:
  /// Where a function that chooses is declared: after the last overload that its uses can
  /// see, or before the declaration that contains the first of them.
  struct Place {
    const clang::DeclContext *Scope = nullptr;
    const clang::FunctionDecl *Last = nullptr; ///< the last visible overload, if any
    const clang::Decl *Use = nullptr;          ///< the outermost declaration of the use
    bool Before = false;                       ///< before Use, not after Last
    bool Qualified = false;                    ///< the overloads are named in full
  };
  struct Choice {
    std::string Name;
    std::string Cpu, Amp; ///< what it calls
    std::string Given;    ///< kinds of the template arguments that its uses give
    bool IsConst = true, IsStatic = true; ///< if it is a member
    bool IsInternal = false; ///< another source may have other functions of these names
    bool KeepsKernels = false; ///< device code names the cpu function for its kernels
    clang::AccessSpecifier Access = clang::AS_none;
    Place At;
  };
  using Key = std::tuple<const clang::DeclContext *, std::string, std::string, std::string,
                         const clang::FunctionDecl *, bool>;

  std::optional<std::string> operatorInPlace(const clang::CXXOperatorCallExpr *Use,
                                             const clang::FunctionDecl *Around,
                                             llvm::ArrayRef<SidedName> Meanings) const;
  Place placeOf(const clang::Expr *Use, const clang::FunctionDecl *Around,
                llvm::ArrayRef<SidedName> Meanings) const;
  Place placeInClass(const clang::FunctionDecl *Around, const SidedName &First) const;
  std::string freeName(const Place &P, const clang::FunctionDecl &Amp) const;
  bool isTaken(const Choice &One) const;
  void declare(const Choice &Chosen);
  std::string textOf(const Choice &Chosen, TextPosition At, const std::string &Indent) const;

  RewriteContext &C;
  std::map<Key, Choice> All;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_OVERLOADCHOICES_H
