//===--- Concurrency.cpp - Declarations of C++ AMP's namespace ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

static constexpr llvm::StringLiteral RuntimeNote = "amp2hip::runtime";

void markRuntimeNamespace(NamespaceDecl &Block) {
  Block.addAttr(AnnotateAttr::CreateImplicit(Block.getASTContext(), RuntimeNote, nullptr, 0));
}

/// The block of a namespace at global scope that encloses \p C, or null.
static const NamespaceDecl *outermostNamespace(const DeclContext *C) {
  const NamespaceDecl *Outermost = nullptr;
  for (; C && !C->isTranslationUnit(); C = C->getLexicalParent())
    if (const auto *N = dyn_cast<NamespaceDecl>(C))
      Outermost = N;
  return Outermost;
}

static bool isRuntimeBlock(const NamespaceDecl *Block) {
  return Block && llvm::any_of(Block->specific_attrs<AnnotateAttr>(), [](const AnnotateAttr *A) {
           return A->getAnnotation() == RuntimeNote;
         });
}

/// The namespace-scope declaration that \p D is, is a member of, or is an instance of.
static const Decl *namespaceMember(const Decl *D) {
  while (!D->getDeclContext()->isFileContext())
    D = cast<Decl>(D->getDeclContext());
  if (const auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(D))
    return Instance->getSpecializedTemplate();
  if (const auto *F = dyn_cast<FunctionDecl>(D); F && F->getPrimaryTemplate())
    return F->getPrimaryTemplate();
  return D;
}

bool isInConcurrency(const NamedDecl *D) {
  const NamespaceDecl *Around = outermostNamespace(D->getDeclContext());
  if (!Around || !Around->getDeclName().isIdentifier() ||
      !Around->getName().equals_insensitive("concurrency"))
    return false;
  return llvm::any_of(namespaceMember(D)->redecls(), [](const Decl *Declared) {
    return isRuntimeBlock(outermostNamespace(Declared->getLexicalDeclContext()));
  });
}

/// True for `extent<N>`, `tiled_extent<D0, D1, D2>` and the `grid<N>` of the preview, also with
/// dependent arguments.
static bool isDomain(QualType T) {
  const auto *S = T.getNonReferenceType()->getAs<TemplateSpecializationType>();
  const TemplateDecl *D = S ? S->getTemplateName().getAsTemplateDecl() : nullptr;
  return D && D->getDeclName().isIdentifier() && isInConcurrency(D) &&
         (D->getName() == "extent" || D->getName() == "tiled_extent" || D->getName() == "grid");
}

bool isLaunch(const NamedDecl *D) {
  if (!D || !D->getDeclName().isIdentifier() || D->getName() != "parallel_for_each" ||
      !isInConcurrency(D))
    return false;
  // Require a domain: the Parallel Patterns Library declares a parallel_for_each over iterators in
  // the same namespace.
  const FunctionDecl *F = D->getAsFunction();
  if (const FunctionDecl *Pattern = F ? F->getTemplateInstantiationPattern() : nullptr)
    F = Pattern;
  return F && F->getNumParams() >= 2 && isDomain(F->getParamDecl(F->getNumParams() - 2)->getType());
}

bool isLaunchCallee(const Expr *Callee) {
  Callee = Callee->IgnoreParenImpCasts();
  if (const auto *R = dyn_cast<DeclRefExpr>(Callee))
    return isLaunch(R->getDecl());
  const auto *R = dyn_cast<UnresolvedLookupExpr>(Callee);
  if (!R || !R->getName().isIdentifier() ||
      R->getName().getAsIdentifierInfo()->getName() != "parallel_for_each")
    return false;
  // A call in a template may find the function by argument-dependent lookup alone.
  return R->decls().empty() || llvm::any_of(R->decls(), [](const NamedDecl *D) {
           return isLaunch(D->getUnderlyingDecl());
         });
}

bool isInGraphics(const NamedDecl *D) {
  const auto *N = dyn_cast<NamespaceDecl>(D->getDeclContext()->getRedeclContext());
  return N && N->getDeclName().isIdentifier() && N->getName() == "graphics" && isInConcurrency(N);
}

bool isTextureOrView(const CXXRecordDecl *Record) {
  return Record->getIdentifier() && isInGraphics(Record) &&
         (Record->getName() == "texture" || Record->getName() == "texture_view" ||
          Record->getName() == "writeonly_texture_view");
}

bool isArrayOrTexture(const CXXRecordDecl *Record) {
  if (!Record || !Record->getIdentifier())
    return false;
  return (Record->getName() == "array" && isInConcurrency(Record) && !isInGraphics(Record)) ||
         (Record->getName() == "texture" && isInGraphics(Record));
}

bool isArrayOrTexture(QualType T) {
  if (const CXXRecordDecl *R = T->getAsCXXRecordDecl())
    return isArrayOrTexture(R);
  const auto *S = T->getAs<TemplateSpecializationType>();
  const TemplateDecl *D = S ? S->getTemplateName().getAsTemplateDecl() : nullptr;
  return D && isArrayOrTexture(dyn_cast_or_null<CXXRecordDecl>(D->getTemplatedDecl()));
}

} // namespace amp2hip
