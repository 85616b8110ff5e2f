//===--- OverloadConstructors.cpp - Constructors that delegate --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   S(int n) : x(n) {}
//   S(int n) restrict(amp) : x(n + 1) {}
//
//   S(amp2hip::cpu_tag, int n) : x(n) {}
//   __host__ __device__ S(int n)
//   #if AMP2HIP_DEVICE_PASS
//       : S(amp2hip::amp_tag(), n) {}
//   #else
//       : S(amp2hip::on_accelerator() ? S(amp2hip::amp_tag(), n) : S(amp2hip::cpu_tag(), n)) {}
//   #endif
//   __host__ __device__ S(amp2hip::amp_tag, int n) : x(n + 1) {}
//
// Initialisers of scalars that alone differ need no constructor of their own:
//
//   __host__ __device__ S(int n) : x(amp2hip::on_accelerator() ? (n + 1) : n) {}
//
// Some compilers make the object that was picked and copy it, which must not be
// seen.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "parse/Unit.h"
#include "rewrite/Layout.h"
#include "rewrite/Overloads.h"
#include "rewrite/Types.h"

using namespace clang;

namespace amp2hip {

namespace {

/// The initialisers that two constructors write, one beside the other.
class Initialisers {
public:
  explicit Initialisers(Twins &T) : T(T), C(T.C) {
    std::vector<const CXXCtorInitializer *> Cpu = written(T.CpuBody), Amp = written(T.AmpBody);
    Ok = Cpu.size() == Amp.size();
    for (const CXXCtorInitializer *A : Amp)
      for (const CXXCtorInitializer *B : Cpu)
        if (sameTarget(A, B))
          compare(B, A);
    Ok &= Found == Amp.size();
    // The one constructor has the parameters of the amp one alone.
    if (T.declaresParameters())
      for (const ParmVarDecl *P : T.CpuBody->parameters())
        Ok &= !P->hasDefaultArg() || !(P->hasUninstantiatedDefaultArg() || P->hasUnparsedDefaultArg() ||
                                       P->getDefaultArg()->HasSideEffects(C.U.context()));
    if (Ok && T.declaresParameters() && !Amp.empty())
      Ok = Changes.empty() && T.AmpBody->getNumParams() == 1 &&
           T.AmpBody->getParamDecl(0)->getDeclName() == T.CpuBody->getParamDecl(0)->getDeclName() &&
           C.U.context().hasSameType(T.AmpBody->getParamDecl(0)->getType(),
                                     T.CpuBody->getParamDecl(0)->getType()) &&
           !usesLaterParameters();
  }
  bool Ok = true;
  /// What stands in the amp constructor instead of what.
  std::vector<std::pair<TextRange, std::string>> Changes;

private:
  static std::vector<const CXXCtorInitializer *> written(const FunctionDecl *F) {
    std::vector<const CXXCtorInitializer *> All;
    for (const CXXCtorInitializer *I : cast<CXXConstructorDecl>(F)->inits())
      if (I->isWritten())
        All.push_back(I);
    return All;
  }

  /// True if an initialiser of the cpu constructor uses a parameter that the amp one lacks.
  bool usesLaterParameters() const {
    struct Parameters : RecursiveASTVisitor<Parameters> {
      unsigned Count = 0;
      bool Found = false;
      bool VisitDeclRefExpr(DeclRefExpr *E) {
        const auto *P = dyn_cast<ParmVarDecl>(E->getDecl());
        Found |= P && P->getFunctionScopeIndex() >= Count;
        return !Found;
      }
    } Visitor;
    Visitor.Count = T.AmpBody->getNumParams();
    for (const CXXCtorInitializer *I : written(T.CpuBody))
      Visitor.TraverseStmt(I->getInit());
    return Visitor.Found;
  }

  bool sameTarget(const CXXCtorInitializer *A, const CXXCtorInitializer *B) const {
    if (A->isAnyMemberInitializer())
      return A->getAnyMember() == B->getAnyMember();
    return !B->isAnyMemberInitializer() && A->isDelegatingInitializer() == B->isDelegatingInitializer() &&
           C.U.context().hasSameType(QualType(A->getTypeSourceInfo()->getType()),
                                     QualType(B->getTypeSourceInfo()->getType()));
  }

  void compare(const CXXCtorInitializer *Cpu, const CXXCtorInitializer *Amp) {
    ++Found;
    std::optional<TextRange> CpuAll = C.Source.range(Cpu->getSourceRange());
    std::optional<TextRange> AmpAll = C.Source.range(Amp->getSourceRange());
    Ok &= CpuAll && AmpAll;
    if (!Ok || squeezed(C.E.render(*CpuAll)) == squeezed(C.E.render(*AmpAll)))
      return;
    const FieldDecl *Field = Amp->getAnyMember();
    Ok = Field && (Field->getType()->isScalarType() || Field->getType()->isDependentType());
    std::optional<TextRange> Place;
    WrittenExpr CpuValue = valueOf(Cpu), AmpValue = valueOf(Amp, &Place);
    std::string Text = Ok && CpuValue.Value && AmpValue.Value
                           ? choice(C, Field->getType(), CpuValue, AmpValue)
                           : "";
    Ok = !Text.empty() && Place;
    if (Ok)
      Changes.push_back({*Place, Text});
  }

  WrittenExpr valueOf(const CXXCtorInitializer *I, std::optional<TextRange> *Place = nullptr) {
    const Expr *Value = I->getInit();
    if (const auto *List = dyn_cast<ParenListExpr>(Value))
      Value = List->getNumExprs() == 1 ? List->getExpr(0) : nullptr;
    if (!Value || isa<InitListExpr>(Value) || isa<ImplicitValueInitExpr>(Value))
      return {};
    std::optional<TextRange> R = C.Source.range(Value->getSourceRange());
    if (!R)
      return {};
    if (Place)
      *Place = R;
    return {Value, C.E.render(*R)};
  }

  Twins &T;
  RewriteContext &C;
  size_t Found = 0;
};

} // namespace

bool initialisersMerge(Twins &T) { return Initialisers(T).Ok; }

void planInitialisers(Twins &T) {
  for (const auto &[Place, Text] : Initialisers(T).Changes)
    T.C.E.replace(Place, Text);
}

bool copiesUnseen(const CXXRecordDecl *Class) {
  if (!Class || !(Class = Class->getDefinition()) || isInConcurrency(Class))
    return true;
  for (const CXXConstructorDecl *Constructor : Class->ctors())
    if (Constructor->isCopyOrMoveConstructor() &&
        (Constructor->isDeleted() ||
         (Constructor->isUserProvided() && !restrictionOf(Constructor).both())))
      return false;
  auto PartCopies = [](QualType Part) {
    return copiesUnseen(Part->getBaseElementTypeUnsafe()->getAsCXXRecordDecl());
  };
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (!PartCopies(Base.getType()))
      return false;
  for (const FieldDecl *Field : Class->fields())
    if (!PartCopies(Field->getType()))
      return false;
  return true;
}

static void tag(Twins &T, const FunctionDecl *F, const char *Tag) {
  HeadChanges Changes;
  Changes.FirstParameter = Tag;
  Changes.TemplateDefaults = true;
  for (const FunctionDecl *D : declarationsOf(T.C, F))
    editHead(T.C, D, Changes);
}

void planDelegation(Twins &T) {
  RewriteContext &C = T.C;
  const auto *Constructor = cast<CXXConstructorDecl>(T.Amp);
  const CXXRecordDecl *Class = Constructor->getParent();
  if (Constructor->isCopyOrMoveConstructor() || T.declaresParameters() || !copiesUnseen(Class)) {
    C.U.error(T.Amp->getLocation(),
              "give the cpu and the amp constructor of '" + Class->getNameAsString() +
                  "' the same initialisers, one right behind the other in the class, and do the "
                  "rest in their bodies: they become one constructor, and objects of this class "
                  "cannot be copied unseen");
    return;
  }
  std::optional<std::vector<std::string>> Defaults = defaultArguments(T);
  std::vector<const FunctionDecl *> Amp = declarationsOf(C, T.Amp);
  if (!Defaults || !planExceptions(T, Amp))
    return;
  std::optional<TextRange> Whole = wholeFunction(C, T.Amp);
  HeadChanges Changes;
  Changes.Defaults = &*Defaults;
  Changes.TemplateDefaults = Changes.NameParameters = true;
  std::optional<std::string> Head = headText(C, T.Amp, Changes);
  if (!Whole || !Head)
    return;
  std::string Indent = indentationAt(C.Source.text(Whole->File), Whole->Begin);
  std::string Name = Class->getNameAsString(), Arguments = passedOn(T.Amp);
  auto Call = [&](const char *Tag) {
    return Name + "(amp2hip::" + Tag + "()" + (Arguments.empty() ? "" : ", ") + Arguments + ")";
  };
  std::string Start = Indent + "    : ";
  C.E.insert({Whole->File, Whole->Begin},
             *Head + T.Newline + "#if AMP2HIP_DEVICE_PASS" + T.Newline + Start + Call("amp_tag") +
                 " {}" + T.Newline + "#else" + T.Newline + Start + Name +
                 "(amp2hip::on_accelerator() ? " + Call("amp_tag") + " : " + Call("cpu_tag") +
                 ") {}" + T.Newline + "#endif" + T.Newline + Indent,
             InsertOrder::Declaration);
  tag(T, T.Cpu, "amp2hip::cpu_tag");
  tag(T, T.Amp, "amp2hip::amp_tag");
}

} // namespace amp2hip
