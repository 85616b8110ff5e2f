//===--- Interfaces.cpp - The keyword __interface -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/Interfaces.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Collects the locations of the member functions of interfaces.
class Functions : public UserVisitor {
public:
  explicit Functions(const Unit &U) : UserVisitor(U) {}
  bool VisitCXXMethodDecl(CXXMethodDecl *F) override {
    if (F->getParent()->isInterface() && !F->isImplicit())
      Names.insert(F->getLocation());
    return true;
  }

  std::set<SourceLocation> Names;
};

} // namespace

/// Makes the function whose name is at \p Name pure virtual. Returns false if the end of its
/// declaration is in the body of a macro.
static bool makePureVirtual(size_t Name, const TokenView &Tokens, Unit &U) {
  size_t Begin = Tokens.declarationStart(Name);
  while (Tokens.is(Begin, tok::kw_public) && Tokens.is(Begin + 1, tok::colon))
    Begin += 2;
  size_t End = Name;
  while (End < Tokens.size() && !Tokens.is(End, tok::semi)) {
    if (Tokens.is(End, tok::l_paren) && Tokens.match(End) != TokenView::None)
      End = Tokens.match(End);
    ++End;
  }
  if (End == Tokens.size())
    return false;
  bool IsVirtual = false;
  for (size_t I = Begin; I < Name; ++I)
    IsVirtual |= Tokens.is(I, tok::kw_virtual);
  // A declaration may begin with a macro, which other code uses, too.
  if (!IsVirtual)
    U.SourceFixes.push_back(
        FixItHint::CreateInsertion(U.SM.getExpansionLoc(Tokens[Begin].getLocation()), "virtual "));
  if (!Tokens.is(End - 2, tok::equal)) {
    if (Tokens[End].getLocation().isMacroID())
      return false;
    U.SourceFixes.push_back(FixItHint::CreateInsertion(Tokens[End].getLocation(), " = 0"));
  }
  return true;
}

void replaceInterfaces(Unit &U) {
  bool Any = false;
  for (const Token &T : U.Tokens)
    if (T.is(tok::kw___interface)) {
      Any = true;
      U.SourceFixes.push_back(FixItHint::CreateReplacement(SourceRange(T.getLocation()), "struct"));
    }
  if (!Any)
    return;
  Functions All(U);
  All.TraverseDecl(U.context().getTranslationUnitDecl());
  const TokenView Tokens(U.Tokens);
  for (size_t I = 0; I < Tokens.size(); ++I)
    if (All.Names.count(Tokens[I].getLocation()) && !makePureVirtual(I, Tokens, U))
      U.error(Tokens[I].getLocation(), "amp2hip cannot make this member function of an interface "
                                       "pure virtual; write 'virtual' and '= 0'");
}

} // namespace amp2hip
