//===--- TileFunctions.cpp - Called functions that wait -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selects the functions that get a version for whole tiles, and how the version gets each
// parameter:
//
//   void rounds(T (&values)[N], unsigned run, T own, Op op, tiled_index<N> t) restrict(amp)
//
// `values` is Shared: all threads refer to the same array. `run` is Shared if the function does not
// change it and all calls pass the same value for the threads of a tile. `own` is PerThread. `op`,
// which the function calls, is Stateless.
//
//===----------------------------------------------------------------------===//
#include "tileloops/calls/TileFunctions.h"
#include "ast/Concurrency.h"
#include "ast/Scopes.h"
#include "tileloops/calls/FunctionLookup.h"
#include "tileloops/tile/BarrierHolders.h"
#include "tileloops/tile/TileCopies.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/KeptVariables.h"
#include "tileloops/values/VariableStorage.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace amp2hip {

Passing TileFunction::passing(const ParmVarDecl *P) const {
  return Parameters[P->getFunctionScopeIndex()];
}

/// True if \p P has a default argument that another declaration of the template contains.
static bool inheritsDefault(const NamedDecl *P) {
  if (const auto *Type = dyn_cast<TemplateTypeParmDecl>(P))
    return Type->hasDefaultArgument() && Type->defaultArgumentWasInherited();
  if (const auto *Value = dyn_cast<NonTypeTemplateParmDecl>(P))
    return Value->hasDefaultArgument() && Value->defaultArgumentWasInherited();
  const auto *Template = cast<TemplateTemplateParmDecl>(P);
  return Template->hasDefaultArgument() && Template->defaultArgumentWasInherited();
}

/// True if the default argument of \p P is a number, which calls of the version can repeat.
static bool hasLiteralDefault(const ParmVarDecl *P) {
  if (P->hasUnparsedDefaultArg() || P->hasUninstantiatedDefaultArg() || P->getType()->isArrayType())
    return false;
  const Expr *E = P->getDefaultArg()->IgnoreParenImpCasts();
  if (const auto *U = dyn_cast<UnaryOperator>(E); U && U->getOpcode() == UO_Minus)
    E = U->getSubExpr()->IgnoreParenImpCasts();
  return isa<IntegerLiteral, FloatingLiteral, CXXBoolLiteralExpr>(E);
}

bool endsInOneMacro(SourceLocation End, const SourceManager &SM, const LangOptions &Options) {
  return !End.isMacroID() || Lexer::isAtEndOfMacroExpansion(End, SM, Options);
}

/// True if \p F, which is defined outside of its class, can have a second version that the class
/// declares: the class is in the same file, and no macro writes the beginning of the declaration,
/// or more than the declaration.
static bool isDefinedBesideClass(const FunctionDecl *F, const ASTContext &Ctx) {
  const SourceManager &SM = Ctx.getSourceManager();
  const FunctionDecl *InClass = F->getCanonicalDecl();
  return isa<CXXMethodDecl>(F) &&
         SM.getFileID(F->getLocation()) == SM.getFileID(InClass->getLocation()) &&
         !InClass->getBeginLoc().isMacroID() &&
         endsInOneMacro(InClass->getEndLoc(), SM, Ctx.getLangOpts());
}

/// True if the second version of \p F, which is defined in another file than its class, can be a
/// member of a class in that class (see KernelOf.h).
static bool mayBeApart(const FunctionDecl *F, const SourceManager &SM) {
  if (!isApartFromClass(F, SM) || !cast<CXXMethodDecl>(F)->isStatic() || F->isTemplated())
    return false;
  const CXXRecordDecl *Class = cast<CXXMethodDecl>(F)->getParent();
  return SM.isWrittenInMainFile(F->getLocation()) && !Class->isInAnonymousNamespace() &&
         F->getLexicalDeclContext()->getRedeclContext()->Equals(
             Class->getEnclosingNamespaceContext()->getRedeclContext());
}

/// Returns null if \p F has a form whose second version can be written beside it; else what
/// prevents it.
static const char *unsupportedForm(const FunctionDecl *F, const ASTContext &Ctx) {
  const auto *Type = F->getType()->getAs<FunctionProtoType>();
  QualType Result = F->getReturnType();
  if (!Type || Type->hasTrailingReturn() || (!Result->isVoidType() && !canTypeBeKept(Result, Ctx)))
    return "returns a value that is not trivially copyable, a reference or a pointer, or has a "
           "trailing return type";
  if (F->isOutOfLine() && !isDefinedBesideClass(F, Ctx) && !mayBeApart(F, Ctx.getSourceManager()))
    return "is defined outside of its namespace, or in another file than its class and is a "
           "template or not static, or a macro writes its declaration and more code";
  if (F->isOverloadedOperator())
    return "is an operator";
  if (isOfLambda(F) || enclosingFunction(F->getDeclContext()))
    return "is a lambda or a member of a local class";
  if (F->isVariadic() || F->isMain() || F->isExternC() || F->isDefaulted() || F->isDeleted() ||
      F->getFriendObjectKind() != Decl::FOK_None || F->getTrailingRequiresClause() ||
      !isa_and_nonnull<CompoundStmt>(F->getBody()) ||
      F->getTemplateSpecializationKind() != TSK_Undeclared ||
      isa<LinkageSpecDecl>(F->getLexicalDeclContext()))
    return "is a friend, a specialization, variadic, extern \"C\" or constrained";
  // A non-static const function is called for the kernel object, which all threads share; one that
  // is not const for a tile_static object.
  if (const auto *Method = dyn_cast<CXXMethodDecl>(F);
      Method &&
      (isa<ClassTemplatePartialSpecializationDecl>(Method->getParent()) ||
       (!Method->isStatic() &&
        (Method->isVirtual() || Method->getRefQualifier() != RQ_None || Method->isVolatile()))))
    return "is a member function that is virtual or whose class is a partial specialization";
  if (const FunctionTemplateDecl *T = F->getDescribedFunctionTemplate())
    if (T->isAbbreviated() || T->getTemplateParameters()->getRequiresClause() ||
        T->getTemplateParameters()->hasParameterPack() ||
        llvm::any_of(*T->getTemplateParameters(), inheritsDefault))
      return "is a template with a parameter pack, 'auto' parameters or constraints";
  const bool HasOther = llvm::any_of(F->parameters(), [](const ParmVarDecl *P) {
    return (P->hasDefaultArg() && !hasLiteralDefault(P)) || P->isParameterPack() ||
           P->getType()->isUndeducedType() || P->getType().isVolatileQualified();
  });
  return HasOther ? "has a parameter pack, a volatile parameter, or a default argument that is not "
                    "a number"
                  : nullptr;
}

/// True if the function with the body \p Body calls \p P: `op(a, b)`.
static bool isCalled(const Stmt *Body, const ParmVarDecl *P) {
  bool Called = false;
  walk(Body, [&](const Stmt *S, const Stmt *) {
    const auto *Call = dyn_cast<CallExpr>(S);
    const Expr *Callee = Call ? Call->getCallee()->IgnoreParenImpCasts() : nullptr;
    if (const auto *Member = dyn_cast_or_null<CXXDependentScopeMemberExpr>(Callee);
        Member && !Member->isImplicitAccess())
      Callee = Member->getBase()->IgnoreParenImpCasts();
    const auto *Name = dyn_cast_or_null<DeclRefExpr>(Callee);
    Called |= Name && Name->getDecl() == P;
    return true;
  });
  return Called;
}

/// True if a function only reads \p P, given the uses of variables in its body.
static bool isOnlyRead(const ParmVarDecl *P, const VariableUses &Uses) {
  const auto *Found = Uses.find(P);
  return P->getType().getNonReferenceType().isConstQualified() || Found == Uses.end() ||
         llvm::all_of(Found->second,
                      [](const VariableUse &Use) { return Use.How == VariableUse::Read; });
}

/// True if copying an object of the class \p T has no effect except the copy.
static bool isCopiedSilently(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return Class && Class->hasDefinition() &&
         (isInConcurrency(Class) || Class->isTriviallyCopyable());
}

/// True if \p P may be a tiled_index whose type is a template parameter: the function with the body
/// \p Body uses its barrier. Calls pass nothing else (see CallPlanner).
static bool isGenericTile(const ParmVarDecl *P, const Stmt *Body) {
  bool UsesBarrier = false;
  if (P->getType().getNonReferenceType()->getAs<TemplateTypeParmType>())
    walk(Body, [&](const Stmt *S, const Stmt *) {
      const auto *E = dyn_cast<Expr>(S);
      UsesBarrier |= E && memberOfTile(E, P) == "barrier";
      return true;
    });
  return UsesBarrier;
}

/// The best passing of \p P, a parameter of a function with the body \p Body; nothing if the
/// parameter is not supported.
static std::optional<Passing> passingOf(const ParmVarDecl *P, const Stmt *Body, bool IsRead,
                                        const ASTContext &Ctx) {
  QualType T = P->getType();
  if (isTiledIndex(T) || isTileBarrier(T) || isGenericTile(P, Body)) {
    // No code can assign to a tiled_index or barrier.
    return T->isRValueReferenceType() ? std::nullopt : std::optional(Passing::Tile);
  }
  if (T->isRValueReferenceType())
    return std::nullopt;
  if (T->isLValueReferenceType())
    return Passing::Shared;
  if (T->isPointerType())
    return IsRead ? std::optional(Passing::Shared) : std::nullopt;
  if (T->getAs<TemplateTypeParmType>() && isCalled(Body, P))
    return Passing::Stateless;
  if (IsRead && (isPlainValue(T) || isCopiedSilently(T)))
    return Passing::Shared;
  return canBeKept(P, Ctx) ? std::optional(Passing::PerThread) : std::nullopt;
}

/// True if \p P may become PerThread. The addresses in a pointer are of memory that the threads
/// share (see CallPlanner).
static bool mayBePerThread(const ParmVarDecl *P, const ASTContext &Ctx) {
  const QualType T = P->getType();
  const bool IsAddress = T->isPointerType() && !T->isDependentType() && !T.isVolatileQualified() &&
                         !T->getPointeeType()->isAnyPointerType() &&
                         !T->getPointeeType()->isFunctionType();
  return P->getIdentifier() && (IsAddress || canBeKept(P, Ctx));
}

/// The first parameter of \p F that no version for whole tiles can have.
MissedReason TileFunctions::unsupportedParameter(const FunctionDecl *F) const {
  VariableUses Uses;
  collectUses(F->getBody(), Uses);
  MissedReason Why;
  for (const ParmVarDecl *P : F->parameters())
    if (!passingOf(P, F->getBody(), isOnlyRead(P, Uses), Ctx))
      Why.reject(P->getLocation(), quoted(P) + " of type '" + P->getType().getAsString() +
                                       "' can be passed neither once for the tile nor for each "
                                       "thread; pass a reference to an array, a value or an index");
  return Why;
}

TileFunctions::TileFunctions(const ASTContext &Ctx,
                             std::function<bool(const FunctionDecl *)> MayWrite)
    : Ctx(Ctx), MayWrite(std::move(MayWrite)), Lookup(std::make_unique<FunctionLookup>(Ctx)) {}

TileFunctions::~TileFunctions() = default;

bool TileFunctions::plan(TileFunction &F, MissedReason &Why) {
  F.Plan = planTileLoops(cast<CompoundStmt>(F.Function->getBody()), F.Tile, Ctx,
                         TileRunner::OneThread, Why, this, &F);
  return F.Plan.has_value();
}

const TileFunctions::Signature &TileFunctions::signature(const FunctionDecl *F) {
  auto [At, IsNew] = Signatures.try_emplace(F);
  Signature &All = At->second;
  if (!IsNew)
    return All;
  VariableUses Uses;
  collectUses(F->getBody(), Uses);
  for (const ParmVarDecl *P : F->parameters()) {
    const bool IsRead = isOnlyRead(P, Uses);
    std::optional<Passing> How = passingOf(P, F->getBody(), IsRead, Ctx);
    if (!How)
      return All = {};
    All.Parameters.push_back(*How);
    All.IsRead.push_back(IsRead);
  }
  return All;
}

/// True if \p P is a reference through which \p F returns a number: a statement of its body, which
/// all threads execute, assigns to it. So the referents are variables of the threads, because a
/// program without races has only one thread assign to memory that the threads share.
static bool isResult(const ParmVarDecl *P, const FunctionDecl *F) {
  const QualType T = P->getType();
  if (!T->isReferenceType() || !isPlainValue(T.getNonReferenceType()))
    return false;
  return llvm::any_of(cast<CompoundStmt>(F->getBody())->body(), [&](const Stmt *S) {
    const auto *B = dyn_cast<BinaryOperator>(S);
    const auto *Name =
        B && B->isAssignmentOp() ? dyn_cast<DeclRefExpr>(B->getLHS()->IgnoreParens()) : nullptr;
    return Name && Name->getDecl() == P;
  });
}

/// Makes the passing of \p F's parameters independent of the calls. A plain value or result becomes
/// PerThread, unless the loops of the function require that it is Shared.
bool TileFunctions::fixSignature(TileFunction &F, MissedReason &Why) {
  for (const ParmVarDecl *P : F.Function->parameters())
    if (F.passing(P) == Passing::Shared &&
        (isPlainValue(P->getType()) || isResult(P, F.Function)) && mayBePerThread(P, Ctx)) {
      Passing &How = F.Parameters[P->getFunctionScopeIndex()];
      How = Passing::PerThread;
      if (MissedReason Unused; !plan(F, Unused))
        How = Passing::Shared;
    }
  return plan(F, Why);
}

/// True if \p F may get one value of \p P for the tile although it changes \p P.
static bool mayShareChanged(const TileFunction &F, const ParmVarDecl *P) {
  return !F.IsRead[P->getFunctionScopeIndex()] && isPlainValue(P->getType());
}

/// Plans \p F, whose loops depend on parameters that it changes: passes those once for the tile.
/// Returns false if this is not possible.
bool TileFunctions::shareChanged(TileFunction &F, MissedReason &Why) {
  bool Any = false;
  for (const ParmVarDecl *P : F.Function->parameters())
    if (Passing &How = F.Parameters[P->getFunctionScopeIndex()];
        How == Passing::PerThread && mayShareChanged(F, P)) {
      How = Passing::Shared;
      Any = true;
    }
  for (MissedReason Other; !Any || !plan(F, Other); Other = MissedReason()) {
    // A parameter that does not remain the same is passed per thread.
    const auto *Differs = llvm::find_if(F.Function->parameters(), [&](const ParmVarDecl *P) {
      return F.passing(P) == Passing::Shared && mayShareChanged(F, P) &&
             P->getLocation() == Other.Loc;
    });
    if (Differs == F.Function->param_end())
      return false;
    F.Parameters[(*Differs)->getFunctionScopeIndex()] = Passing::PerThread;
  }
  for (const ParmVarDecl *P : F.Function->parameters())
    if (Passing &How = F.Parameters[P->getFunctionScopeIndex()];
        How == Passing::Shared && mayShareChanged(F, P)) {
      How = Passing::PerThread;
      if (MissedReason Unused; !plan(F, Unused))
        How = Passing::Shared;
    }
  Why = MissedReason();
  return plan(F, Why);
}

TileFunction *TileFunctions::find(const FunctionDecl *F) {
  if (Dropped.contains(F))
    return nullptr;
  auto [At, IsNew] = Found.try_emplace(F);
  if (!IsNew)
    return At->second.get();
  MissedReason &Why = Reasons[F];
  const char *Form = unsupportedForm(F, Ctx);
  if (Form || !MayWrite(F)) {
    if (!Form)
      Form = isApartFromClass(F, Ctx.getSourceManager())
                 ? "is defined in another file than its class; define it in the class or its header"
                 : "is written by a macro, in a system header or as overload";
    Why.reject(F->getLocation(), quoted(F) + ' ' + Form);
    return nullptr;
  }
  const Signature &Passed = signature(F);
  auto New = std::make_unique<TileFunction>();
  New->Function = F;
  New->Parameters = Passed.Parameters;
  New->IsRead = Passed.IsRead;
  if (New->Parameters.empty() && F->getNumParams() != 0) {
    Why = unsupportedParameter(F);
    return nullptr;
  }
  for (const ParmVarDecl *P : F->parameters())
    if (New->passing(P) == Passing::Tile) {
      if (New->Tile || !P->getIdentifier() ||
          (isTiledIndex(P->getType()) && rankOf(P->getType()) == 0)) {
        Why.reject(P->getLocation(), quoted(F) + " has several tiled_index or barrier parameters, "
                                                 "or one without a name or known rank");
        return nullptr;
      }
      New->Tile = P;
    }
  if (const ParmVarDecl *Held = heldTile(F, Ctx)) {
    if (New->Tile) {
      Why.reject(F->getLocation(), quoted(F) + " has a tiled_index or barrier parameter, and its "
                                               "object stores a barrier, too");
      return nullptr;
    }
    New->Tile = Held;
  }
  if (!New->Tile || (!plan(*New, Why) && !shareChanged(*New, Why)) ||
      (!Ctx.getSourceManager().isWrittenInMainFile(F->getLocation()) && !fixSignature(*New, Why)))
    return nullptr;
  return (Found[F] = std::move(New)).get();
}

TileFunction *TileFunctions::called(const CallExpr *Call, const ParmVarDecl *Tile) {
  if (llvm::none_of(Call->arguments(),
                    [&](const Expr *A) {
                      return isTile(copiedFrom(A), Tile) || isBarrierOfTile(copiedFrom(A), Tile);
                    }) &&
      !callsHolder(Call, Tile))
    return nullptr;
  const FunctionDecl *F = Lookup->callee(Call, Tile->getDeclContext());
  return F && F->getNumParams() == Call->getNumArgs() ? find(F) : nullptr;
}

/// True if a parameter of the type \p T can be a tiled_index or tile_barrier. A dependent array,
/// pointer or specialization of another class template cannot.
static bool mayBeTile(QualType T) {
  if (isTiledIndex(T) || isTileBarrier(T))
    return true;
  T = T.getNonReferenceType();
  const auto *Written = T->getAs<TemplateSpecializationType>();
  return T->isDependentType() && !T->isArrayType() && !T->isPointerType() &&
         !(Written &&
           isa_and_nonnull<ClassTemplateDecl>(Written->getTemplateName().getAsTemplateDecl()));
}

bool TileFunctions::cannotWait(const CallExpr *Call, const ParmVarDecl *Tile, unsigned Depth) {
  const FunctionDecl *F = Lookup->callee(Call, Tile->getDeclContext());
  if (const auto *Method = dyn_cast_or_null<CXXMethodDecl>(F);
      Method && !Method->isStatic() && barrierMember(Method->getParent()))
    return false; // may wait at the barrier that the object stores
  return F && llvm::all_of(F->parameters(), [&](const ParmVarDecl *P) {
           return !mayBeTile(P->getType()) ||
                  usesOnlyPosition(F->getBody(), P, [&](const CallExpr *Inner) {
                    return Depth < 8 && cannotWait(Inner, P, Depth + 1);
                  });
         });
}

void TileFunctions::passPerThread(const TileFunction &F, unsigned Number) {
  const ParmVarDecl *P = F.Function->getParamDecl(Number);
  if (!Ctx.getSourceManager().isWrittenInMainFile(F.Function->getLocation()) ||
      !mayBePerThread(P, Ctx) || Refused.contains(P))
    return;
  TileFunction Other;
  Other.Function = F.Function;
  Other.Tile = F.Tile;
  Other.IsRead = F.IsRead;
  Other.Parameters = signature(F.Function).Parameters; // with earlier changes
  for (const ParmVarDecl *Each : F.Function->parameters())
    if (F.passing(Each) == Passing::Shared && mayShareChanged(F, Each))
      Other.Parameters[Each->getFunctionScopeIndex()] = Passing::Shared;
  Other.Parameters[Number] = Passing::PerThread;
  const bool HadChanged = std::exchange(Changed, false);
  if (MissedReason Unused; !plan(Other, Unused)) {
    if (!Changed) // else a function that it calls will get its parameters in another way
      Refused.insert(P);
    Changed |= HadChanged;
    return;
  }
  Signatures[F.Function].Parameters = Other.Parameters;
  Changed = true;
}

bool TileFunctions::rejectCall(const CallExpr *Call, const ParmVarDecl *Tile, MissedReason &Why) {
  std::string Reason;
  const FunctionDecl *F = Lookup->callee(Call, Tile->getDeclContext(), &Reason);
  if (!F)
    return Why.reject(Call->getBeginLoc(), "this call may wait at the barrier, but " + Reason);
  if (F->getNumParams() != Call->getNumArgs())
    return Why.reject(Call->getBeginLoc(), quoted(F) + " has a variable number of parameters");
  return Why.reject(Call->getBeginLoc(),
                    quoted(F) + " waits at the barrier, but cannot be split into loops", F);
}

MissedReason TileFunctions::missedReason(const FunctionDecl *F) const {
  auto Known = Reasons.find(F);
  return Known == Reasons.end() ? MissedReason() : Known->second;
}

void TileFunctions::drop(const TileFunction &F, const MissedReason &Why) {
  Dropped.insert(F.Function);
  Reasons[F.Function] = Why;
}

void TileFunctions::restart() {
  Found.clear();
  Reasons.clear();
  Changed = false;
}

} // namespace amp2hip
