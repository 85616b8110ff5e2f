//===--- SizeAssertions.cpp - Advice for failed assertions on sizes -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "advice/SizeAssertions.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/portability/ResizedTypes.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Collects the failed assertions of the user, and the classes in their `sizeof` operands.
class FailedAssertions : public UserVisitor {
public:
  struct Assertion {
    SourceRange Range;
    std::vector<const CXXRecordDecl *> Classes;
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
      if (const CXXRecordDecl *Class = E->getTypeOfArgument()->getAsCXXRecordDecl())
        All.back().Classes.push_back(Class);
    return UserVisitor::TraverseUnaryExprOrTypeTraitExpr(E);
  }

  std::vector<Assertion> All;

private:
  bool IsInside = false; ///< a failed assertion
};

} // namespace

/// Appends notes about the members of \p Class and its bases that have other sizes on Windows.
static void addMembers(const CXXRecordDecl *Class, const Unit &U, std::vector<Message> &Notes) {
  Class = Class->getDefinition();
  if (!Class || !U.isUserLocation(Class->getLocation()))
    return;
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (const CXXRecordDecl *Of = Base.getType()->getAsCXXRecordDecl())
      addMembers(Of, U, Notes);
  for (const FieldDecl *Field : Class->fields()) {
    QualType Type = Field->getType();
    while (const auto *Array = dyn_cast<ArrayType>(Type.getTypePtr()))
      Type = Array->getElementType();
    const bool IsLong = isSpelledLong(Type, U);
    if (IsLong || Type->isWideCharType()) {
      Message Note{DiagnosticsEngine::Note, Field->getLocation(),
                   fmt::format("member '{}' has {}, but {} on Windows; use '{}'", Field->getName(),
                               IsLong ? "8 bytes per 'long'" : "4 bytes per 'wchar_t'",
                               IsLong ? 4 : 2,
                               !IsLong                       ? "char16_t"
                               : Type->isSignedIntegerType() ? "int"
                                                             : "unsigned")};
      Note.IsInUserFile = true;
      Notes.push_back(std::move(Note));
    } else if (const CXXRecordDecl *Of = Type->getAsCXXRecordDecl()) {
      addMembers(Of, U, Notes);
    }
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
        for (const CXXRecordDecl *Class : A.Classes)
          addMembers(Class, U, R.Messages);
  }
}

} // namespace amp2hip
