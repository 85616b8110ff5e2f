//===--- KernelTypes.cpp - What the names of kernels' types contain -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/KernelTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "model/AmpCode.h"
#include "model/Model.h"
#include "parse/Unit.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace clang;

namespace amp2hip {
namespace {

class TypesOfNames {
public:
  TypesOfNames(const Unit &U, const std::vector<CodeBlock> &Code) : U(U) {
    for (const CodeBlock &B : Code)
      if (B.Lambda)
        Lambdas[B.Lambda->getLambdaClass()] = B.Lambda;
  }

  llvm::DenseSet<SourceLocation> Found;

  /// All that the name of \p T contains.
  void addType(QualType T) {
    struct Tags : RecursiveASTVisitor<Tags> {
      TypesOfNames &Outer;
      explicit Tags(TypesOfNames &Outer) : Outer(Outer) {}
      bool VisitTagType(TagType *T) {
        Outer.addTag(T->getDecl());
        return true;
      }
    } Visitor(*this);
    Visitor.TraverseType(T.getCanonicalType());
  }

  /// A header has one translation, whatever the sources that include it launch: what a
  /// function of both restrictions may return counts.
  void addReturned(const CodeBlock &B) {
    if (!B.Function || !B.Set.Amp || !B.Set.Cpu || U.SM.isInMainFile(U.SM.getExpansionLoc(B.Function->getLocation())) ||
        !U.isUserLocation(B.Function->getLocation()) || !B.Function->getDeclaredReturnType()->getContainedDeducedType())
      return;
    for (const Stmt *S : B.Statements)
      if (const auto *L = dyn_cast<LambdaExpr>(S))
        Found.insert(L->getLambdaClass()->getLocation());
    for (const Decl *D : B.Function->decls())
      if (const auto *Tag = dyn_cast<TagDecl>(D); Tag && Tag->isThisDeclarationADefinition())
        Found.insert(Tag->getLocation());
  }

  /// A lambda of cpu code inside amp code, which nothing there may call: nvcc compiles its body
  /// for the device nevertheless, but not the members of a class.
  void addUncallable(const CodeBlock &B) {
    if (!B.Lambda || restrictionOf(B.Lambda->getCallOperator()).Amp)
      return;
    const FunctionDecl *Outer = enclosingFunction(B.Lambda->getLambdaClass()->getLexicalParent());
    if (Outer && restrictionOf(Outer).Amp)
      Found.insert(B.Lambda->getLambdaClass()->getLocation());
  }

private:
  void add(const TagDecl *Tag) {
    if (U.SM.isInMainFile(U.SM.getExpansionLoc(Tag->getLocation())))
      Found.insert(Tag->getLocation());
  }

  void addTag(const TagDecl *Tag) {
    if (!Seen.insert(Tag).second)
      return;
    const auto *Record = dyn_cast<CXXRecordDecl>(Tag);
    if (Record && Record->isLambda()) {
      addClosure(Record);
      return;
    }
    const bool Unnamed = !Tag->getIdentifier() && !Tag->getTypedefNameForAnonDecl();
    if (Unnamed || enclosingFunction(Tag->getLexicalDeclContext()))
      add(Tag);
    if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(Tag))
      addArguments(S->getTemplateArgs());
    addAround(Tag, nullptr);
  }

  /// What the class that \p Closure becomes is made from: the types of its members,
  /// and the template arguments that its code names.
  void addClosure(const CXXRecordDecl *Closure) {
    if (!becomesKernel(Closure))
      add(Closure);
    for (const FieldDecl *F : Closure->fields())
      addType(F->getType().getNonReferenceType());
    auto It = Lambdas.find(Closure);
    if (It == Lambdas.end())
      return;
    llvm::StringSet<> Named = namesIn(*It->second);
    addAround(Closure, &Named);
  }

  /// An amp lambda of host code becomes a class in any case.
  static bool becomesKernel(const CXXRecordDecl *Closure) {
    const CXXMethodDecl *Call = Closure->getLambdaCallOperator();
    const FunctionDecl *Outer = enclosingFunction(Closure->getLexicalParent());
    return Call && restrictionOf(Call).Amp && !(Outer && restrictionOf(Outer).Amp);
  }

  llvm::StringSet<> namesIn(const LambdaExpr &L) const {
    llvm::StringSet<> Names;
    SourceLocation Begin = U.SM.getExpansionLoc(L.getBeginLoc()), End = U.SM.getExpansionLoc(L.getEndLoc());
    auto IsBefore = [&](SourceLocation A, SourceLocation B) { return U.SM.isBeforeInTranslationUnit(A, B); };
    auto First = llvm::partition_point(U.Tokens, [&](const Token &T) {
      return IsBefore(U.SM.getExpansionLoc(T.getLocation()), Begin);
    });
    for (; First != U.Tokens.end() && !IsBefore(End, U.SM.getExpansionLoc(First->getLocation())); ++First)
      if (const IdentifierInfo *Name = First->getIdentifierInfo())
        Names.insert(Name->getName());
    return Names;
  }

  /// The arguments of the instances around \p D; with \p Named of these parameters alone.
  void addAround(const Decl *D, const llvm::StringSet<> *Named) {
    for (const DeclContext *In = D->getDeclContext(); In && !In->isFileContext(); In = In->getParent()) {
      if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(In))
        addArguments(S->getTemplateArgs(), S->getSpecializedTemplate()->getTemplateParameters(), Named);
      else if (const auto *F = dyn_cast<FunctionDecl>(In))
        if (const TemplateArgumentList *Arguments = F->getTemplateSpecializationArgs())
          if (const FunctionTemplateDecl *Template = F->getPrimaryTemplate())
            addArguments(*Arguments, Template->getTemplateParameters(), Named);
    }
  }

  void addArguments(const TemplateArgumentList &Arguments,
                    const TemplateParameterList *Parameters = nullptr,
                    const llvm::StringSet<> *Named = nullptr) {
    for (unsigned I = 0; I < Arguments.size(); ++I) {
      const NamedDecl *P = Parameters && I < Parameters->size() ? Parameters->getParam(I) : nullptr;
      if (!Named || (P && Named->count(P->getName())))
        addArgument(Arguments[I]);
    }
  }

  void addArgument(const TemplateArgument &A) {
    switch (A.getKind()) {
    case TemplateArgument::Type:
      addType(A.getAsType());
      break;
    case TemplateArgument::Integral:
      addType(A.getIntegralType());
      break;
    case TemplateArgument::Pack:
      for (const TemplateArgument &Element : A.pack_elements())
        addArgument(Element);
      break;
    default:
      break;
    }
  }

  const Unit &U;
  llvm::DenseMap<const CXXRecordDecl *, const LambdaExpr *> Lambdas;
  llvm::DenseSet<const TagDecl *> Seen;
};

} // namespace

llvm::DenseSet<SourceLocation> namelessTypesOfKernels(const Unit &U,
                                                      const std::vector<CodeBlock> &Code) {
  TypesOfNames Types(U, Code);
  for (const CodeBlock &B : Code) {
    Types.addReturned(B);
    Types.addUncallable(B);
    for (const Stmt *S : B.Statements) {
      const auto *Call = dyn_cast<CallExpr>(S);
      if (!Call || !isLaunch(Call->getDirectCallee()) || Call->getNumArgs() < 2)
        continue;
      QualType Kernel = Call->getArg(Call->getNumArgs() - 1)->getType().getNonReferenceType();
      if (!Kernel->isDependentType())
        Types.addType(Kernel);
    }
  }
  return std::move(Types.Found);
}

} // namespace amp2hip
