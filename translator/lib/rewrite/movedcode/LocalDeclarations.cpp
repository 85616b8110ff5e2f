//===--- LocalDeclarations.cpp - Local declarations that kernels use ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/LocalDeclarations.h"
#include "ast/Restrictions.h"
#include "ast/Variables.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/captures/CapturedNames.h"
#include "rewrite/movedcode/LocalUses.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/DroppedText.h"
#include "rewrite/text/TypeText.h"
#include "text/Format.h"
#include "text/Tokens.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ParentMapContext.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

LocalDeclarations::LocalDeclarations(RewriteContext &C) : C(C) {
  gather();
  decideHoisting();
  decideArguments();
  findRemovable();
}

void LocalDeclarations::gather() {
  const DroppedText Dropped(C.Unit);
  std::set<const FunctionDecl *> Done;
  for (const AmpLambda &L : C.Model.Lambdas)
    if (L.Outermost && Done.insert(L.Outermost).second)
      gatherFrom(L.Outermost, Dropped);
  // Local function objects and local types with amp members are kernels or parts of kernels, so
  // gather their uses even in functions without amp lambdas.
  for (const FunctionDecl *F : C.Model.AmpFunctions)
    if (const FunctionDecl *Outer = outermostFunction(F))
      if (!restrictionOf(Outer).Amp && Done.insert(Outer).second)
        gatherFrom(Outer, Dropped);
  for (const TagDecl *Tag : C.Model.TypesToName)
    if (const FunctionDecl *Outer = outermostFunction(Tag); Outer && Done.insert(Outer).second)
      gatherFrom(Outer, Dropped);
}

/// Calls \p Add for each name in the cpu code of \p Outermost that the preprocessor has dropped,
/// such as the names in an `assert` of a Release build. Other configurations may use them.
static void forEachDroppedName(const DroppedText &Dropped, const FunctionDecl *Outermost,
                               const LambdaMap &AmpLambdas, const SourceManager &SM,
                               llvm::function_ref<void(StringRef, SourceLocation)> Add) {
  for (const Token &T : Dropped.tokens(Outermost->getSourceRange())) {
    const bool IsInAmpCode = llvm::any_of(AmpLambdas, [&](const auto &Entry) {
      const SourceRange R = Entry.first->getSourceRange();
      return !SM.isBeforeInTranslationUnit(T.getLocation(), SM.getExpansionLoc(R.getBegin())) &&
             !SM.isBeforeInTranslationUnit(SM.getExpansionLoc(R.getEnd()), T.getLocation());
    });
    if (T.is(tok::raw_identifier) && !IsInAmpCode)
      Add(T.getRawIdentifier(), T.getLocation());
  }
}

void LocalDeclarations::gatherFrom(const FunctionDecl *Outermost, const DroppedText &Dropped) {
  LambdaMap AmpLambdas;
  for (const AmpLambda &L : C.Model.Lambdas)
    if (L.Outermost == Outermost)
      AmpLambdas[L.Lambda] = &L;
  visitUses(Outermost, AmpLambdas,
            [&](const NamedDecl *D, const LambdaExpr *L, SourceLocation Loc) {
              if (!isLocalOutside(D, L, C.Unit.SM))
                return;
              const auto *Constant = dyn_cast<EnumConstantDecl>(D);
              if (Constant && L)
                NeededConstants[L].insert(Constant);
              D = movedDeclarationOf(D);
              Use &U = Uses[D];
              if (!L) {
                U.Cpu.push_back(Loc);
                if (Constant && Constant->getDeclContext() == dyn_cast<DeclContext>(D))
                  U.Constants[Constant].push_back(Loc);
              } else if (Needs[L].insert(D).second)
                U.Lambdas.push_back(L);
            });
  // Add the local declarations on which the named ones depend, directly or indirectly. Captured
  // constants are data members already.
  for (const auto &Entry : AmpLambdas) {
    const LambdaExpr *L = Entry.first;
    Named[L] = Needs[L];
    std::vector<const NamedDecl *> Work(Needs[L].begin(), Needs[L].end());
    while (!Work.empty()) {
      const NamedDecl *D = Work.back();
      Work.pop_back();
      visitUses(D, [&](const NamedDecl *Used, const LambdaExpr *, SourceLocation) {
        if (Used == D || isa<ParmVarDecl>(Used) || !isLocalOutside(Used, L, C.Unit.SM))
          return;
        if (const auto *Constant = dyn_cast<EnumConstantDecl>(Used))
          NeededConstants[L].insert(Constant);
        Used = movedDeclarationOf(Used);
        if (Used != D && Needs[L].insert(Used).second) {
          Uses[Used].Lambdas.push_back(L);
          Work.push_back(Used);
        }
      });
    }
  }
  forEachDroppedName(Dropped, Outermost, AmpLambdas, C.Unit.SM,
                     [&](StringRef Name, SourceLocation Loc) {
                       for (const auto &Entry : AmpLambdas)
                         for (const NamedDecl *D : Needs[Entry.first])
                           addDroppedUse(D, Name, Loc);
                     });
}

/// Adds the use of \p Name at \p Loc, which the preprocessor has dropped, if it may refer to \p D
/// or to an enumerator of \p D.
void LocalDeclarations::addDroppedUse(const NamedDecl *D, StringRef Name, SourceLocation Loc) {
  if (!C.Unit.SM.isBeforeInTranslationUnit(C.Unit.SM.getExpansionLoc(D->getLocation()), Loc))
    return;
  if (D->getIdentifier() && D->getName() == Name)
    Uses[D].Cpu.push_back(Loc);
  if (const auto *Enum = dyn_cast<EnumDecl>(D))
    for (const EnumConstantDecl *Constant : Enum->enumerators())
      if (Constant->getName() == Name) {
        Uses[D].Cpu.push_back(Loc);
        Uses[D].Constants[Constant].push_back(Loc);
      }
}

std::optional<TextRange> wholeDeclaration(RewriteContext &C, const NamedDecl *D) {
  std::optional<TextRange> R = C.Source.range(D->getSourceRange());
  if (!R)
    return std::nullopt;
  // Extend the range of `using pair = struct { int a, b; };`: Clang's range ends with the name of
  // the struct.
  if (const auto *Typedef = dyn_cast<TypedefNameDecl>(D))
    if (const TagDecl *Tag = Typedef->getUnderlyingType()->getAsTagDecl())
      if (std::optional<TextRange> Inner = C.Source.range(Tag->getSourceRange());
          Inner && Inner->File == R->File && Inner->Begin > R->Begin && Inner->Begin <= R->End)
        R->End = std::max(R->End, Inner->End);
  StringRef Text = C.Source.text(R->File);
  size_t Semicolon = findTokenAfter(Text, R->End, ";");
  if (Semicolon == StringRef::npos)
    return std::nullopt;
  R->End = Semicolon + 1;
  return R;
}

/// Returns the typedef or alias declaration that contains the definition of \p Tag, or null.
static const TypedefNameDecl *typedefAround(RewriteContext &C, const TagDecl *Tag) {
  std::optional<TextPosition> At = C.Source.begin(Tag->getBeginLoc());
  for (const Decl *D : Tag->getLexicalDeclContext()->decls())
    if (const auto *Typedef = dyn_cast<TypedefNameDecl>(D);
        Typedef && At && Typedef->getUnderlyingType()->getAsTagDecl() == Tag)
      if (std::optional<TextRange> R = wholeDeclaration(C, Typedef);
          R && R->File == At->File && R->Begin < At->Offset && At->Offset < R->End)
        return Typedef;
  return nullptr;
}

std::string LocalDeclarations::declarationText(const NamedDecl *D, bool AsMember) {
  std::optional<TextRange> R = wholeDeclaration(C, D);
  if (!R)
    return "";
  planMergesIn(C, D->getSourceRange());
  std::string Text = C.Edits.render(*R);
  // Write a separate declaration if the declaration has other declarators, or if it is a condition.
  if (const auto *V = dyn_cast<VarDecl>(D); V && V->getInit())
    for (const Decl *Other : V->getLexicalDeclContext()->decls())
      if (Other == V ? isCondition(V)
                     : isa<VarDecl>(Other) && Other->getBeginLoc() == V->getBeginLoc())
        if (std::optional<TextRange> Init = C.Source.range(V->getInit()->getSourceRange()))
          return std::string("static ") + (V->isConstexpr() ? "constexpr " : "const ") +
                 spellType(C, V->getTypeSourceInfo()->getTypeLoc(), V->getType()) + " " +
                 V->getNameAsString() + " = " + C.Edits.render(*Init) + ";";
  if (const auto *V = dyn_cast<VarDecl>(D); V && AsMember && !V->isStaticLocal())
    Text = "static " + Text;
  return Text;
}

std::vector<const NamedDecl *> LocalDeclarations::needed(const AmpLambda &L) {
  std::vector<const NamedDecl *> Needed(Named[L.Lambda].begin(), Named[L.Lambda].end());
  for (size_t I = 0; I < Needed.size(); ++I) {
    const auto *Tag = dyn_cast<TagDecl>(Needed[I]);
    if ((Tag && Hoists.count(Tag)) || Arguments[L.Lambda].count(Needed[I]))
      continue;
    visitUses(Needed[I], [&](const NamedDecl *Used, const LambdaExpr *, SourceLocation) {
      Used = movedDeclarationOf(Used);
      if (Needs[L.Lambda].count(Used) && !llvm::is_contained(Needed, Used))
        Needed.push_back(Used);
    });
  }
  llvm::sort(Needed, [&](const NamedDecl *A, const NamedDecl *B) {
    return C.Unit.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
  return Needed;
}

/// Selects the declarations that become template arguments of the function object. A lambda can
/// name only the inner of two declarations with the same name, but another declaration that the
/// lambda names may depend on the outer one. That other declaration, `m` in the example, becomes a
/// template argument:
///
///   const int n = 3, m = n + 1;
///   { const int n = 5; ... [=](index<1> i) restrict(amp) { v[i] = m + n; } }
///
/// A declaration under a condition may be another one in another configuration, so it becomes a
/// template argument, too.
void LocalDeclarations::decideArguments() {
  for (const AmpLambda &L : C.Model.Lambdas) {
    const std::vector<const NamedDecl *> Needed = needed(L);
    auto IsHidden = [&](const NamedDecl *D) {
      return D->getDeclName() && !Named[L.Lambda].count(D) &&
             llvm::any_of(Needed, [&](const NamedDecl *Other) {
               return Other != D && Other->getDeclName() == D->getDeclName();
             });
    };
    auto IsUnderCondition = [&](const NamedDecl *D) {
      return C.Macros.Configuration.isDeclaredUnderCondition(D, L.Lambda->getBeginLoc());
    };
    for (const NamedDecl *D : Named[L.Lambda]) {
      const auto *V = dyn_cast<VarDecl>(D);
      bool IsConstant =
          V && isConstantVariable(V, C.Unit.context()) &&
          (V->getType()->isIntegralOrEnumerationType() || V->getType()->isDependentType());
      if (!IsConstant && !isa<TypedefNameDecl>(D))
        continue;
      std::vector<const NamedDecl *> Work = {D};
      for (size_t I = 0; I < Work.size(); ++I)
        visitUses(Work[I], [&](const NamedDecl *Used, const LambdaExpr *, SourceLocation) {
          Used = movedDeclarationOf(Used);
          if (Needs[L.Lambda].count(Used) && !llvm::is_contained(Work, Used))
            Work.push_back(Used);
        });
      if (llvm::any_of(Work, IsHidden) || llvm::any_of(Work, IsUnderCondition))
        Arguments[L.Lambda].insert(D);
    }
  }
}

std::vector<CapturedVariable> LocalDeclarations::namedWithoutCapture(const AmpLambda &L) {
  std::vector<CapturedVariable> Variables;
  for (const NamedDecl *D : needed(L))
    if (const auto *V = dyn_cast<VarDecl>(D);
        V && !L.captures(V) && !isConstantVariable(V, C.Unit.context())) {
      if (V->hasGlobalStorage())
        C.Unit.error(
            V->getLocation(),
            fmt::format("amp code cannot use '{}', which has static storage duration and is "
                        "not a constant; copy it into a local variable",
                        V->getNameAsString()));
      else
        Variables.push_back({V, false});
    }
  return Variables;
}

/// True if \p D is a typedef that only repeats the name of a hoisted type, as `typedef struct P
/// {...} P;`.
bool LocalDeclarations::namesSameType(const NamedDecl *D) const {
  const auto *Typedef = dyn_cast<TypedefNameDecl>(D);
  const TagDecl *Tag = Typedef ? Typedef->getUnderlyingType()->getAsTagDecl() : nullptr;
  return Tag && Tag->getIdentifier() == Typedef->getIdentifier() && Hoists.count(Tag);
}

std::vector<std::string> LocalDeclarations::membersFor(const AmpLambda &L, TemplateText &Template) {
  std::vector<std::string> Members;
  std::set<std::string> Seen;
  auto Add = [&](std::string Text) {
    if (!Text.empty() && Seen.insert(Text).second)
      Members.push_back(std::move(Text));
  };
  std::map<DeclarationName, const NamedDecl *> Names;
  const std::vector<const NamedDecl *> Needed = needed(L);
  for (const NamedDecl *D : Needed) {
    const bool NamesMember = isa<TypeDecl>(D) && isCaptured(D->getName(), L);
    if (NamesMember && !isa<EnumDecl>(D))
      continue;
    if (const auto *Typedef = dyn_cast<TypedefNameDecl>(D);
        Typedef && (clashesWithMembers(Typedef, L) || Arguments[L.Lambda].count(D))) {
      Template.prepend(D->getNameAsString(), D->getNameAsString());
      continue;
    }
    if (!Arguments[L.Lambda].count(D))
      C.Macros.Configuration.reportIfUnderCondition(D, L.Lambda->getBeginLoc());
    if (namesSameType(D)) {
      Add(aliasFor(cast<TypedefNameDecl>(D)->getUnderlyingType()->getAsTagDecl()));
      continue;
    }
    if (D->getDeclName() && !Names.emplace(D->getDeclName(), D).second)
      C.Unit.error(
          D->getLocation(),
          fmt::format("amp code uses two local declarations named '{}'; rename one of them",
                      D->getNameAsString()));
    if (const auto *Tag = dyn_cast<TagDecl>(D)) {
      const TypedefNameDecl *Typedef = typedefAround(C, Tag);
      if (!Hoists.count(Tag))
        Add(declarationText(Typedef ? static_cast<const NamedDecl *>(Typedef) : Tag, true));
      else {
        if (isInside(L.Lambda->getBeginLoc(), Tag)) {
          if (!classUsedBy(L))
            C.Unit.error(
                L.Lambda->getBeginLoc(),
                fmt::format("amp lambda uses the local class '{}' in an initializer of that "
                            "class; declare the class outside the function",
                            Hoists.at(Tag).Name));
          continue; // the function object is a member of the class
        }
        if (Tag->getIdentifier() && !NamesMember)
          Add(aliasFor(Tag));
        const auto *Enum = dyn_cast<EnumDecl>(Tag);
        if (!Enum || Enum->isScoped())
          continue;
        for (const EnumConstantDecl *Constant : Enum->enumerators())
          if (std::string Name = Constant->getNameAsString();
              NeededConstants[L.Lambda].count(Constant))
            Add("static constexpr auto " + Name + " = " + hoistedScope(Hoists.at(Tag)) + Name +
                ";");
      }
    } else if (const auto *V = dyn_cast<VarDecl>(D)) {
      if (L.captures(V) || !isConstantVariable(V, C.Unit.context()))
        continue;
      if (Arguments[L.Lambda].count(V) || clashesWithMembers(V, L, Needed, C.Unit.context()))
        Template.prepend("auto", V->getNameAsString(), V->getNameAsString());
      else if (!isArrayOfBody(V, L, Needed))
        Add(declarationText(V, true));
    } else {
      Add(declarationText(D, true));
    }
  }
  return Members;
}

bool LocalDeclarations::isInside(SourceLocation Loc, const Decl *D) const {
  const SourceManager &SM = C.Unit.SM;
  SourceRange R = D->getSourceRange();
  return !SM.isBeforeInTranslationUnit(Loc, R.getBegin()) &&
         !SM.isBeforeInTranslationUnit(R.getEnd(), Loc);
}

/// True if the code at \p Loc moves out of its function.
bool LocalDeclarations::leavesFunction(SourceLocation Loc) const {
  auto Holds = [&](const NamedDecl *D) { return isInside(Loc, D); };
  return llvm::any_of(HoistOrder, Holds) || llvm::any_of(Removable, Holds);
}

bool LocalDeclarations::isUnused(const VarDecl *V) const {
  auto It = Uses.find(V);
  return It == Uses.end() || It->second.Cpu.empty();
}

/// True if the declaration of \p D is a part of another statement or declaration.
bool LocalDeclarations::isPart(const NamedDecl *D) const {
  if (const auto *Tag = dyn_cast<TagDecl>(D))
    return Tag->isEmbeddedInDeclarator() || !Tag->getIdentifier() || typedefAround(C, Tag);
  const auto *V = dyn_cast<VarDecl>(D);
  return V && isCondition(V);
}

/// True if \p V is declared in the condition of a statement: `if (const int k = 5)`.
bool LocalDeclarations::isCondition(const VarDecl *V) const {
  for (const DynTypedNode &Declaration : C.Unit.context().getParents(*V))
    for (const DynTypedNode &Statement : C.Unit.context().getParents(Declaration)) {
      const Stmt *S = Statement.get<Stmt>();
      const VarDecl *Declared = nullptr;
      if (const auto *If = dyn_cast_or_null<IfStmt>(S))
        Declared = If->getConditionVariable();
      else if (const auto *While = dyn_cast_or_null<WhileStmt>(S))
        Declared = While->getConditionVariable();
      else if (const auto *Switch = dyn_cast_or_null<SwitchStmt>(S))
        Declared = Switch->getConditionVariable();
      else if (const auto *For = dyn_cast_or_null<ForStmt>(S))
        Declared = For->getConditionVariable();
      if (Declared == V)
        return true;
    }
  return false;
}

/// True if \p D becomes a template argument of a function object (see membersFor()).
bool LocalDeclarations::isArgument(const NamedDecl *D) {
  const auto *Typedef = dyn_cast<TypedefNameDecl>(D);
  const auto *V = dyn_cast<VarDecl>(D);
  auto It = Uses.find(D);
  return It != Uses.end() && llvm::any_of(C.Model.Lambdas, [&](const AmpLambda &L) {
           return llvm::is_contained(It->second.Lambdas, L.Lambda) &&
                  (Arguments[L.Lambda].count(D) || (Typedef && clashesWithMembers(Typedef, L)) ||
                   (V && clashesWithMembers(V, L, needed(L), C.Unit.context())));
         });
}

/// Selects the local declarations that are removed from their functions. These are the declarations
/// that the kernels and hoisted types repeat, unless code that remains in the function uses them.
void LocalDeclarations::findRemovable() {
  std::set<const NamedDecl *> Copied;
  for (const auto &[D, U] : Uses)
    if (!U.Lambdas.empty())
      Copied.insert(D);
  for (const TagDecl *Tag : HoistOrder) {
    Copied.insert(Tag);
    for (const NamedDecl *D : neededBy(Tag))
      Copied.insert(D);
  }
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (const NamedDecl *D : Copied) {
      const auto *V = dyn_cast<VarDecl>(D);
      const auto *Tag = dyn_cast<TagDecl>(D);
      // Keep captured variables: the launch reads them.
      bool Captured =
          V && llvm::any_of(C.Model.Lambdas, [&](const AmpLambda &L) { return L.captures(V); });
      if (Removable.count(D) || Captured || (V && !isConstantVariable(V, C.Unit.context())) ||
          (isPart(D) && !(Tag && Hoists.count(Tag))) || isArgument(D))
        continue;
      auto It = Uses.find(D);
      if (It == Uses.end() ||
          llvm::all_of(It->second.Cpu, [&](SourceLocation Loc) { return leavesFunction(Loc); }))
        Changed |= Removable.insert(D).second;
    }
  }
}

void LocalDeclarations::planRemovals() {
  for (const NamedDecl *D : Removable) {
    if (isPart(D)) // a hoisted type
      continue;
    // Remove a whole declaration only if all its declarators are removed.
    bool Shared = llvm::any_of(D->getLexicalDeclContext()->decls(), [&](const Decl *Other) {
      const auto *Named = dyn_cast<NamedDecl>(Other);
      return Named && Named != D && isa<VarDecl, TypedefNameDecl>(Named) &&
             Named->getBeginLoc() == D->getBeginLoc() && !Removable.count(Named);
    });
    if (Shared)
      removeDeclarators(D);
    else if (std::optional<TextRange> R = wholeDeclaration(C, D))
      C.Edits.removeWithSpace(*R);
  }
}

/// Rewrites `const int a = 1, b = 2;` to `const int a = 1;` if \p D, here `b`, is removed. No-op
/// unless all declarators are plain names, separated only by commas.
void LocalDeclarations::removeDeclarators(const NamedDecl *D) {
  std::string Kept;
  std::optional<TextRange> All;
  for (const Decl *Other : D->getLexicalDeclContext()->decls()) {
    if (Other->getBeginLoc() != D->getBeginLoc() || isa<TagDecl>(Other))
      continue;
    const auto *V = dyn_cast<VarDecl>(Other);
    std::optional<TextRange> R =
        V ? C.Source.range({V->getLocation(), V->getEndLoc()}) : std::nullopt;
    QualType T = V ? V->getType() : QualType();
    if (!R || T->isPointerType() || T->isReferenceType() || T->isArrayType() ||
        T->isFunctionType() || T->isMemberPointerType())
      return;
    if (All && (R->File != All->File || R->Begin < All->End ||
                C.Source.text(R->File).slice(All->End, R->Begin).trim() != ","))
      return;
    All = All ? TextRange{R->File, All->Begin, R->End} : *R;
    if (!Removable.count(V))
      Kept += (Kept.empty() ? "" : ", ") + C.Edits.render(*R);
  }
  if (All)
    C.Edits.replace(*All, Kept);
}

} // namespace amp2hip
