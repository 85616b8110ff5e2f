//===--- ContainersCheck.cpp - Element types of containers ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports element types of array and array_view that are not amp-compatible
// (§5.1, §5.2), or that contain a container or a reference to one (AMP1213).
// Visits cpu code, too, because cpu code creates containers.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The element type if \p T is array or array_view, or a pointer or reference
/// to one; null otherwise and for dependent types.
QualType elementOf(QualType T) {
  if (T.isNull() || T->isDependentType())
    return QualType();
  T = T.getNonReferenceType();
  if (T->isPointerType())
    T = T->getPointeeType();
  const auto *S = dyn_cast_or_null<ClassTemplateSpecializationDecl>(T->getAsCXXRecordDecl());
  if (!S || !isInConcurrency(S) || (S->getName() != "array" && S->getName() != "array_view"))
    return QualType();
  const TemplateArgument &First = S->getTemplateArgs()[0];
  return First.getKind() == TemplateArgument::Type ? First.getAsType().getUnqualifiedType()
                                                   : QualType();
}

/// Reports each wrong element type once per line.
class Containers {
public:
  explicit Containers(const CheckContext &C) : C(C) {}

  /// Reports the element type of \p T, which \p B uses at \p Loc, if \p T is a
  /// container and its element type is not allowed.
  void checkElementType(const CodeBlock &B, QualType T, SourceLocation Loc) {
    QualType Element = elementOf(T);
    if (Element.isNull() || !C.Unit.isUserLocation(Loc))
      return;
    MaybeFault F = C.Types.captureFault(Element);
    // A pointer `array_view<T> *` needs no view object, so the element type may
    // contain containers. A reference refers to an existing view.
    const CXXRecordDecl *Container = T->getAsCXXRecordDecl();
    bool IsObject = T->isReferenceType() || (Container && Container->hasDefinition());
    if (!F && IsObject)
      F = C.Types.containerFault(Element);
    SourceLocation At = C.Unit.SM.getExpansionLoc(Loc);
    if (!F || !Seen.insert({Element.getCanonicalType().getTypePtr(),
                            {C.Unit.SM.getFileID(At), C.Unit.SM.getSpellingLineNumber(At)}})
                   .second)
      return;
    F->Violated = Rule::ContainerElement;
    C.reportType(B, Loc, "an element of this container", Element, *F);
  }

private:
  const CheckContext &C;
  std::set<std::pair<const Type *, std::pair<FileID, unsigned>>> Seen; ///< element type, line
};

} // namespace

void checkContainers(const CheckContext &C) {
  Containers All(C);
  for (const CodeBlock &B : C.Code) {
    // A member of a class template that no code uses is only declared.
    if (B.Function && B.Function->isTemplateInstantiation() && !B.Function->isDefined())
      continue;
    for (TypeLoc T : B.Types)
      if (auto S = T.getAs<TemplateSpecializationTypeLoc>())
        All.checkElementType(B, S.getType(), S.getTemplateNameLoc());
    for (const VarDecl *V : B.Variables)
      All.checkElementType(B, V->getType(), V->getLocation());
    for (const Stmt *S : B.Statements)
      if (const auto *E = dyn_cast<Expr>(S); E && isa<CallExpr, CXXTemporaryObjectExpr>(E))
        All.checkElementType(B, E->getType(), E->getExprLoc());
  }
}

} // namespace amp2hip
