//===--- PublicTypes.cpp - Member types that kernels name -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes private and protected member types public if they occur in the type of a kernel:
//
//   class field {
//     template <typename F> struct map {...};
//
// becomes
//
//   class field {
//   public:
//     template <typename F> struct map {...};
//   private:
//
// The type of a kernel is a template argument of a __global__ function. nvcc refuses a private or
// protected type anywhere in this argument: as the kernel, as its enclosing class, or as a template
// argument.
//
// In a source file, only the types that occur in launched kernels become public. A header is
// translated once for all source files, whose launches are unknown. So in a header, all member
// types of a class that contains amp code or launches become public.
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/PublicTypes.h"
#include "ast/Concurrency.h"
#include "ast/DynamicVisitor.h"
#include "ast/Restrictions.h"
#include "model/CodeIndex.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/kernels/KernelOf.h"
#include "rewrite/movedcode/LocalUses.h"
#include "rewrite/movedcode/Placement.h"
#include "text/Layout.h"
#include "text/Tokens.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {

/// Returns the declaration that determines the access of \p Type in the source. For an instance of
/// a template, returns the declaration of the template.
static const NamedDecl *declarationOf(const TagDecl *Type) {
  const ClassTemplateDecl *Template = nullptr;
  if (const auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(Type))
    Template = Instance->getSpecializedTemplate();
  else if (const auto *Class = dyn_cast<CXXRecordDecl>(Type))
    Template = Class->getDescribedClassTemplate();
  if (Template) {
    while (const ClassTemplateDecl *Member = Template->getInstantiatedFromMemberTemplate())
      Template = Member;
    return Template->getCanonicalDecl();
  }
  if (const auto *Class = dyn_cast<CXXRecordDecl>(Type))
    while (const CXXRecordDecl *Member = Class->getInstantiatedFromMemberClass())
      Type = Class = Member;
  else if (const auto *Enum = dyn_cast<EnumDecl>(Type))
    while (const EnumDecl *Member = Enum->getInstantiatedFromMemberEnum())
      Type = Enum = Member;
  return Type->getCanonicalDecl();
}

/// Inserts `public:` before the declaration \p D, and the former access specifier after \p D.
static void makeOnePublic(RewriteContext &C, const NamedDecl *D) {
  AccessSpecifier Access = D->getAccess();
  if (Access != AS_private && Access != AS_protected)
    return;
  std::optional<TextPosition> From = C.Source.begin(D->getBeginLoc());
  std::optional<TextPosition> To = C.Source.end(D->getEndLoc());
  if (!From || !To)
    return;
  StringRef Text = C.Source.text(From->File);
  size_t Semicolon = findTokenAfter(Text, To->Offset, ";");
  if (Semicolon == StringRef::npos)
    return;
  std::string Indent = indentationAt(Text, From->Offset), Newline = lineEnding(Text).str();
  StringRef Outer = StringRef(Indent).drop_back(std::min<size_t>(Indent.size(), 4));
  C.Edits.insert({From->File, declarationLine(Text, From->Offset)},
                 (Outer + "public:" + Newline).str(), InsertOrder::Declaration);
  C.Edits.insert({From->File, unsigned(Semicolon + 1)},
                 (Newline + Outer + (Access == AS_private ? "private:" : "protected:")).str(),
                 InsertOrder::After);
}

void makePublic(RewriteContext &C, const TagDecl *Type) {
  while (Type) {
    const NamedDecl *D = declarationOf(Type);
    makeOnePublic(C, D);
    Type = dyn_cast<CXXRecordDecl>(D->getDeclContext());
  }
}

namespace {

/// Makes member types of the source file public if they occur in the type of a launched kernel: as
/// the kernel's class, as an enclosing class, or as a template argument.
class TypesInKernels {
public:
  explicit TypesInKernels(RewriteContext &C) : C(C) {}

  void add(QualType T) {
    T = T.getNonReferenceType().getCanonicalType();
    while (T->isPointerType() || T->isArrayType())
      T = T->isArrayType() ? QualType(T->getBaseElementTypeUnsafe(), 0) : T->getPointeeType();
    if (const auto *Member = T->getAs<MemberPointerType>())
      add(Member->getPointeeType());
    else if (const auto *Function = T->getAs<FunctionProtoType>())
      for (QualType Parameter : Function->param_types())
        add(Parameter);
    else if (const TagDecl *Tag = T->getAsTagDecl())
      add(Tag);
  }

private:
  void add(const TagDecl *Tag) {
    if (!Known.insert(Tag).second || !C.Unit.isUserLocation(Tag->getLocation()))
      return;
    const auto *Class = dyn_cast<CXXRecordDecl>(Tag);
    if (Class && Class->isLambda())
      addClosure(Class);
    else if (C.Unit.SM.isInMainFile(C.Unit.SM.getExpansionLoc(declarationOf(Tag)->getLocation())))
      makePublic(C, Tag);
    addAround(Tag);
  }

  /// Adds the template arguments of \p D and of the templates around \p D, because they are part of
  /// the name of \p D.
  void addAround(const Decl *D) {
    while (D) {
      if (const auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(D))
        add(Instance->getTemplateArgs().asArray());
      else if (const auto *F = dyn_cast<FunctionDecl>(D); F && F->getTemplateSpecializationArgs())
        add(F->getTemplateSpecializationArgs()->asArray());
      D = dyn_cast_or_null<Decl>(D->getDeclContext());
    }
  }

  void add(ArrayRef<TemplateArgument> Arguments) {
    for (const TemplateArgument &A : Arguments)
      if (A.getKind() == TemplateArgument::Type)
        add(A.getAsType());
      else if (A.getKind() == TemplateArgument::Integral)
        add(A.getIntegralType());
      else if (A.getKind() == TemplateArgument::Pack)
        add(A.getPackAsArray());
      else if (A.getKind() == TemplateArgument::Template)
        if (const auto *T =
                dyn_cast_or_null<ClassTemplateDecl>(A.getAsTemplate().getAsTemplateDecl()))
          add(T->getTemplatedDecl());
  }

  /// Adds the types of the captured variables of \p Closure, because they may become template
  /// arguments of the function object.
  void addClosure(const CXXRecordDecl *Closure) {
    for (const LambdaCapture &Capture : Closure->captures())
      if (Capture.capturesVariable())
        add(Capture.getCapturedVar()->getType());
  }

  RewriteContext &C;
  llvm::SmallPtrSet<const TagDecl *, 16> Known;
};

/// Searches a class, and the classes in it, for amp functions, amp lambdas and launches.
class AmpInClass : public DynamicVisitor {
public:
  bool Found = false;
  bool VisitFunctionDecl(FunctionDecl *F) override {
    Found |= !F->isImplicit() && restrictionOf(F).Amp;
    return !Found;
  }
  bool VisitCallExpr(CallExpr *E) override {
    Found |= isLaunchCallee(E->getCallee());
    return !Found;
  }
};

/// True if the outermost declaration around \p D is in the source file.
bool isWithinSource(const RewriteContext &C, const Decl *D) {
  while (!D->getLexicalDeclContext()->isTranslationUnit())
    D = cast<Decl>(D->getLexicalDeclContext());
  return C.Unit.SM.isInMainFile(C.Unit.SM.getExpansionLoc(D->getLocation()));
}

/// Makes the member types of \p Class, a class in a header, public if the class contains amp code
/// or launches.
void makeMembersPublic(RewriteContext &C, const CXXRecordDecl *Class) {
  AmpInClass Amp;
  Amp.TraverseDecl(const_cast<CXXRecordDecl *>(Class)); // the visitor changes nothing
  if (!Amp.Found)
    return;
  for (const Decl *D : Class->decls()) {
    if (const auto *Template = dyn_cast<ClassTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    if (const auto *Tag = dyn_cast<TagDecl>(D); Tag && !Tag->isImplicit() && Tag->getIdentifier())
      makePublic(C, Tag);
  }
}

} // namespace

void planPublicTypes(RewriteContext &C) {
  TypesInKernels Types(C);
  for (const CodeBlock &B : C.Index.code())
    for (const Stmt *S : B.Statements)
      if (const auto *Call = dyn_cast<CallExpr>(S); Call && isLaunch(Call->getDirectCallee()))
        Types.add(Call->getArg(Call->getNumArgs() - 1)->getType());
  C.Index.forEachDeclaration<CXXRecordDecl>([&](const CXXRecordDecl *Class) {
    if (Class->isThisDeclarationADefinition() && !outermostFunction(Class) &&
        !isWithinSource(C, Class) && isInTranslatedHeader(C, Class))
      makeMembersPublic(C, Class);
  });
}

} // namespace amp2hip
