//===--- SizeAssertions.cpp - Advice for failed assertions on sizes -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "advice/SizeAssertions.h"
#include "model/types/LongUses.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/FileEdits.h"
#include "portability/sizes/ResizedTypes.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Collects the failed assertions of the user, and the classes in their `sizeof` operands.
class FailedAssertions : public UserVisitor {
public:
  struct Assertion {
    SourceRange Range;
    std::vector<QualType> Classes;
  };

  explicit FailedAssertions(const Unit &U) : UserVisitor(U) {}

  bool TraverseDecl(Decl *D) override {
    const auto *Assert = dyn_cast_or_null<StaticAssertDecl>(D);
    if (!Assert)
      return UserVisitor::TraverseDecl(D);
    if (!Assert->isFailed())
      return true;
    All.push_back({D->getSourceRange(), {}});
    IsInside = true;
    const bool Result = UserVisitor::TraverseDecl(D);
    IsInside = false;
    return Result;
  }
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) override {
    if (IsInside && E->getKind() == UETT_SizeOf)
      if (E->getTypeOfArgument()->isRecordType())
        All.back().Classes.push_back(E->getTypeOfArgument());
    return UserVisitor::TraverseUnaryExprOrTypeTraitExpr(E);
  }

  std::vector<Assertion> All;

private:
  bool IsInside = false; ///< a failed assertion
};

} // namespace

/// Appends notes about the members of \p Class that have other sizes on Windows.
static void addMembers(QualType Class, const Unit &U, std::vector<Message> &Notes) {
  for (const FieldDecl *Field : findResized(Class, U).Members) {
    const BuiltinType *Type = findResized(Field->getType(), U).First;
    const bool IsLong = !Type->isWideCharType();
    Message Note{DiagnosticsEngine::Note, Field->getLocation(),
                 fmt::format("member '{}' has {}, but {} on Windows; use '{}'", Field->getName(),
                             IsLong ? "8 bytes per 'long'" : "4 bytes per 'wchar_t'",
                             IsLong ? 4 : 2,
                             !IsLong                   ? "char16_t"
                             : Type->isSignedInteger() ? "int"
                                                       : "unsigned")};
    Note.IsInUserFile = true;
    Notes.push_back(std::move(Note));
  }
}

void explainSizeAssertions(const Unit &U, std::vector<Report> &Reports) {
  std::optional<FailedAssertions> Failed;
  for (Report &R : Reports) {
    const Message &First = R.Messages.front();
    if (!R.FromClang || !StringRef(First.Text).starts_with("static assertion failed"))
      continue;
    if (!Failed) {
      Failed.emplace(U);
      Failed->TraverseDecl(U.context().getTranslationUnitDecl());
    }
    for (const FailedAssertions::Assertion &A : Failed->All)
      if (!U.SM.isBeforeInTranslationUnit(First.Loc, A.Range.getBegin()) &&
          !U.SM.isBeforeInTranslationUnit(A.Range.getEnd(), First.Loc))
        for (const QualType Class : A.Classes)
          addMembers(Class, U, R.Messages);
  }
}

/// Returns the type of the elements of \p T, an array, or \p T.
static TypeLoc elementOf(TypeLoc T) {
  for (T = T.getUnqualifiedLoc(); auto Array = T.getAs<ArrayTypeLoc>();)
    T = Array.getElementLoc().getUnqualifiedLoc();
  const auto Elaborated = T.getAs<ElaboratedTypeLoc>();
  return Elaborated ? Elaborated.getNamedTypeLoc() : T;
}

std::map<std::string, std::string> fixSizeAssertions(const Unit &U) {
  FailedAssertions Failed(U);
  Failed.TraverseDecl(U.context().getTranslationUnitDecl());
  std::map<FileID, FileEdits> Edits;
  for (const FailedAssertions::Assertion &A : Failed.All)
    for (const QualType Class : A.Classes)
      for (const FieldDecl *Field : findResized(Class, U).Members) {
        const std::optional<LongUse> Use =
            longUse(U, elementOf(Field->getTypeSourceInfo()->getTypeLoc()));
        if (!Use || !Use->Narrower)
          continue;
        const CharSourceRange Range = Use->Narrower->RemoveRange;
        const auto [File, Begin] = U.SM.getDecomposedLoc(Range.getBegin());
        size_t End = U.SM.getFileOffset(Range.getEnd());
        if (Range.isTokenRange())
          End += Lexer::MeasureTokenLength(Range.getEnd(), U.SM, U.CI.getLangOpts());
        Edits[File][Begin] = {End, Use->Narrower->CodeToInsert};
      }
  return editedTexts(U.SM, Edits);
}

} // namespace amp2hip
