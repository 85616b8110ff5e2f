//===--- TemplateScopes.cpp - Scopes of names in templates --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/templates/TemplateScopes.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Returns, for each token, the `}` of the innermost block that contains it.
std::vector<size_t> blockEnds(const TokenView &Tokens) {
  std::vector<size_t> Ends;
  llvm::SmallVector<size_t, 32> Open;
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (!Open.empty() && Open.back() == I)
      Open.pop_back();
    Ends.push_back(Open.empty() ? Tokens.size() : Open.back());
    if (Tokens.is(I, tok::l_brace) && Tokens.match(I) != TokenView::None)
      Open.push_back(Tokens.match(I));
  }
  return Ends;
}

class ScopeCollector : public UserVisitor {
public:
  ScopeCollector(const Unit &U, const TokenView &Tokens)
      : UserVisitor(U), Tokens(Tokens), BlockEnds(blockEnds(Tokens)) {
    for (size_t I = 0; I < Tokens.size(); ++I)
      Indices.try_emplace(Tokens[I].getLocation(), I);
  }

  bool VisitNamedDecl(NamedDecl *D) override {
    if (const auto *Class = dyn_cast<CXXRecordDecl>(D))
      addClass(*Class);
    else if (const auto *F = dyn_cast<FunctionDecl>(D))
      addFunction(*F);
    addName(*D);
    return true;
  }

  std::vector<TemplateScope> Scopes;

private:
  size_t indexOf(SourceLocation Loc) const {
    auto It = Indices.find(Loc);
    return It == Indices.end() ? TokenView::None : It->second;
  }

  void add(TemplateScope S) {
    if (S.First != TokenView::None && S.Last != TokenView::None && S.First <= S.Last)
      Scopes.push_back(S);
  }

  void addClass(const CXXRecordDecl &Class) {
    if (Class.isThisDeclarationADefinition() && !Class.isLambda() && Class.isDependentContext())
      add({indexOf(Class.getBraceRange().getBegin()), indexOf(Class.getBraceRange().getEnd()),
           &Class});
  }

  void addFunction(const FunctionDecl &F) {
    // `int n(size);` is a function for Clang, as long as `size` is unknown.
    if (!F.isDependentContext() || F.getLexicalDeclContext()->isFunctionOrMethod())
      return;
    const size_t First = indexOf(F.getLocation()), Last = indexOf(F.getEndLoc());
    if (F.isOutOfLine()) {
      llvm::SmallVector<const CXXRecordDecl *, 4> Classes;
      for (const DeclContext *C = F.getParent(); C && C->isRecord(); C = C->getParent())
        Classes.push_back(cast<CXXRecordDecl>(C)->getDefinition());
      for (const CXXRecordDecl *Class : llvm::reverse(Classes))
        if (Class)
          add({First, Last, Class});
    }
    add({First, Last, nullptr, &F});
  }

  void addName(const NamedDecl &D) {
    const size_t I = indexOf(D.getLocation());
    if (!D.getIdentifier() || Tokens.name(I) != D.getIdentifier())
      return;
    const DeclContext *Context = D.getDeclContext();
    size_t Last = I;
    if (isa<ParmVarDecl, TemplateTypeParmDecl, NonTypeTemplateParmDecl, TemplateTemplateParmDecl>(
            D)) {
      if (Context->isFunctionOrMethod() || Context->isRecord())
        Last = indexOf(cast<Decl>(Context)->getEndLoc());
    } else if (Context->isFunctionOrMethod()) {
      Last = BlockEnds[I];
    }
    add({I, Last == TokenView::None ? I : Last, nullptr, nullptr, D.getIdentifier()});
  }

  const TokenView &Tokens;
  const std::vector<size_t> BlockEnds;
  llvm::DenseMap<SourceLocation, size_t> Indices;
};

} // namespace

std::vector<TemplateScope> templateScopes(const Unit &U, const TokenView &Tokens) {
  ScopeCollector Collector(U, Tokens);
  Collector.TraverseDecl(U.context().getTranslationUnitDecl());
  llvm::stable_sort(Collector.Scopes, [](const TemplateScope &A, const TemplateScope &B) {
    return A.First != B.First ? A.First < B.First : A.Last > B.Last;
  });
  return std::move(Collector.Scopes);
}

} // namespace amp2hip
