//===--- OverloadForms.cpp - What becomes of a pair of overloads ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two bodies that stand together become one function. Bodies that stand apart,
// or would mean something else in each other's place, each keep their place:
// the cpu one under a name of its own, and the amp one is the function.
//
// A header is translated the same whatever includes it: what becomes of a pair
// that a header declares follows from that header alone. Whether its bodies
// stand together in some source file is not asked.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "model/ApartOverloads.h"
#include "model/MemberTemplates.h"
#include "model/Overloads.h"
#include "parse/Unit.h"
#include "rewrite/Layout.h"
#include "rewrite/Overloads.h"
#include "rewrite/Types.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

class Classifier {
public:
  explicit Classifier(Twins &T) : T(T), C(T.C) {}

  OverloadForm form() {
    if (T.Cpu->isDeleted() || T.Amp->isDeleted())
      return fileOf(C, T.Cpu) == fileOf(C, T.Amp) ? OverloadForm::Deleted : refuse(elsewhere());
    if (const FunctionDecl *F = defaulted())
      return refuse("write the body of '" + F->getNameAsString() +
                    "' out: the function and its overload of the other restriction become one");
    if (neverBoth())
      return OverloadForm::Renamed;
    FileID Main = C.U.SM.getMainFileID();
    FileID Home = fileOf(C, T.Cpu);
    bool Together = T.CpuBody && T.AmpBody && fileOf(C, T.CpuBody) == fileOf(C, T.AmpBody);
    if (fileOf(C, T.Amp) != Home) {
      // A header's amp declaration may stay as it is if all else is here.
      bool AllHere = Home == Main && Together && fileOf(C, T.CpuBody) == Main &&
                     C.U.SM.isBeforeInTranslationUnit(T.Amp->getLocation(), T.Cpu->getLocation());
      if (!AllHere)
        return refuse(elsewhere());
    }
    Together = Together && fileOf(C, T.CpuBody) == Home;
    if (Home == Main && !Together) {
      if (!T.CpuBody && !T.AmpBody)
        return isFriendOfDispatched() ? OverloadForm::Dispatched : OverloadForm::Declared;
      return refuse(elsewhere());
    }
    bool Merges = Together && !needsOwnFunctions() && canShareBody();
    if (isa<CXXConstructorDecl>(T.Amp))
      return Merges && initialisersMerge(T) ? OverloadForm::Merged : OverloadForm::Delegated;
    return specializationForm(Merges);
  }

private:
  OverloadForm refuse(const std::string &Why) {
    T.Why = Why;
    return OverloadForm::Refused;
  }

  std::string elsewhere() const {
    return "declare the cpu and the amp overload of '" + T.Amp->getNameAsString() +
           "' in one file, in a header if they are defined in different ones: they become one "
           "function, which every file must know";
  }

  /// A friend declaration in a class template knows nothing of the function that
  /// it will be; the cpu one of a pair that keeps its place is a friend too.
  bool isFriendOfDispatched() const {
    if (!T.Amp->getLexicalDeclContext()->isDependentContext() ||
        T.Amp->getFriendObjectKind() == Decl::FOK_None)
      return false;
    for (const OverloadPair &P : C.M.Pairs)
      if (P.Amp != T.Amp && P.Amp->getDeclName() == T.Amp->getDeclName() &&
          P.Amp->getNumParams() == T.Amp->getNumParams() &&
          !P.Amp->getLexicalDeclContext()->isRecord() && !isa<CXXMethodDecl>(P.Amp) &&
          Twins(C, P).Form == OverloadForm::Dispatched)
        return true;
    return false;
  }

  const FunctionDecl *defaulted() const {
    for (const FunctionDecl *F : {T.CpuBody, T.AmpBody})
      if (F && (F->isDefaulted() || !F->hasBody()))
        return F;
    return nullptr;
  }

  /// With different return types no caller of both restrictions may reach them
  /// (§2.2), and no amp code an object with virtual functions (§2.4.1.3).
  bool neverBoth() const {
    const auto *Method = dyn_cast<CXXMethodDecl>(T.Cpu);
    if (Method && Method->isVirtual())
      return true;
    return !C.U.context().hasSameType(T.Cpu->getReturnType(), T.Amp->getReturnType());
  }

  /// A specialisation follows the template that it is one of.
  OverloadForm specializationForm(bool Merges) {
    const FunctionDecl *From = specializedFrom(T.Amp);
    const FunctionDecl *CpuFrom = specializedFrom(T.Cpu);
    if (!From || !CpuFrom)
      return Merges ? OverloadForm::Merged : OverloadForm::Dispatched;
    for (const OverloadPair &P : C.M.Pairs)
      if (P.Amp == From->getCanonicalDecl() && P.Cpu == CpuFrom->getCanonicalDecl() &&
          Twins(C, P).Form == OverloadForm::Dispatched)
        return OverloadForm::Dispatched;
    if (Merges)
      return OverloadForm::Merged;
    return refuse("put the cpu and the amp specialisation of '" + T.Amp->getNameAsString() +
                  "' one right behind the other, with the same names for their parameters: they "
                  "become one function");
  }

  bool needsOwnFunctions() const {
    if (T.Cpu->isConstexpr() || T.Amp->isConstexpr())
      return true;
    if (!isa<CompoundStmt>(T.CpuBody->getBody()) || !isa<CompoundStmt>(T.AmpBody->getBody()))
      return true;
    if (hasLabels(T.CpuBody) && hasLabels(T.AmpBody))
      return true;
    if (launchesKernels(C, T.CpuBody))
      return true;
    return isSpecializedHere(T.Cpu) || isSpecializedHere(T.Amp);
  }

  /// True if the file that declares the pair has explicit specializations of \p F.
  bool isSpecializedHere(const FunctionDecl *F) const {
    auto Here = [&](const FunctionDecl *S) {
      return S->getTemplateSpecializationKind() == TSK_ExplicitSpecialization &&
             fileOf(C, S) == fileOf(C, T.Cpu);
    };
    return llvm::any_of(specializationsOf(F), Here) || llvm::any_of(specializedMembersOf(F), Here);
  }

  static bool hasLabels(const FunctionDecl *F) {
    struct Labels : RecursiveASTVisitor<Labels> {
      bool Found = false;
      bool VisitLabelStmt(LabelStmt *) { return !(Found = true); }
    } Search;
    Search.TraverseStmt(F->getBody());
    return Search.Found;
  }

  static std::vector<DeclarationName> templateNames(const FunctionDecl *F) {
    std::vector<DeclarationName> All;
    for (unsigned L = 0; L < F->getNumTemplateParameterLists(); ++L)
      for (const NamedDecl *P : *F->getTemplateParameterList(L))
        All.push_back(P->getDeclName());
    if (const FunctionTemplateDecl *Template = ownTemplate(F))
      for (const NamedDecl *P : *Template->getTemplateParameters())
        All.push_back(P->getDeclName());
    return All;
  }

  /// True if the cpu body means the same where the amp one stands, and the other
  /// way round: the same names for parameters, and nothing declared in between.
  bool canShareBody() const {
    const FunctionDecl *Cpu = T.CpuBody, *Amp = T.AmpBody;
    if (Cpu->getLexicalDeclContext()->getRedeclContext() !=
        Amp->getLexicalDeclContext()->getRedeclContext())
      return false;
    std::optional<TextRange> Body = C.Source.range(Cpu->getBody()->getSourceRange());
    for (unsigned I = 0; I < Cpu->getNumParams() && !T.declaresParameters(); ++I) {
      const ParmVarDecl *Own = Cpu->getParamDecl(I), *Other = Amp->getParamDecl(I);
      // Const in one of them only: another overload may be chosen for it.
      if (!C.U.context().hasSameType(Own->getType(), Other->getType()))
        return false;
      // A parameter that the cpu body does not name may get a name that it does
      // not use for anything else.
      bool Unused = Own->getDeclName().isEmpty() && Body &&
                    !C.E.original(*Body).contains(Other->getDeclName().getAsString());
      if (Own->getDeclName() != Other->getDeclName() && !Unused)
        return false;
    }
    if (templateNames(Cpu) != templateNames(Amp))
      return false;
    std::optional<TextRange> A = wholeFunction(C, Cpu), B = wholeFunction(C, Amp);
    if (!A || !B)
      return false;
    StringRef Between = C.Source.text(A->File).slice(std::min(A->End, B->End),
                                                     std::max(A->Begin, B->Begin));
    // What is written between them may be a better match for a call, or a directive that
    // defines a macro anew.
    const std::string Code = withoutComments(Between);
    return Amp->getLexicalDeclContext()->isRecord() ? findToken(Code, "#") == StringRef::npos : Code.empty();
  }

  Twins &T;
  RewriteContext &C;
};

const FunctionDecl *definitionOf(const RewriteContext &C, const FunctionDecl *F) {
  // An implicit instantiation of a member has its template's body.
  const FunctionDecl *Definition = nullptr;
  if (!F->isDefined(Definition) && !F->hasBody(Definition))
    return nullptr;
  return Definition && C.U.isUserLocation(Definition->getLocation()) ? Definition : nullptr;
}

} // namespace

FileID fileOf(const RewriteContext &C, const FunctionDecl *F) {
  return C.U.SM.getFileID(C.U.SM.getExpansionLoc(F->getLocation()));
}

/// True if \p D, a specialisation, only came about where its name was looked up: all
/// that it has of the one that the user wrote is the location.
static bool isLookedUp(const FunctionDecl *D) {
  if (const FunctionDecl *Member = D->getInstantiatedFromMemberFunction())
    return llvm::any_of(Member->redecls(), [&](const FunctionDecl *From) {
      return From->getInnerLocStart() == D->getInnerLocStart();
    });
  const FunctionTemplateDecl *Primary = D->getPrimaryTemplate();
  return Primary && llvm::any_of(Primary->redecls(), [&](const auto *Template) {
           return cast<FunctionTemplateDecl>(Template)->getTemplatedDecl()->getInnerLocStart() ==
                  D->getInnerLocStart();
         });
}

std::vector<const FunctionDecl *> declarationsOf(const RewriteContext &C, const FunctionDecl *F) {
  std::vector<const FunctionDecl *> All;
  for (const FunctionDecl *D : F->redecls())
    if (C.U.isUserLocation(D->getLocation()) && !isLookedUp(D))
      All.push_back(D);
  llvm::sort(All, [&](const FunctionDecl *A, const FunctionDecl *B) {
    return C.U.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
  return All;
}

bool Twins::declaresParameters() const {
  return isa<CXXConstructorDecl>(Amp) && !sameParameters(C.U.context(), Cpu, Amp);
}

Twins::Twins(RewriteContext &C, const OverloadPair &Pair)
    : C(C), Cpu(Pair.Cpu), Amp(Pair.Amp), CpuBody(definitionOf(C, Cpu)),
      AmpBody(definitionOf(C, Amp)) {
  if (std::optional<TextRange> R = wholeFunction(C, Amp))
    Newline = lineEnding(C.Source.text(R->File)).str();
  Form = Classifier(*this).form();
}

} // namespace amp2hip
