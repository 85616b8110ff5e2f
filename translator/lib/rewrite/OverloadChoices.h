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
#include "clang/AST/Expr.h"
#include <tuple>

namespace amp2hip {

/// The name that \p F bears in the output, or nothing if that is its own.
std::string nameApart(RewriteContext &C, const clang::FunctionDecl *F);

/// What a name means on either side, and what it is called there: nothing for
/// the function's own name.
struct SidedName {
  const clang::FunctionDecl *CpuFunction, *AmpFunction;
  std::string Cpu, Amp;

  bool operator<(const SidedName &Other) const {
    return std::tie(Cpu, Amp) < std::tie(Other.Cpu, Other.Amp);
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
  /// How to call the function for \p Names; nothing if there can be none for
  /// \p Use, in \p Around, which is said at \p Loc.
  std::optional<Call> callOf(clang::SourceLocation Loc, const clang::Expr *Use,
                             const clang::FunctionDecl *Around, const SidedName &Names);
  /// Declares all that were asked for.
  void declare();

private:
  struct Choice;
  void place(Choice &Chosen, const clang::FunctionDecl *Cpu, const clang::FunctionDecl *Amp) const;
  bool isTaken(const Choice &One) const;
  void declare(const Choice &Chosen);

  struct Choice {
    std::string Name;
    std::string Cpu, Amp; ///< what it calls
    bool IsConst = true, IsStatic = true;
    const clang::FunctionDecl *Behind = nullptr; ///< where it is declared,
    const clang::Decl *Before = nullptr;         ///< or, for functions of two namespaces, here
  };

  RewriteContext &C;
  std::map<std::tuple<const clang::DeclContext *, std::string, std::string>, Choice> All;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_OVERLOADCHOICES_H
