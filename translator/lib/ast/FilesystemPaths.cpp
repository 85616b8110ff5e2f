//===--- FilesystemPaths.cpp - The class std::filesystem::path ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/FilesystemPaths.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

bool isFilesystemPath(const CXXRecordDecl &Class) {
  const auto *Namespace = dyn_cast<NamespaceDecl>(Class.getDeclContext());
  while (Namespace && Namespace->isInline()) // of the library's version
    Namespace = dyn_cast<NamespaceDecl>(Namespace->getDeclContext());
  return Class.getDeclName().isIdentifier() && Class.getName() == "path" && Namespace &&
         Namespace->getName() == "filesystem" && Namespace->isInStdNamespace();
}

bool isWideOnWindows(QualType T) {
  if (T.isNull())
    return false;
  if (const CXXRecordDecl *Class = T.getNonReferenceType()->getAsCXXRecordDecl();
      Class && isFilesystemPath(*Class))
    return true;
  if (T->isPointerType())
    T = T->getPointeeType();
  const auto *Typedef = T.getNonReferenceType()->getAs<TypedefType>();
  const auto *Class =
      Typedef ? dyn_cast<CXXRecordDecl>(Typedef->getDecl()->getDeclContext()) : nullptr;
  return Class && isFilesystemPath(*Class);
}

const MemberExpr *charactersOfPath(const Expr *E) {
  const auto *Call = dyn_cast<CXXMemberCallExpr>(E->IgnoreParenImpCasts());
  const CXXMethodDecl *Method = Call ? Call->getMethodDecl() : nullptr;
  if (!Method || !Method->getDeclName().isIdentifier() || Method->getName() != "c_str" ||
      !isFilesystemPath(*Method->getParent()))
    return nullptr;
  return dyn_cast<MemberExpr>(Call->getCallee()->IgnoreParens());
}

bool isWideString(QualType T) {
  if (T.isNull())
    return false;
  if (T->isPointerType() || T->isArrayType())
    return QualType(T->getPointeeOrArrayElementType(), 0)->isWideCharType();
  const auto *Class = dyn_cast_or_null<ClassTemplateSpecializationDecl>(
      T.getNonReferenceType()->getAsCXXRecordDecl());
  if (!Class || !Class->isInStdNamespace() || Class->getName() != "basic_string")
    return false;
  const TemplateArgument &Character = Class->getTemplateArgs()[0];
  return Character.getKind() == TemplateArgument::Type && Character.getAsType()->isWideCharType();
}

} // namespace amp2hip
