//===--- ChosenOverload.cpp - Calls whose choice rests on restrictions ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.3.2.1 (L-2.3.2.1-f): functions without the caller's restriction are no
// candidates, whatever they take. The compilers of the output ask for the best
// match among all.
//
//===----------------------------------------------------------------------===//
#include "model/ChosenOverload.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "model/ApartOverloads.h"
#include "model/Model.h"
#include "parse/Unit.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {

static std::optional<ChosenFunction> chosenBy(const Stmt *S) {
  ChosenFunction Chosen;
  if (const auto *Call = dyn_cast<CallExpr>(S)) {
    Chosen.Function = Call->getDirectCallee();
    Chosen.IsOperator = isa<CXXOperatorCallExpr>(Call);
    Chosen.Operands.assign(Call->arg_begin(), Call->arg_end());
    Chosen.Place = Call->getExprLoc();
    const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
    if (const auto *Name = dyn_cast<DeclRefExpr>(Callee)) {
      Chosen.Found = Name->getFoundDecl();
      Chosen.IsQualified = Name->hasQualifier();
    } else if (const auto *Name = dyn_cast<MemberExpr>(Callee)) {
      Chosen.Found = Name->getFoundDecl().getDecl();
    }
    if (const auto *Member = dyn_cast<CXXMemberCallExpr>(Call))
      Chosen.Object = Member->getImplicitObjectArgument();
    else if (Chosen.IsOperator && Call->getNumArgs())
      Chosen.Object = Call->getArg(0);
  } else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S)) {
    const FunctionDecl *Constructor = constructorOf(Construct);
    if (Constructor->isImplicit())
      return std::nullopt;
    Chosen.Function = Constructor;
    Chosen.Construction = Construct;
    Chosen.Operands.assign(Construct->arg_begin(), Construct->arg_end());
    Chosen.Place = Construct->getExprLoc();
    Chosen.IsList = Construct->isListInitialization();
  }
  if (!Chosen.Function)
    return std::nullopt;
  return Chosen;
}

/// Of \p S and all in it, which code somewhere else evaluates.
static void forEachShared(const Stmt *S, llvm::function_ref<void(const ChosenFunction &)> Do) {
  if (!S || isa<LambdaExpr>(S))
    return;
  if (std::optional<ChosenFunction> Chosen = chosenBy(S)) {
    Chosen->IsShared = true;
    Do(*Chosen);
  }
  for (const Stmt *Child : S->children())
    forEachShared(Child, Do);
}

void forEachChosen(const Stmt *S, llvm::function_ref<void(const ChosenFunction &)> Do) {
  if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(S))
    return forEachShared(Default->getExpr(), Do);
  if (const auto *Default = dyn_cast<CXXDefaultInitExpr>(S))
    return forEachShared(Default->getExpr(), Do);
  auto One = [&](const Stmt *Chosen) {
    if (std::optional<ChosenFunction> C = Chosen ? chosenBy(Chosen) : std::nullopt)
      Do(*C);
  };
  One(S);
  if (const auto *List = dyn_cast<InitListExpr>(S)) {
    if (List->isSyntacticForm() && List->getSemanticForm())
      List = List->getSemanticForm();
    for (const Expr *Init : List->inits())
      One(Init ? Init->IgnoreImplicit() : nullptr);
  } else if (const auto *Loop = dyn_cast<CXXForRangeStmt>(S)) {
    for (const DeclStmt *Bound : {Loop->getBeginStmt(), Loop->getEndStmt()})
      if (const auto *V = Bound ? dyn_cast<VarDecl>(Bound->getSingleDecl()) : nullptr;
          V && V->getInit())
        One(V->getInit()->IgnoreImplicit());
    for (const Expr *Step : {Loop->getCond(), Loop->getInc()})
      One(Step ? Step->IgnoreImplicit() : nullptr);
    if (const VarDecl *V = Loop->getLoopVariable(); V && V->getInit())
      if (std::optional<ChosenFunction> C = chosenBy(V->getInit()->IgnoreImplicit())) {
        C->IsElement = true;
        Do(*C);
      }
  }
}

namespace {

/// A function as a candidate for what \p Chosen was chosen for.
class Candidate {
public:
  Candidate(const ASTContext &Ctx, const FunctionDecl *F, const ChosenFunction &Chosen)
      : Ctx(Ctx), F(F), Chosen(Chosen),
        Object(Chosen.IsOperator && isa<CXXMethodDecl>(F) ? 1 : 0) {}

  /// False if it cannot be meant.
  bool mayAccept() const {
    unsigned Count = Chosen.Operands.size();
    if (changesObject() && Chosen.Object && isConst(Chosen.Object))
      return false;
    if (F->getMinRequiredArguments() + Object > Count ||
        (F->getNumParams() + Object < Count && !F->isVariadic() &&
         !F->getDescribedFunctionTemplate()))
      return false;
    for (unsigned I = 0; I < F->getNumParams() + Object && I < Count; ++I)
      if (!mayConvert(operand(I), parameter(I).getNonReferenceType()) ||
          (parameter(I)->isRValueReferenceType() && !parameter(I)->isDependentType() &&
           Chosen.Operands[I]->isLValue() &&
           Ctx.hasSameUnqualifiedType(parameter(I).getNonReferenceType(), operand(I))))
        return false;
    return true;
  }

  /// True of a constructor that takes a list: for one in braces it goes first.
  bool takesList() const {
    const auto *Class = F->getNumParams() == 0
                            ? nullptr
                            : dyn_cast_or_null<ClassTemplateSpecializationDecl>(
                                  F->getParamDecl(0)->getType()->getAsCXXRecordDecl());
    return Class && isa<CXXConstructorDecl>(F) && Class->isInStdNamespace() &&
           Class->getName() == "initializer_list";
  }

  bool matchesExactly() const {
    for (unsigned I = 0; I < F->getNumParams() + Object && I < Chosen.Operands.size(); ++I)
      if (!Ctx.hasSameUnqualifiedType(parameter(I).getNonReferenceType(), operand(I)))
        return false;
    return true;
  }

  /// True if of two exact matches this is the better one: `T &` against
  /// `const T &`.
  bool bindsCloser(const Candidate &Other) const {
    if (Object != Other.Object || (!changesObject() && Other.changesObject()))
      return false;
    bool Closer = changesObject() && !Other.changesObject();
    for (unsigned I = 0; I < F->getNumParams() && I < Other.F->getNumParams(); ++I) {
      QualType A = F->getParamDecl(I)->getType(), B = Other.F->getParamDecl(I)->getType();
      if (A.getCanonicalType() == B.getCanonicalType())
        continue;
      if (!A->isLValueReferenceType() || A->getPointeeType().hasQualifiers() ||
          !B->isLValueReferenceType())
        return false;
      Closer = true;
    }
    return Closer;
  }

private:
  /// True of a member function that is not const.
  bool changesObject() const {
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    return Method && !isa<CXXConstructorDecl>(F) && Method->isInstance() && !Method->isConst();
  }
  static bool isConst(const Expr *E) {
    QualType T = E->IgnoreImpCasts()->getType();
    return (T->isPointerType() ? T->getPointeeType() : T).isConstQualified();
  }

  QualType parameter(unsigned I) const {
    if (Object && I == 0)
      return Ctx.getRecordType(cast<CXXMethodDecl>(F)->getParent());
    return F->getParamDecl(I - Object)->getType();
  }
  QualType operand(unsigned I) const {
    return Chosen.Operands[I]->IgnoreUnlessSpelledInSource()->getType().getNonReferenceType();
  }

  static bool mayConvert(QualType A, QualType P) {
    bool Address = A->isPointerType() || A->isArrayType();
    if (P->isDependentType())
      return !(P->isPointerType() && !Address) &&
             !(P->getAs<TemplateSpecializationType>() && !A->isRecordType());
    if (P->isPointerType())
      return Address || A->isRecordType() || A->isNullPtrType() || A->isIntegerType();
    if (P->isArithmeticType())
      return !Address;
    const CXXRecordDecl *To = P->getAsCXXRecordDecl(), *From = A->getAsCXXRecordDecl();
    if (!To || !To->hasDefinition() || A->isDependentType())
      return true;
    if (From && From->hasDefinition() &&
        (From->getCanonicalDecl() == To->getCanonicalDecl() || From->isDerivedFrom(To) ||
         !From->getVisibleConversionFunctions().empty()))
      return true;
    for (const CXXConstructorDecl *Constructor : To->ctors())
      if (Constructor->isConvertingConstructor(/*AllowExplicit=*/false) &&
          !Constructor->isCopyOrMoveConstructor())
        return true;
    // A constructor template is no constructor until it is used.
    return !To->isAggregate() && To->hasUserDeclaredConstructor() && hasConstructorTemplate(To);
  }
  static bool hasConstructorTemplate(const CXXRecordDecl *Class) {
    for (const Decl *D : Class->decls())
      if (const auto *T = dyn_cast<FunctionTemplateDecl>(D))
        if (isa<CXXConstructorDecl>(T->getTemplatedDecl()))
          return true;
    return false;
  }

  const ASTContext &Ctx;
  const FunctionDecl *F;
  const ChosenFunction &Chosen;
  unsigned Object; ///< operands in front of the parameters
};

/// The scopes that overload resolution looks into for \p Chosen: that of the
/// function, and that of the using declaration that leads there; for an
/// unqualified name those that using directives add; of an operator those of its
/// operands and the code around, too.
llvm::SmallPtrSet<const DeclContext *, 8> scopesOf(const Unit &U, const CodeBlock &B,
                                                  const ChosenFunction &Chosen) {
  llvm::SmallPtrSet<const DeclContext *, 8> Scopes;
  auto Add = [&](const DeclContext *C) { Scopes.insert(C->getRedeclContext()->getPrimaryContext()); };
  Add(Chosen.Function->getDeclContext());
  if (Chosen.Found)
    Add(Chosen.Found->getDeclContext());
  if (!Chosen.IsQualified && !Chosen.IsOperator && !isa<CXXMethodDecl>(Chosen.Function))
    for (const DeclContext *C = B.Function; C; C = C->getLexicalParent())
      for (const UsingDirectiveDecl *D : C->using_directives())
        if (U.isUserLocation(D->getLocation()))
          Add(D->getNominatedNamespace());
  if (!Chosen.IsOperator)
    return Scopes;
  auto AddNamespaces = [&](const DeclContext *C) {
    for (; C; C = C->getParent())
      if (C->isFileContext())
        Add(C);
  };
  for (const Expr *E : Chosen.Operands)
    if (const CXXRecordDecl *Class = E->getType().getNonReferenceType()->getAsCXXRecordDecl();
        Class && Class->hasDefinition()) {
      AddNamespaces(Class->getEnclosingNamespaceContext());
      if (E == Chosen.Operands.front()) {
        Add(Class->getDefinition());
        Class->forallBases([&](const CXXRecordDecl *Base) { return Add(Base), true; });
      }
    }
  AddNamespaces(B.Function);
  return Scopes;
}

/// Of the class that \p Chosen converts: what it is converted to for a use
/// decides between its conversion functions.
const FunctionDecl *rivalConversion(const Model &M, const CodeBlock &B,
                                    const CXXConversionDecl *Chosen) {
  for (const NamedDecl *D : Chosen->getParent()->getVisibleConversionFunctions())
    if (const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
        Other && Other->getCanonicalDecl() != Chosen->getCanonicalDecl() &&
        !restrictionOf(Other).covers(B.Set) && !isHalfOfPair(M, Other))
      return Other;
  return nullptr;
}

} // namespace

const FunctionDecl *rivalOf(const Unit &U, const Model &M, const CodeBlock &B,
                            const ChosenFunction &Chosen) {
  const FunctionDecl *F = Chosen.Function;
  if (!U.isUserLocation(F->getLocation()) || isHalfOfPair(M, F))
    return nullptr;
  if (const auto *Conversion = dyn_cast<CXXConversionDecl>(F))
    return rivalConversion(M, B, Conversion);
  Candidate Own(U.context(), F, Chosen);
  bool Exact = Own.matchesExactly();
  for (const DeclContext *Scope : scopesOf(U, B, Chosen))
    for (const NamedDecl *D : Scope->lookup(F->getDeclName())) {
      const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
      if (!Other || patternOf(Other) == patternOf(F) || Other->isImplicit() ||
          restrictionOf(Other).covers(B.Set) ||
          isHalfOfPair(M, Other) || !U.isUserLocation(Other->getLocation()))
        continue;
      Candidate Rival(U.context(), Other, Chosen);
      if (Chosen.IsList && Rival.takesList() && !Own.takesList())
        return Other;
      // An ellipsis never fits better.
      if (!Rival.mayAccept() ||
          (Other->isVariadic() && Other->getNumParams() < Chosen.Operands.size()))
        continue;
      bool Equal = !Other->getDescribedFunctionTemplate() && Rival.matchesExactly();
      if (!Exact || (Equal && (F->getPrimaryTemplate() || !Own.bindsCloser(Rival))))
        return Other;
    }
  return nullptr;
}

std::optional<std::vector<std::pair<const Expr *, std::string>>>
conversionsFor(const Unit &U, const CodeBlock &B, const ChosenFunction &Chosen) {
  const FunctionDecl *F = Chosen.Function;
  if (isa<CXXConversionDecl>(F)) // written out, unless it is or the type has many names
    return !Chosen.IsShared && Chosen.Object && !(B.Function && B.Function->isTemplateInstantiation())
               ? std::make_optional<std::vector<std::pair<const Expr *, std::string>>>()
               : std::nullopt;
  // What a template's code means to one instance it may not mean to another.
  if (F->getPrimaryTemplate() || Chosen.IsOperator || Chosen.IsShared ||
      (B.Function && B.Function->isTemplateInstantiation()))
    return std::nullopt;
  std::vector<std::pair<const Expr *, std::string>> Conversions;
  for (unsigned I = 0; I < F->getNumParams() && I < Chosen.Operands.size(); ++I) {
    const Expr *Argument = Chosen.Operands[I]->IgnoreUnlessSpelledInSource();
    if (isa<CXXDefaultArgExpr>(Argument))
      break;
    QualType Declared = F->getParamDecl(I)->getType();
    QualType Wanted = Declared.getNonReferenceType().getUnqualifiedType();
    if (U.context().hasSameUnqualifiedType(Wanted, Argument->getType()))
      continue;
    bool ByValue = !Declared->isReferenceType() ||
                   (Declared->isLValueReferenceType() && Declared->getPointeeType().isConstQualified());
    const auto *Builtin = Wanted->getAs<BuiltinType>();
    if (!ByValue || !Builtin || !Wanted->isArithmeticType() ||
        !Argument->getType()->isArithmeticType() || Argument->getBeginLoc().isMacroID() ||
        Argument->getEndLoc().isMacroID())
      return std::nullopt;
    Conversions.push_back(
        {Argument, Builtin->getName(U.context().getPrintingPolicy()).str()});
  }
  if (Conversions.empty())
    return std::nullopt; // they match already
  return Conversions;
}

} // namespace amp2hip
