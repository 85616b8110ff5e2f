//===--- SharedExpressions.cpp - Default arguments that restrictions decide ===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   int g(int);
//   int g(float) restrict(amp);
//   int f(int x = g(1)) restrict(amp);
//
//   inline int g_given(int value1) restrict(cpu, amp) { return g(value1); }
//   int f(int x = g_given(1)) restrict(amp);
//
// A default argument and the initializer of a member belong to the code that uses them
// (§2.1.1), but Clang resolves their calls once, for cpu code. A function of both
// restrictions means on each side what the expression means there.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "lower/Lower.h"
#include "model/ApartOverloads.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/Types.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

class SharedExpressions {
public:
  explicit SharedExpressions(RewriteContext &C) : C(C) {}

  /// A statement of amp code.
  void see(const Stmt *S) {
    if (const auto *Argument = dyn_cast<CXXDefaultArgExpr>(S)) {
      if (Seen.insert(Argument->getExpr()).second)
        lowerIn(Argument->getExpr(), cast<Decl>(Argument->getParam()->getDeclContext()));
    } else if (const auto *Init = dyn_cast<CXXDefaultInitExpr>(S)) {
      if (Seen.insert(Init->getExpr()).second)
        lowerIn(Init->getExpr(), Init->getField());
    } else if (const auto *Made = dyn_cast<CXXConstructExpr>(S)) {
      if (const CXXConstructorDecl *F = Made->getConstructor();
          F->isImplicit() || (F->isDefaulted() && !hasRestrictionSpecifier(F)))
        seeInitializers(F);
    }
  }

  /// Looks at the default member initializers that the constructor \p F of amp code runs.
  void seeInitializers(const CXXConstructorDecl *F) {
    if (F->getDefinition())
      for (const CXXCtorInitializer *Init : cast<CXXConstructorDecl>(F->getDefinition())->inits())
        if (!Init->isWritten() && Init->getInit())
          seeAll(Init->getInit());
  }

private:
  void seeAll(const Stmt *S) {
    if (!S || isa<LambdaExpr>(S))
      return;
    see(S);
    for (const Stmt *Child : S->children())
      seeAll(Child);
  }

  void lowerIn(const Stmt *S, const Decl *Owner) {
    if (!S || isa<LambdaExpr>(S) || !C.U.isUserLocation(S->getBeginLoc()))
      return;
    if (const auto *Call = dyn_cast<CallExpr>(S)) {
      if (isDecidedByRestriction(Call->getDirectCallee()) && lowerCall(Call, Owner))
        return;
    } else if (const auto *Made = dyn_cast<CXXConstructExpr>(S)) {
      if (isDecidedByRestriction(constructorOf(Made)) && lowerConstruction(Made, Owner))
        return;
    }
    for (const Stmt *Child : S->children())
      lowerIn(Child, Owner);
  }

  /// True of a cpu function with an overload that amp code may mean.
  bool isDecidedByRestriction(const FunctionDecl *F) const {
    if (!F || restrictionOf(F).Amp || isHalfOfPair(C.M, F) || !C.U.isUserLocation(F->getLocation()))
      return false;
    return llvm::any_of(F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName()),
                        [&](const NamedDecl *D) {
                          const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
                          return Other && restrictionOf(Other).Amp;
                        });
  }

  bool lowerCall(const CallExpr *Call, const Decl *Owner) {
    const auto *Name = dyn_cast<DeclRefExpr>(Call->getCallee()->IgnoreParenImpCasts());
    const FunctionDecl *F = Call->getDirectCallee();
    std::optional<TextRange> Callee = C.Source.range(Call->getCallee()->getSourceRange());
    if (!Name || isa<CXXMethodDecl>(F) || isa<CXXOperatorCallExpr>(Call) || !Callee)
      return false;
    std::optional<std::string> New =
        declare(F->getNameAsString(), C.E.original(*Callee).str() + "(", F->getReturnType(),
                llvm::ArrayRef(Call->getArgs(), Call->getNumArgs()), Owner);
    if (New)
      C.E.replace(*Callee, *New);
    return New.has_value();
  }

  /// `S(1)`, `S{1}`, `1` that becomes an `S`, and `{1}` of a member.
  bool lowerConstruction(const CXXConstructExpr *Made, const Decl *Owner) {
    const CXXRecordDecl *Class = Made->getConstructor()->getParent();
    std::optional<TextRange> All = C.Source.range(Made->getSourceRange());
    if (!All || Made->getNumArgs() == 0 || !Class->getIdentifier())
      return false;
    std::optional<TextRange> First =
        C.Source.range(Made->getArg(0)->IgnoreUnlessSpelledInSource()->getSourceRange());
    if (!First)
      return false;
    bool IsList = Made->isListInitialization();
    StringRef Text = C.Source.text(All->File);
    StringRef Before = Text.take_front(First->Begin).rtrim();
    std::string Name = Class->getNameAsString();
    bool IsOpen = Before.consume_back(IsList ? "{" : "(");
    size_t Open = Before.size(), Begin = Open;
    bool IsNamed = IsOpen && Before.rtrim().ends_with(Name);
    if (IsNamed) {
      Begin = Before.rtrim().size() - Name.size();
      if (Begin && (isalnum(Text[Begin - 1]) || Text[Begin - 1] == '_' || Text[Begin - 1] == ':'))
        return false; // by another name
    }
    bool IsBare = Made->getNumArgs() == 1 && First->Begin == All->Begin && First->End == All->End;
    const auto *Field = dyn_cast<FieldDecl>(Owner);
    bool IsMember = IsList && IsOpen && Field && Field->getInClassInitStyle() == ICIS_ListInit &&
                    All->Begin == Open;
    if ((!IsNamed && !IsBare && !IsMember) || (IsList && Text[All->End - 1] != '}'))
      return false;
    std::optional<std::string> New =
        declare(Name, qualifiedName(C, Made->getType()) + (IsList ? "{" : "("), Made->getType(),
                llvm::ArrayRef(Made->getArgs(), Made->getNumArgs()), Owner);
    if (!New)
      return false;
    if (IsBare && !IsNamed) {
      C.E.insert({First->File, First->Begin}, *New + "(", InsertOrder::Token);
      C.E.insert({First->File, First->End}, ")", InsertOrder::After);
      return true;
    }
    C.E.replace({All->File, unsigned(Begin), unsigned(Open + 1)},
                (IsNamed ? "" : " = ") + *New + "(");
    if (IsList)
      C.E.replace({All->File, All->End - 1, All->End}, ")");
    return true;
  }

  /// The name of a function of both restrictions that calls \p Called, which ends with the
  /// opening bracket, with such \p Arguments; it is declared before the declaration that \p Owner is part of.
  std::optional<std::string> declare(const std::string &Stem, const std::string &Called,
                                     QualType Result, llvm::ArrayRef<const Expr *> Arguments,
                                     const Decl *Owner) {
    std::string Parameters, Passed;
    unsigned Number = 0;
    for (const Expr *E : Arguments) {
      E = E->IgnoreUnlessSpelledInSource();
      if (isa<CXXDefaultArgExpr>(E))
        break;
      QualType T = E->getType();
      const TagDecl *Tag = T->getAsTagDecl();
      if (T->isDependentType() || isa<InitListExpr>(E) || T->isArrayType() || T->isFunctionType() ||
          (Tag && !Tag->getIdentifier()))
        return std::nullopt;
      std::string Name = "value" + std::to_string(++Number);
      std::string Written = (T.isConstQualified() ? "const " : "") + qualifiedName(C, T);
      Parameters += (Number > 1 ? ", " : "") + Written + (E->isLValue() ? " &" : " ") + Name;
      bool Moves = !E->isLValue() && !T->isScalarType();
      Passed += (Number > 1 ? ", " : "") +
                (Moves ? "static_cast<" + Written + " &&>(" + Name + ")" : Name);
    }
    if (Result->isDependentType() || Result->isUndeducedType())
      return std::nullopt;
    std::string Reference = Result->isLValueReferenceType() ? " &" : " ";
    QualType Value = Result.getNonReferenceType();
    std::optional<TextPosition> At = C.Source.begin(outermostOf(Owner)->getBeginLoc());
    if (!At)
      return std::nullopt;
    std::string Head = "(" + Parameters + ") restrict(cpu, amp) { return " + Called + Passed +
                       (Called.back() == '{' ? "}; } " : "); } ");
    auto [It, New] = Declared.try_emplace({outermostOf(Owner), Stem + Head}, "");
    if (!New)
      return It->second;
    It->second = C.Names.unique(Stem + "_given", Owner->getLocation());
    C.E.insert(*At,
               "inline " + std::string(Value.isConstQualified() ? "const " : "") +
                   qualifiedName(C, Value) + Reference + It->second + Head,
               InsertOrder::Declaration);
    return It->second;
  }

  /// The declaration at namespace scope that \p D is part of, with its template.
  static const Decl *outermostOf(const Decl *D) {
    auto Written = [](const Decl *One) -> const Decl * {
      const auto *F = dyn_cast<FunctionDecl>(One);
      const auto *Class = dyn_cast<CXXRecordDecl>(One);
      const Decl *Pattern = F       ? cast_or_null<Decl>(F->getTemplateInstantiationPattern())
                            : Class ? Class->getTemplateInstantiationPattern()
                                    : nullptr;
      return Pattern ? Pattern : One;
    };
    D = Written(D);
    while (!D->getLexicalDeclContext()->isFileContext())
      D = Written(cast<Decl>(D->getLexicalDeclContext()));
    if (const auto *F = dyn_cast<FunctionDecl>(D); F && F->getDescribedFunctionTemplate())
      return F->getDescribedFunctionTemplate();
    if (const auto *Class = dyn_cast<CXXRecordDecl>(D); Class && Class->getDescribedClassTemplate())
      return Class->getDescribedClassTemplate();
    return D;
  }

  RewriteContext &C;
  std::set<const Stmt *> Seen;
  /// The functions, by the declaration that they precede and what they are.
  std::map<std::pair<const Decl *, std::string>, std::string> Declared;
};

} // namespace

void lowerSharedExpressions(RewriteContext &C, const std::vector<CodeBlock> &Code) {
  if (C.M.AmpFunctions.empty())
    return;
  SharedExpressions Shared(C);
  for (const CodeBlock &B : Code)
    if (B.Set.Amp)
      for (const Stmt *S : B.Statements)
        Shared.see(S);
  for (const FunctionDecl *F : C.M.AmpFunctions)
    if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(F))
      Shared.seeInitializers(Constructor);
}

} // namespace amp2hip
