//===--- TileLoopNames.cpp - New names of a kernel's variables ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A work-item loop may contain declarations from several blocks, and declarations move to earlier
// places. Where a name would then refer to another entity, the generated code uses a new name:
//
//   // kernel                        // generated code
//   v[t] = n;                        { v[t] = n; }      // the captured variable
//   const int n = 3;                 const int n_2 = 3;
//   t.barrier.wait();
//   v[t] += n;                       { v[t] += n_2; }
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "ast/Variables.h"
#include "parse/Unit.h"
#include "rewrite/kernels/TileLoopWriter.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the tokens that name a declaration, and those of the same spelling that certainly do not.
struct NamedTokens : DynamicVisitor {
  explicit NamedTokens(const NamedDecl *D) : D(D) {}
  bool VisitDeclRefExpr(DeclRefExpr *E) override { return add(E->getDecl(), E->getLocation()); }
  bool VisitMemberExpr(MemberExpr *E) override {
    return add(E->getMemberDecl(), E->getMemberLoc());
  }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) override {
    if (!E->isImplicitAccess())
      Others.insert(E->getMemberLoc());
    return true;
  }
  bool VisitNamedDecl(NamedDecl *N) override { return add(N, N->getLocation()); }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override {
    return add(T.getTypedefNameDecl(), T.getNameLoc());
  }
  bool VisitTagTypeLoc(TagTypeLoc T) override { return add(T.getDecl(), T.getNameLoc()); }
  bool VisitTemplateTypeParmTypeLoc(TemplateTypeParmTypeLoc T) override {
    return add(T.getDecl(), T.getNameLoc());
  }
  bool VisitLambdaExpr(LambdaExpr *L) override {
    for (const LambdaCapture &Capture : L->explicit_captures())
      if (Capture.capturesVariable())
        add(Capture.getCapturedVar(), Capture.getLocation());
    return true;
  }
  bool add(const NamedDecl *Named, SourceLocation Loc) {
    if (Named == D)
      Own.insert(Loc);
    else
      Others.insert(Loc);
    return true;
  }

  const NamedDecl *D;
  llvm::DenseSet<SourceLocation> Own, Others;
};

} // namespace

std::string TileLoopWriter::nameOf(const NamedDecl *D) const {
  auto Found = NewNames.find(D);
  return Found == NewNames.end() ? D->getNameAsString() : Found->second;
}

/// Replaces the operand of each `sizeof` a variable of the thread by its type: code outside of the
/// loops does not know the variable.
void TileLoopWriter::replaceSizes() {
  struct Sizes : DynamicVisitor {
    std::vector<const UnaryExprOrTypeTraitExpr *> All;
    bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) override {
      if (isSizeOfNumbers(E))
        All.push_back(E);
      return true;
    }
  } Search;
  Search.TraverseStmt(cast<FunctionDecl>(Index->getDeclContext())->getBody());
  for (const UnaryExprOrTypeTraitExpr *E : Search.All) {
    bool NamesOwn = false;
    walk(E->getArgumentExpr(), [&](const Stmt *S, const Stmt *) {
      const auto *Name = dyn_cast<DeclRefExpr>(S);
      const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
      NamesOwn |= V && V->getDeclContext() == Index->getDeclContext() && !isTileStatic(V);
      return true;
    });
    if (!NamesOwn)
      continue;
    std::string Element, Bounds;
    writeOut(E->getArgumentExpr()->getType(), Element, Bounds);
    std::optional<TextRange> R = C.Source.range(E->getArgumentExpr()->getSourceRange());
    Failed |= !R;
    if (R)
      NewTokens[R->Begin] = {*R, "(" + Element + Bounds + ")"};
  }
}

/// Replaces the name of \p D by \p Name in all code that the function renders. Each token of the
/// kernel with the old name must be known to refer to \p D, or not to refer to it.
void TileLoopWriter::renameTokens(const NamedDecl *D, const std::string &Name) {
  const Stmt *Body = cast<FunctionDecl>(Index->getDeclContext())->getBody();
  NewNames[D] = Name;
  NamedTokens Tokens(D);
  Tokens.TraverseStmt(const_cast<Stmt *>(Body));
  std::optional<TextRange> All = C.Source.range(Body->getSourceRange());
  Failed |= !All;
  if (!All)
    return;
  llvm::DenseSet<unsigned> Known;
  for (SourceLocation Loc : Tokens.Own) {
    std::optional<TextRange> R = C.Source.range(Loc);
    if (!R || !All->contains(*R) ||
        C.Source.text(R->File).slice(R->Begin, R->End) != D->getName()) {
      Failed = true;
      return;
    }
    NewTokens[R->Begin] = {*R, Name};
    Known.insert(R->Begin);
  }
  for (SourceLocation Loc : Tokens.Others)
    if (!Loc.isMacroID())
      if (std::optional<TextPosition> At = C.Source.begin(Loc); At && At->File == All->File)
        Known.insert(At->Offset);
  const std::string Text = C.Source.text(All->File).slice(All->Begin, All->End).str();
  Lexer Raw(SourceLocation(), C.Unit.context().getLangOpts(), Text.data(), Text.data(),
            Text.data() + Text.size());
  Token T;
  for (bool AtEnd = false; !AtEnd;) {
    AtEnd = Raw.LexFromRawLexer(T);
    if (T.is(tok::raw_identifier) && T.getRawIdentifier() == D->getName())
      Failed |= !Known.contains(All->Begin + unsigned(T.getRawIdentifier().data() - Text.data()));
  }
}

} // namespace amp2hip
