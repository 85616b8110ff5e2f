//===--- CallPlan.cpp - Plan of a call for a whole tile -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call of a function that waits becomes one call for all threads of the tile. For the function
//
//   void add(int (&sums)[16], int n, int own, tiled_index<16> t) restrict(amp);
//
// whose parameter `own` is PerThread, the call
//
//   add(sums, n / 2, 3 * local, t);
//
// becomes
//
//   for (...) own_copy.keep(number, 3 * local);
//   add(whole, sums, n / 2, own_copy, t);
//
//===----------------------------------------------------------------------===//
#include "tileloops/calls/CallPlan.h"
#include "ast/Scopes.h"
#include "tileloops/calls/TileFunctions.h"
#include "tileloops/tile/TileCopies.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/KeptVariables.h"
#include "tileloops/values/VariableStorage.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

class CallPlanner {
public:
  CallPlanner(const CallExpr *Call, const TileFunction &F, const VariableStorage &Known,
              const ParmVarDecl *Tile, const ASTContext &Ctx)
      : Call(Call), F(F), Known(Known), Tile(Tile), Ctx(Ctx) {}

  /// Returns nothing if the argument does not fit.
  std::optional<TileArgument> argument(const ParmVarDecl *P) const;

private:
  bool isTileOf(const Expr *E, const ParmVarDecl *P) const;
  bool isShared(const Expr *E, const ParmVarDecl *P) const;
  const VarDecl *keptVariable(const Expr *E) const;
  QualType specializedType(const ParmVarDecl *P) const;
  bool hasTypeOf(const ParmVarDecl *P, const VarDecl *V) const;
  bool isDeduced(const ParmVarDecl *P) const;
  bool isOfSameInstantiation(const ParmVarDecl *P) const;
  unsigned argumentsNaming(const VarDecl *V) const;

  const CallExpr *Call;
  const TileFunction &F;
  const VariableStorage &Known;
  const ParmVarDecl *Tile;
  const ASTContext &Ctx;
};

/// True if \p E is what \p P requires, the tiled_index or barrier of this tile.
bool CallPlanner::isTileOf(const Expr *E, const ParmVarDecl *P) const {
  E = copiedFrom(E);
  if (!isTileBarrier(P->getType()))
    return isTile(E, Tile) && isTiledIndex(Tile->getType());
  return isBarrierOfTile(E, Tile);
}

/// True if all threads of the tile pass the same value or object \p E.
bool CallPlanner::isShared(const Expr *E, const ParmVarDecl *P) const {
  QualType T = P->getType();
  if (!T->isReferenceType())
    return Known.isSharedObject(T->isRecordType() ? copiedFrom(E) : E) ||
           (isPlainValue(T) && Known.dependence(E, /*WithMemory=*/true) == Dependence::Uniform);
  if (Known.isSharedObject(E))
    return true;
  if (!T.getNonReferenceType().isConstQualified())
    return false;
  // The function cannot change the variable that exists once for the tile, or the temporary.
  const auto *Name = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  const bool IsTemporary = !E->isTypeDependent() && isa<MaterializeTemporaryExpr>(E);
  return ((V && Known.isLevelVariable(V)) || IsTemporary) &&
         Known.dependence(E) == Dependence::Uniform;
}

/// True if \p E is a new object of a class without data members, such as `maximum()`. All such
/// objects are equal.
bool isNewStatelessObject(const Expr *E) {
  E = copiedFrom(E);
  if (const auto *Cast = dyn_cast<CXXFunctionalCastExpr>(E)) // `maximum{}`
    E = copiedFrom(Cast->getSubExpr());
  if (E->isTypeDependent())
    return false;
  const auto *List = dyn_cast<InitListExpr>(E);
  const auto *New = dyn_cast<CXXConstructExpr>(E);
  if (!isa<CXXScalarValueInitExpr>(E) && !(List && List->getNumInits() == 0) &&
      !(New && New->getNumArgs() == 0))
    return false;
  const CXXRecordDecl *Class = E->getType()->getAsCXXRecordDecl();
  return Class && Class->hasDefinition() && Class->getIdentifier() && !Class->isLambda() &&
         !enclosingFunction(Class->getDeclContext()) && Class->isEmpty() &&
         Class->isTriviallyCopyable() && Class->hasTrivialDefaultConstructor();
}

/// The barrier-level variable of each thread that \p E names; null if there is none.
const VarDecl *CallPlanner::keptVariable(const Expr *E) const {
  const auto *Name = dyn_cast<DeclRefExpr>(copiedFrom(E));
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  return V && Known.isLevelVariable(V) && Known.kindOf(V) == VariableStorage::PerThread &&
                 canBeKept(V, Ctx)
             ? V
             : nullptr;
}

/// The number of template arguments that \p Call writes.
unsigned writtenArguments(const CallExpr *Call) {
  const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
  if (const auto *Name = dyn_cast<DeclRefExpr>(Callee))
    return Name->getNumTemplateArgs();
  if (const auto *Overloads = dyn_cast<OverloadExpr>(Callee))
    return Overloads->getNumTemplateArgs();
  return 0;
}

/// The type of \p P, a parameter of a member function of the class that \p Qualifier names. If the
/// type is a template parameter of the class, its argument in \p Qualifier replaces it.
QualType withClassArguments(const ParmVarDecl *P, const NestedNameSpecifier *Qualifier) {
  const auto *Parameter = P->getType().getNonReferenceType()->getAs<TemplateTypeParmType>();
  const auto *Class = Qualifier->getAsType()->getAs<TemplateSpecializationType>();
  const TemplateDecl *Template = Class ? Class->getTemplateName().getAsTemplateDecl() : nullptr;
  if (!Parameter || !Template || P->getType()->isReferenceType() ||
      Parameter->getDepth() != Template->getTemplateParameters()->getDepth() ||
      Parameter->getIndex() >= Class->template_arguments().size())
    return P->getType();
  for (const TemplateArgument &Each :
       Class->template_arguments().take_front(Parameter->getIndex() + 1))
    if (Each.getKind() != TemplateArgument::Type && Each.getKind() != TemplateArgument::Expression)
      return P->getType();
  const TemplateArgument &A = Class->template_arguments()[Parameter->getIndex()];
  return A.getKind() == TemplateArgument::Type && !A.getAsType().hasQualifiers() ? A.getAsType()
                                                                                 : P->getType();
}

/// The type of \p P in the called specialization, if that is known.
QualType CallPlanner::specializedType(const ParmVarDecl *P) const {
  if (const auto *Name =
          dyn_cast<DependentScopeDeclRefExpr>(Call->getCallee()->IgnoreParenImpCasts()))
    return withClassArguments(P, Name->getQualifier());
  const FunctionDecl *Callee = Call->getDirectCallee();
  return Callee && Callee->getNumParams() == Call->getNumArgs()
             ? Callee->getParamDecl(P->getFunctionScopeIndex())->getType()
             : P->getType();
}

/// True if the type of \p P is a template parameter that the argument determines.
bool CallPlanner::isDeduced(const ParmVarDecl *P) const {
  const auto *Parameter = specializedType(P).getNonReferenceType()->getAs<TemplateTypeParmType>();
  const FunctionTemplateDecl *Template = F.Function->getDescribedFunctionTemplate();
  return Parameter && Template &&
         Parameter->getDepth() == Template->getTemplateParameters()->getDepth() &&
         Parameter->getIndex() >= writtenArguments(Call);
}

/// True if the type of \p P depends only on the template parameters of classes around \p Call, and
/// the call names the function without a qualifier, so that both are in the same instantiation of
/// the class.
bool CallPlanner::isOfSameInstantiation(const ParmVarDecl *P) const {
  const auto *Parameter = P->getType().getNonReferenceType()->getAs<TemplateTypeParmType>();
  const auto *Method = dyn_cast<CXXMethodDecl>(F.Function);
  const ClassTemplateDecl *Class =
      Method ? Method->getParent()->getDescribedClassTemplate() : nullptr;
  const bool IsTemplate = F.Function->getDescribedFunctionTemplate() != nullptr;
  const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
  bool IsQualified = !isa<OverloadExpr>(Callee);
  if (const auto *Name = dyn_cast<DeclRefExpr>(Callee))
    IsQualified = Name->hasQualifier();
  else if (const auto *Member = dyn_cast<MemberExpr>(Callee))
    IsQualified = !isa<CXXThisExpr>(Member->getBase()) || Member->hasQualifier();
  else if (const auto *Overloads = dyn_cast<OverloadExpr>(Callee))
    IsQualified = Overloads->getQualifier() != nullptr;
  // Parameters of other templates around the call are deeper.
  return Class && !IsQualified &&
         (!IsTemplate ||
          (Parameter && Parameter->getDepth() <= Class->getTemplateParameters()->getDepth())) &&
         Method->getParent()->Encloses(Tile->getDeclContext());
}

/// The written element type of the array or array_view of rank 1 whose element \p E is; null for
/// other expressions. All subscripts of such a container, also with a dependent index, yield
/// elements.
TypeLoc elementType(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  const Expr *Container = nullptr;
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E))
    Container = S->getLHS();
  else if (const auto *C = dyn_cast<CXXOperatorCallExpr>(E);
           C && C->getOperator() == OO_Subscript && C->getNumArgs() == 2)
    Container = C->getArg(0);
  const auto *Name = Container ? dyn_cast<DeclRefExpr>(Container->IgnoreParenImpCasts()) : nullptr;
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  if (!V || !isContainerType(V->getType()) || !V->getTypeSourceInfo())
    return {};
  TypeLoc Type = V->getTypeSourceInfo()->getTypeLoc();
  if (auto Reference = Type.getAs<ReferenceTypeLoc>())
    Type = Reference.getPointeeLoc();
  Type = Type.getUnqualifiedLoc();
  if (auto Elaborated = Type.getAs<ElaboratedTypeLoc>())
    Type = Elaborated.getNamedTypeLoc();
  const auto Class = Type.getAs<TemplateSpecializationTypeLoc>();
  const TemplateDecl *Template =
      Class ? Class.getTypePtr()->getTemplateName().getAsTemplateDecl() : nullptr;
  if (!Template || (Template->getName() != "array_view" && Template->getName() != "array") ||
      Class.getNumArgs() == 0 || Class.getNumArgs() > 2 || !Class.getArgLoc(0).getTypeSourceInfo())
    return {};
  if (Class.getNumArgs() == 2) {
    const TemplateArgument &Rank = Class.getArgLoc(1).getArgument();
    const auto *Literal = Rank.getKind() == TemplateArgument::Expression
                              ? dyn_cast<IntegerLiteral>(Rank.getAsExpr()->IgnoreParenImpCasts())
                              : nullptr;
    if (!Literal || Literal->getValue() != 1)
      return {};
  }
  return Class.getArgLoc(0).getTypeSourceInfo()->getTypeLoc().getUnqualifiedLoc();
}

/// True if the values of \p P have the type of \p V, also after instantiation.
bool CallPlanner::hasTypeOf(const ParmVarDecl *P, const VarDecl *V) const {
  QualType Wanted = specializedType(P).getNonReferenceType(),
           Has = V->getType().getNonReferenceType();
  if (!Wanted->isDependentType() && !Has->isDependentType())
    return Ctx.hasSameUnqualifiedType(Wanted, Has);
  if (!Wanted->isDependentType())
    return false;
  const bool IsArgumentOfClass = Wanted != P->getType().getNonReferenceType();
  if ((isOfSameInstantiation(P) || IsArgumentOfClass) && Ctx.hasSameUnqualifiedType(Wanted, Has))
    return true;
  return isDeduced(P) && !Has->isArrayType() &&
         (!P->getType()->isReferenceType() || !Has.isConstQualified());
}

/// The number of arguments that name \p V.
unsigned CallPlanner::argumentsNaming(const VarDecl *V) const {
  return unsigned(llvm::count_if(Call->arguments(),
                                 [&](const Expr *A) { return variablesNamed(A).contains(V); }));
}

std::optional<TileArgument> CallPlanner::argument(const ParmVarDecl *P) const {
  TileArgument A;
  A.Value = Call->getArg(P->getFunctionScopeIndex());
  if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(A.Value)) {
    A.Value = Default->getExpr();
    A.IsDefault = true;
  }
  A.Parameter = P;
  A.How = F.passing(P);
  A.Type = specializedType(P);
  if (A.Type->isReferenceType() != P->getType()->isReferenceType())
    return std::nullopt; // the template argument of `T x` is a reference
  const VarDecl *V = keptVariable(A.Value);
  switch (A.How) {
  case Passing::Tile:
    return isTileOf(A.Value, P) ? std::optional(A) : std::nullopt;
  case Passing::Shared:
    A.IsStateless =
        isNewStatelessObject(A.Value) &&
        (!P->getType()->isReferenceType() || P->getType().getNonReferenceType().isConstQualified());
    if (A.IsStateless)
      return A;
    return isShared(A.Value, P) ? std::optional(A) : std::nullopt;
  case Passing::Stateless:
    A.Storage = V;
    A.IsStateless = isNewStatelessObject(A.Value);
    return V || A.IsStateless || Known.isSharedObject(copiedFrom(A.Value)) ? std::optional(A)
                                                                           : std::nullopt;
  case Passing::PerThread:
    break;
  }
  const bool Fits = V && hasTypeOf(P, V);
  if (P->getType()->isReferenceType()) {
    A.Storage = V;
    return Fits ? std::optional(A) : std::nullopt;
  }
  // The function may use the caller's storage if nothing changes it during the call.
  const bool IsAlias = isa_and_nonnull<ParmVarDecl>(V) && V->getType()->isReferenceType();
  if (Fits && F.IsRead[P->getFunctionScopeIndex()] && !IsAlias && argumentsNaming(V) == 1) {
    A.Storage = V;
    return A;
  }
  A.IsCopied = true;
  if (A.Type->isPointerType()) {
    A.Type = A.Type.getUnqualifiedType();
    return !A.Type->isDependentType() && Known.isSharedAddress(A.Value) ? std::optional(A)
                                                                        : std::nullopt;
  }
  // A captured variable, whose type is written, may be copied.
  const auto *Name = dyn_cast<DeclRefExpr>(A.Value->IgnoreParenImpCasts());
  const auto *Captured = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  if (!V && Captured && Known.isCapturedObject(Name) && !Captured->getType()->isReferenceType() &&
      hasTypeOf(P, Captured) && canTypeBeKept(A.Type, Ctx))
    return A;
  if (TypeLoc Element = elementType(A.Value);
      A.Type->isDependentType() && !Fits && !Element.isNull() && isDeduced(P)) {
    A.Written = Element;
    A.Type = Element.getType();
    return canTypeBeKept(A.Type, Ctx) ? std::optional(A) : std::nullopt;
  }
  return canTypeBeKept(A.Type, Ctx) && (Fits || !A.Type->isDependentType()) ? std::optional(A)
                                                                            : std::nullopt;
}

/// Makes \p Call pass back its results in an array, which the statement uses. Returns false if this
/// is not possible.
bool planResultArray(TileCall &Call, const ASTContext &Ctx) {
  Call.ResultType = Call.Call->getType();
  return !Call.ResultType->isDependentType() && !Call.ResultType->isRecordType() &&
         canTypeBeKept(Call.ResultType, Ctx);
}

/// Sets how \p Call passes back its result, which the statement of \p L uses. Returns false if this
/// is not possible.
bool planResult(TileCall &Call, const BarrierLevelStatement &L, const VariableStorage &Known,
                const ASTContext &Ctx) {
  if (!L.IsDirectCall)
    return planResultArray(Call, Ctx);
  if (const auto *D = dyn_cast<DeclStmt>(L.Statement)) {
    Call.Result = cast<VarDecl>(D->getSingleDecl());
    return true;
  }
  const Expr *E = cast<Expr>(L.Statement)->IgnoreImplicit()->IgnoreParens();
  const auto *B = dyn_cast<BinaryOperator>(E);
  if (!B) // the result is not used
    return true;
  const auto *Name = dyn_cast<DeclRefExpr>(B->getLHS()->IgnoreParens());
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  if (V && B->getOpcode() == BO_Assign && B->getRHS()->IgnoreParenImpCasts() == Call.Call &&
      Known.isLevelVariable(V) && Known.kindOf(V) == VariableStorage::PerThread &&
      canBeKept(V, Ctx) && !V->getType()->isRecordType()) { // a class may have its own assignment
    Call.Result = V;
    return true;
  }
  // The left operand is evaluated after the call.
  return planResultArray(Call, Ctx);
}

} // namespace

/// True if \p Object, whose member function \p F a call calls, is the same in all threads of the
/// tile: captured by value, or a local variable that is equal in all threads. A function that is
/// not const is only called for tile_static objects (FunctionLookup).
static bool isSameObject(const Expr *Object, const FunctionDecl *F, const VariableStorage &Known) {
  const auto *Name = dyn_cast<DeclRefExpr>(Object);
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  if (V && Known.isLevelVariable(V) && V->getType()->isReferenceType())
    return isOfSharedObject(F) && Known.kindOf(V) == VariableStorage::PerTile;
  if (isOfSharedObject(F))
    return true;
  if (!V || V->getType()->isReferenceType())
    return false;
  return Known.isLevelVariable(V) ? Known.kindOf(V) == VariableStorage::PerTile
                                  : Known.isCapturedObject(Object);
}

/// Refuses \p Call because of its argument for \p P.
static void rejectArgument(const CallExpr *Call, const ParmVarDecl *P, Passing How,
                           MissedReason &Why) {
  const auto *F = cast<FunctionDecl>(P->getDeclContext());
  std::string Text = "the argument for " + quoted(P) + " of " + quoted(F) + ' ';
  if (How == Passing::Shared && P->getType()->isReferenceType())
    Text += "refers to an object that other calls share in the tile, or that cannot be stored for "
            "each thread; pass tile_static memory, a captured variable or a variable of this type";
  else if (How == Passing::Shared)
    Text += "is not proven to be the same in all threads of the tile, but a barrier depends on it, "
            "or it is a pointer";
  else if (How == Passing::Tile)
    Text += "is not the tiled_index or barrier of this tile";
  else if (How == Passing::Stateless)
    Text += "is not a variable; pass a named function object without data members";
  else if (P->getType()->isPointerType())
    Text += "may point to a variable of the thread; pass a pointer to tile_static memory, or to an "
            "element of a captured container";
  else
    Text += "is not a variable of exactly the type of the parameter";
  const Expr *E = Call->getArg(P->getFunctionScopeIndex());
  Why.reject(isa<CXXDefaultArgExpr>(E) ? Call->getBeginLoc() : E->getBeginLoc(), Text);
}

std::optional<TileCall> planCall(const BarrierLevelStatement &L,
                                 const BarrierLevelStatement::TileFunctionCall &Of,
                                 const VariableStorage &Known, const ParmVarDecl *Tile,
                                 const ASTContext &Ctx, TileFunctions &Functions,
                                 MissedReason &Why) {
  TileCall Call;
  Call.Call = Of.Call;
  Call.Function = const_cast<TileFunction *>(Of.Function);
  if (!planResult(Call, L, Known, Ctx)) {
    Why.reject(Of.Call->getBeginLoc(), "the result of " + quoted(Of.Function->Function) +
                                           " is used in a way that cannot wait for all threads; "
                                           "store it in a variable first");
    return std::nullopt;
  }
  // With arguments of a dependent type, the call is no CXXMemberCallExpr.
  const Expr *Callee = Of.Call->getCallee()->IgnoreParenImpCasts();
  const auto *Member = dyn_cast<MemberExpr>(Callee);
  const auto *Dependent = dyn_cast<CXXDependentScopeMemberExpr>(Callee);
  if (Member || Dependent)
    if (const Expr *Object =
            (Member ? Member->getBase() : Dependent->getBase())->IgnoreParenImpCasts();
        !isa<CXXThisExpr>(Object) && !isSameObject(Object, Of.Function->Function, Known)) {
      Why.reject(Object->getBeginLoc(), "this object is not proven to be equal in all threads of "
                                        "the tile; initialize it with values that are");
      return std::nullopt;
    }
  CallPlanner Planner(Of.Call, *Of.Function, Known, Tile, Ctx);
  llvm::SmallVector<unsigned, 4> NotShared;
  for (const ParmVarDecl *P : Of.Function->Function->parameters()) {
    if (std::optional<TileArgument> A = Planner.argument(P))
      Call.Arguments.push_back(*A);
    else if (Of.Function->passing(P) == Passing::Shared)
      NotShared.push_back(P->getFunctionScopeIndex());
    else {
      rejectArgument(Of.Call, P, Of.Function->passing(P), Why);
      return std::nullopt;
    }
  }
  for (unsigned Number : NotShared) {
    rejectArgument(Of.Call, Of.Function->Function->getParamDecl(Number), Passing::Shared, Why);
    Functions.passPerThread(*Of.Function, Number);
  }
  return NotShared.empty() ? std::optional(std::move(Call)) : std::nullopt;
}

} // namespace amp2hip
