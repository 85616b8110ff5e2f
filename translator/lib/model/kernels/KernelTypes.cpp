//===--- KernelTypes.cpp - Types in the names of kernels' types -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/kernels/KernelTypes.h"
#include "ast/Concurrency.h"
#include "ast/DynamicVisitor.h"
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "model/AmpCode.h"
#include "model/Model.h"
#include "model/kernels/HeaderLaunches.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace clang;

namespace amp2hip {
namespace {

using LambdaMap = llvm::DenseMap<const CXXRecordDecl *, const LambdaExpr *>;

/// Collects the types and declarations that occur in the names of types.
class TypesOfNames {
public:
  TypesOfNames(const Unit &U, const LambdaMap &Lambdas) : U(U), Lambdas(Lambdas) {}

  /// The locations of closure, local and unnamed types.
  std::vector<SourceLocation> TypesToName;
  std::vector<const NamedDecl *> InUnnamedNamespaces;

  /// Adds the type of the kernel that \p Launch launches.
  void addKernel(const CallExpr *Launch) {
    if (Launch->getNumArgs() < 2)
      return;
    QualType Kernel = Launch->getArg(Launch->getNumArgs() - 1)->getType().getNonReferenceType();
    if (!Kernel->isDependentType())
      addType(Kernel);
  }

  /// Adds all types and declarations that the name of \p T contains.
  void addType(QualType T) {
    struct Tags : DynamicVisitor {
      TypesOfNames &Outer;
      explicit Tags(TypesOfNames &Outer) : Outer(Outer) {}
      bool VisitTagType(TagType *T) override {
        Outer.addTag(T->getDecl());
        return true;
      }
    } Visitor(*this);
    Visitor.TraverseType(T.getCanonicalType());
  }

private:
  void add(const TagDecl *Tag) {
    if (U.isUserLocation(Tag->getLocation()))
      TypesToName.push_back(Tag->getLocation());
  }

  void addNamed(const NamedDecl *D) {
    if (D && D->isInAnonymousNamespace())
      InUnnamedNamespaces.push_back(D);
  }

  void addTag(const TagDecl *Tag) {
    if (!Seen.insert(Tag).second)
      return;
    const auto *Record = dyn_cast<CXXRecordDecl>(Tag);
    if (Record && Record->isLambda()) {
      addClosure(Record);
      return;
    }
    addNamed(Tag);
    const bool Unnamed = !Tag->getIdentifier() && !Tag->getTypedefNameForAnonDecl();
    if (Unnamed || enclosingFunction(Tag->getLexicalDeclContext()))
      add(Tag);
    if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(Tag))
      addArguments(S->getTemplateArgs());
    addAround(Tag, nullptr);
  }

  /// Adds the parts of the class that \p Closure becomes: the types of its members, and the
  /// template arguments that its code names.
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

  /// True for an amp lambda in cpu code, which always becomes a class.
  static bool becomesKernel(const CXXRecordDecl *Closure) {
    const CXXMethodDecl *Call = Closure->getLambdaCallOperator();
    const FunctionDecl *Outer = enclosingFunction(Closure->getLexicalParent());
    return Call && restrictionOf(Call).Amp && !(Outer && restrictionOf(Outer).Amp);
  }

  llvm::StringSet<> namesIn(const LambdaExpr &L) const {
    llvm::StringSet<> Names;
    SourceLocation Begin = U.SM.getExpansionLoc(L.getBeginLoc()),
                   End = U.SM.getExpansionLoc(L.getEndLoc());
    auto IsBefore = [&](SourceLocation A, SourceLocation B) {
      return U.SM.isBeforeInTranslationUnit(A, B);
    };
    auto First = llvm::partition_point(U.Tokens, [&](const Token &T) {
      return IsBefore(U.SM.getExpansionLoc(T.getLocation()), Begin);
    });
    for (; First != U.Tokens.end() && !IsBefore(End, U.SM.getExpansionLoc(First->getLocation()));
         ++First)
      if (const IdentifierInfo *Name = First->getIdentifierInfo())
        Names.insert(Name->getName());
    return Names;
  }

  /// Adds the template arguments of the instances that enclose \p D. If \p Named is not null, adds
  /// arguments of function templates only for the parameters in \p Named: a function object has no
  /// other parameters of functions. As a member of its class, it has all parameters of class
  /// templates.
  void addAround(const Decl *D, const llvm::StringSet<> *Named) {
    for (const DeclContext *In = D->getDeclContext(); In && !In->isFileContext();
         In = In->getParent()) {
      if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(In))
        addArguments(S->getTemplateArgs());
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
    case TemplateArgument::Declaration:
      addNamed(A.getAsDecl());
      break;
    case TemplateArgument::Template:
      addNamed(A.getAsTemplate().getAsTemplateDecl());
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
  const LambdaMap &Lambdas;
  llvm::DenseSet<const TagDecl *> Seen;
};

class Finder {
public:
  Finder(const Unit &U, const std::vector<CodeBlock> &Code) : U(U), Code(Code) {
    for (const CodeBlock &B : Code)
      if (B.Lambda)
        Lambdas[B.Lambda->getLambdaClass()] = B.Lambda;
  }

  KernelTypes find() {
    TypesOfNames Types(U, Lambdas);
    for (const CodeBlock &B : Code) {
      addReturned(B);
      addUncallable(B);
      for (const Stmt *S : B.Statements)
        if (const auto *Call = dyn_cast<CallExpr>(S); Call && isLaunch(Call->getDirectCallee()))
          addUses(Types, Call);
        else if (const auto *Lambda = dyn_cast<LambdaExpr>(S))
          addConverted(*Lambda);
    }
    Result.InUnnamedNamespaces = std::move(Types.InUnnamedNamespaces);
    addOfHeaders();
    return std::move(Result);
  }

private:
  /// Notes the types that occur in the type of the kernel of \p Launch.
  void addUses(TypesOfNames &Types, const CallExpr *Launch) {
    Types.addKernel(Launch);
    for (SourceLocation Type : std::exchange(Types.TypesToName, {})) {
      if (U.SM.isInMainFile(U.SM.getExpansionLoc(Type)))
        Result.TypesToName.insert(Type);
      if (llvm::none_of(Result.Uses, [&](const KernelTypes::Use &Use) { return Use.Type == Type; }))
        Result.Uses.push_back({Type, Launch->getBeginLoc()});
    }
  }

  /// Adds the types of each header that the launches of the header's own functions need. These
  /// are the same in all sources.
  void addOfHeaders() {
    auto IsInHeader = [&](const KernelTypes::Use &Use) {
      return !Result.TypesToName.contains(Use.Type);
    };
    if (llvm::none_of(Result.Uses, IsInHeader))
      return;
    for (const auto &[Header, Launches] : HeaderLaunches(U, Code).find()) {
      TypesOfNames Types(U, Lambdas);
      for (const CallExpr *Launch : Launches)
        Types.addKernel(Launch);
      for (SourceLocation Type : Types.TypesToName) {
        FileID File = U.SM.getFileID(U.SM.getExpansionLoc(Type));
        if (OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
            Entry && &Entry->getFileEntry() == Header)
          Result.TypesToName.insert(Type);
      }
    }
  }

  void addConverted(const LambdaExpr &L) {
    auto IsUsed = [](const NamedDecl *D) {
      if (const auto *Generic = dyn_cast<FunctionTemplateDecl>(D->getUnderlyingDecl()))
        return llvm::any_of(Generic->specializations(),
                            [](const FunctionDecl *F) { return F->isUsed(); });
      return D->getUnderlyingDecl()->isUsed();
    };
    if (llvm::any_of(L.getLambdaClass()->getVisibleConversionFunctions(), IsUsed))
      Result.Converted.insert(L.getLambdaClass()->getLocation());
  }

  /// Adds all types and lambdas that a header's function of both restrictions may return. The
  /// translation of a header must not depend on the launches of the sources that include it.
  void addReturned(const CodeBlock &B) {
    if (!B.Function || !B.Restrictions.Amp || !B.Restrictions.Cpu ||
        U.SM.isInMainFile(U.SM.getExpansionLoc(B.Function->getLocation())) ||
        !U.isUserLocation(B.Function->getLocation()) ||
        !B.Function->getDeclaredReturnType()->getContainedDeducedType())
      return;
    for (const Stmt *S : B.Statements)
      if (const auto *L = dyn_cast<LambdaExpr>(S))
        Result.TypesToName.insert(L->getLambdaClass()->getLocation());
    for (const Decl *D : B.Function->decls())
      if (const auto *Tag = dyn_cast<TagDecl>(D); Tag && Tag->isThisDeclarationADefinition())
        Result.TypesToName.insert(Tag->getLocation());
  }

  /// Adds a cpu lambda inside amp code. Amp code cannot call it, but nvcc compiles its body for
  /// the device; nvcc does not do so for the member functions of a class.
  void addUncallable(const CodeBlock &B) {
    if (!B.Lambda || restrictionOf(B.Lambda->getCallOperator()).Amp)
      return;
    const FunctionDecl *Outer = enclosingFunction(B.Lambda->getLambdaClass()->getLexicalParent());
    if (Outer && restrictionOf(Outer).Amp)
      Result.TypesToName.insert(B.Lambda->getLambdaClass()->getLocation());
  }

  const Unit &U;
  const std::vector<CodeBlock> &Code;
  LambdaMap Lambdas;
  KernelTypes Result;
};

} // namespace

KernelTypes findKernelTypes(const Unit &U, const std::vector<CodeBlock> &Code) {
  return Finder(U, Code).find();
}

} // namespace amp2hip
