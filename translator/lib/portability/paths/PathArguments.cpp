//===--- PathArguments.cpp - Paths as arguments of formats ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/paths/PathArguments.h"
#include "amp2hip/Rules.h"
#include "ast/FilesystemPaths.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include <set>
#include <vector>

using namespace clang;

namespace amp2hip {
namespace {

/// True if the format \p E, a narrow literal, prints wide strings.
bool printsWideStrings(const Expr &E) {
  const auto *Literal = dyn_cast<StringLiteral>(E.IgnoreParenImpCasts());
  if (!Literal || Literal->getCharByteWidth() != 1)
    return false;
  const StringRef Text = Literal->getString();
  return Text.contains("%S") || Text.contains("%ls") || Text.contains("%ws");
}

/// Finds the arguments for the ellipsis or the parameter pack of a function.
class PathArguments : public UserVisitor {
public:
  explicit PathArguments(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes) {}

  bool VisitCallExpr(CallExpr *Call) override {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!F || isa<CXXOperatorCallExpr>(Call))
      return true;
    bool IsWide = false;
    for (unsigned I = 0; I < Call->getNumArgs(); ++I) {
      const Expr &Argument = *Call->getArg(I);
      if (IsWide && isFree(*F, I))
        if (const MemberExpr *Characters = charactersOfPath(&Argument))
          fix(*Characters);
      IsWide |=
          isWideString(Argument.IgnoreParenImpCasts()->getType()) || printsWideStrings(Argument);
    }
    return true;
  }

private:
  /// True if argument \p I of \p F may have any type.
  static bool isFree(const FunctionDecl &F, unsigned I) {
    return I >= F.getNumParams() ||
           isa<SubstTemplateTypeParmType>(
               F.getParamDecl(I)->getType().getNonReferenceType().getUnqualifiedType());
  }

  /// Edits `c_str` in a call of it.
  void fix(const MemberExpr &Characters) {
    const SourceLocation Loc = Characters.getMemberLoc(), Spelled = U.SM.getSpellingLoc(Loc);
    if (!Seen.insert(Spelled).second)
      return;
    // Other uses of a macro may need the characters as they are.
    if (U.isUserLocation(Spelled) && !U.SM.isMacroBodyExpansion(Loc))
      Fixes.push_back(FixItHint::CreateReplacement(SourceRange(Spelled), "wstring().c_str"));
    else if (U.isUserLocation(U.SM.getExpansionLoc(Loc)))
      U.report(Rule::MicrosoftFormat, Loc,
               "the characters of a path are narrow on Linux and wide on Windows; write "
               "'wstring().c_str()'");
  }

  std::vector<FixItHint> &Fixes;
  std::set<SourceLocation> Seen; ///< a template and its instances share expressions
};

} // namespace

void fixPathArguments(Unit &U) {
  PathArguments(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
