//===--- OverloadForms.cpp - The forms of overload pairs ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selects the form in which each overload pair is replaced (OverloadForm).
//
// An overload pair is a cpu function and an amp function with equal parameters. The dispatch
// function replaces both: it runs the cpu body on the host and the amp body on an accelerator.
// - OverloadForm::Merged: the dispatch function contains both bodies.
// - OverloadForm::Dispatched: each body remains in its place, for example because a move would
//   change its meaning. The cpu function gets a new name. The amp function becomes the dispatch
//   function and calls the cpu function on the host.
//
// The translation of a header must not depend on the files that include it. So if a header declares
// a pair, only bodies in this header are merged. Bodies in a source file remain in their places,
// even if they are adjacent.
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "ast/Signatures.h"
#include "model/overloads/MemberTemplates.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "text/Tokens.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Selects the form of a pair.
class Classifier {
public:
  explicit Classifier(ClassifiedPair &Pair) : Pair(Pair), C(Pair.Context) {}

  OverloadForm form() {
    if (Pair.Cpu->isDeleted() || Pair.Amp->isDeleted())
      return fileOf(C, Pair.Cpu) == fileOf(C, Pair.Amp) ? OverloadForm::Deleted
                                                        : refuse(elsewhere());
    if (const FunctionDecl *F = defaulted())
      return refuse(fmt::format("'{}' cannot be defaulted, because the output merges it with its "
                                "overload for the other restriction; write its body",
                                F->getNameAsString()));
    if (neverBoth())
      return OverloadForm::Renamed;
    FileID Main = C.Unit.SM.getMainFileID();
    FileID Home = fileOf(C, Pair.Cpu);
    bool Together =
        Pair.CpuBody && Pair.AmpBody && fileOf(C, Pair.CpuBody) == fileOf(C, Pair.AmpBody);
    if (fileOf(C, Pair.Amp) != Home) {
      // Allow an amp declaration in a header if all other declarations are in this source file.
      bool AllHere =
          Home == Main && Together && fileOf(C, Pair.CpuBody) == Main &&
          C.Unit.SM.isBeforeInTranslationUnit(Pair.Amp->getLocation(), Pair.Cpu->getLocation());
      if (!AllHere)
        return refuse(elsewhere());
    }
    Together = Together && fileOf(C, Pair.CpuBody) == Home;
    if (Home == Main && !Together) {
      if (!Pair.CpuBody && !Pair.AmpBody)
        return isFriendOfDispatched() ? OverloadForm::Dispatched : OverloadForm::Declared;
      return refuse(elsewhere());
    }
    bool Merges = Together && !needsOwnFunctions() && canShareBody();
    if (isa<CXXConstructorDecl>(Pair.Amp))
      return Merges && canMergeInitializers(Pair) ? OverloadForm::Merged : OverloadForm::Delegated;
    return specializationForm(Merges);
  }

private:
  OverloadForm refuse(const std::string &Why) {
    Pair.Why = Why;
    return OverloadForm::Refused;
  }

  std::string elsewhere() const {
    return fmt::format("the cpu and amp overloads of '{}' become one function in the output, but "
                       "not all their declarations are in one file; declare both in one file, or "
                       "in a header if they are defined in different files",
                       Pair.Amp->getNameAsString());
  }

  /// True if the pair consists of friend declarations, in a class template, of the functions of a
  /// \c Dispatched pair. Compares only the name and the number of parameters: these friend
  /// declarations refer to no functions before their class is instantiated.
  bool isFriendOfDispatched() const {
    if (!Pair.Amp->getLexicalDeclContext()->isDependentContext() ||
        Pair.Amp->getFriendObjectKind() == Decl::FOK_None)
      return false;
    for (const OverloadPair &P : C.Model.Pairs)
      if (P.Amp != Pair.Amp && P.Amp->getDeclName() == Pair.Amp->getDeclName() &&
          P.Amp->getNumParams() == Pair.Amp->getNumParams() &&
          !P.Amp->getLexicalDeclContext()->isRecord() && !isa<CXXMethodDecl>(P.Amp) &&
          ClassifiedPair(C, P).Form == OverloadForm::Dispatched)
        return true;
    return false;
  }

  const FunctionDecl *defaulted() const {
    for (const FunctionDecl *F : {Pair.CpuBody, Pair.AmpBody})
      if (F && (F->isDefaulted() || !F->hasBody()))
        return F;
    return nullptr;
  }

  /// True if no code can call both overloads, for one of two reasons. Code of both restrictions
  /// must not call overloads with different return types (§2.2). Amp code must not use objects with
  /// virtual functions (§2.4.1.3).
  bool neverBoth() const {
    const auto *Method = dyn_cast<CXXMethodDecl>(Pair.Cpu);
    if (Method && Method->isVirtual())
      return true;
    return !C.Unit.context().hasSameType(Pair.Cpu->getReturnType(), Pair.Amp->getReturnType());
  }

  /// Returns the form of a pair that is not a pair of constructors. A pair of explicit
  /// specializations is \c Dispatched if the pair of their templates is \c Dispatched.
  OverloadForm specializationForm(bool Merges) {
    const FunctionDecl *From = specializedFrom(Pair.Amp);
    const FunctionDecl *CpuFrom = specializedFrom(Pair.Cpu);
    if (!From || !CpuFrom)
      return Merges ? OverloadForm::Merged : OverloadForm::Dispatched;
    for (const OverloadPair &P : C.Model.Pairs)
      if (P.Amp == From->getCanonicalDecl() && P.Cpu == CpuFrom->getCanonicalDecl() &&
          ClassifiedPair(C, P).Form == OverloadForm::Dispatched)
        return OverloadForm::Dispatched;
    if (Merges)
      return OverloadForm::Merged;
    return refuse(
        fmt::format("the cpu and amp specializations of '{}' cannot be merged into one function; "
                    "write one directly after the other, with the same parameter names",
                    Pair.Amp->getNameAsString()));
  }

  /// True if the two bodies must remain in functions of their own, wherever they are.
  bool needsOwnFunctions() const {
    if (Pair.Cpu->isConstexpr() || Pair.Amp->isConstexpr())
      return true;
    if (!isa<CompoundStmt>(Pair.CpuBody->getBody()) || !isa<CompoundStmt>(Pair.AmpBody->getBody()))
      return true;
    if (hasLabels(Pair.CpuBody) && hasLabels(Pair.AmpBody))
      return true;
    if (launchesKernels(C, Pair.CpuBody))
      return true;
    return isSpecializedHere(Pair.Cpu) || isSpecializedHere(Pair.Amp);
  }

  /// True if the file that declares the pair has explicit specializations of \p F.
  bool isSpecializedHere(const FunctionDecl *F) const {
    auto Here = [&](const FunctionDecl *S) {
      return S->getTemplateSpecializationKind() == TSK_ExplicitSpecialization &&
             fileOf(C, S) == fileOf(C, Pair.Cpu);
    };
    return llvm::any_of(specializationsOf(F), Here) || llvm::any_of(specializedMembersOf(F), Here);
  }

  static bool hasLabels(const FunctionDecl *F) {
    struct Labels : DynamicVisitor {
      bool Found = false;
      bool VisitLabelStmt(LabelStmt *) override { return !(Found = true); }
    } Search;
    Search.TraverseStmt(F->getBody());
    return Search.Found;
  }

  /// Returns the names of all template parameters of the definition \p F.
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

  /// True if the two bodies can move into one function: their parameters have the same names, and
  /// the code between the two functions cannot change the meaning of a body.
  bool canShareBody() const {
    const FunctionDecl *Cpu = Pair.CpuBody, *Amp = Pair.AmpBody;
    if (Cpu->getLexicalDeclContext()->getRedeclContext() !=
        Amp->getLexicalDeclContext()->getRedeclContext())
      return false;
    std::optional<TextRange> Body = C.Source.range(Cpu->getBody()->getSourceRange());
    for (unsigned I = 0; I < Cpu->getNumParams() && !Pair.declaresParameters(); ++I) {
      const ParmVarDecl *Own = Cpu->getParamDecl(I), *Other = Amp->getParamDecl(I);
      // If the type of only one parameter is const, calls in the body may resolve to other
      // overloads.
      if (!C.Unit.context().hasSameType(Own->getType(), Other->getType()))
        return false;
      // An unnamed cpu parameter may get the amp parameter's name if the cpu body does not use it.
      bool Unused = Own->getDeclName().isEmpty() && Body &&
                    !C.Edits.original(*Body).contains(Other->getDeclName().getAsString());
      if (Own->getDeclName() != Other->getDeclName() && !Unused)
        return false;
    }
    if (templateNames(Cpu) != templateNames(Amp))
      return false;
    std::optional<TextRange> A = wholeFunction(C, Cpu), B = wholeFunction(C, Amp);
    if (!A || !B)
      return false;
    StringRef Between =
        C.Source.text(A->File).slice(std::min(A->End, B->End), std::max(A->Begin, B->Begin));
    // Code between the functions may declare a better match for a call, or redefine a macro.
    const std::string Code = withoutComments(Between);
    return Amp->getLexicalDeclContext()->isRecord() ? findToken(Code, "#") == StringRef::npos
                                                    : Code.empty();
  }

  ClassifiedPair &Pair;
  RewriteContext &C;
};

const FunctionDecl *definitionOf(const RewriteContext &C, const FunctionDecl *F) {
  // Use the body of the pattern for an implicit instantiation of a member function.
  const FunctionDecl *Definition = nullptr;
  if (!F->isDefined(Definition) && !F->hasBody(Definition))
    return nullptr;
  return Definition && C.Unit.isUserLocation(Definition->getLocation()) ? Definition : nullptr;
}

} // namespace

FileID fileOf(const RewriteContext &C, const FunctionDecl *F) {
  return C.Unit.SM.getFileID(C.Unit.SM.getExpansionLoc(F->getLocation()));
}

/// True if Clang created \p D, a declaration of a specialization, when it looked up the specialized
/// name. The source does not contain such a declaration. It has the location of the user's
/// specialization, but begins where the template's declaration begins.
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
    if (C.Unit.isUserLocation(D->getLocation()) && !isLookedUp(D))
      All.push_back(D);
  llvm::sort(All, [&](const FunctionDecl *A, const FunctionDecl *B) {
    return C.Unit.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
  return All;
}

bool ClassifiedPair::declaresParameters() const {
  return isa<CXXConstructorDecl>(Amp) && !sameParameters(Context.Unit.context(), Cpu, Amp);
}

ClassifiedPair::ClassifiedPair(RewriteContext &C, const OverloadPair &Pair)
    : Context(C), Cpu(Pair.Cpu), Amp(Pair.Amp), CpuBody(definitionOf(C, Cpu)),
      AmpBody(definitionOf(C, Amp)) {
  if (std::optional<TextRange> R = wholeFunction(C, Amp))
    Newline = lineEnding(C.Source.text(R->File)).str();
  Form = Classifier(*this).form();
}

} // namespace amp2hip
