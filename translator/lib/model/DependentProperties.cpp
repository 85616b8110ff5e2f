//===--- DependentProperties.cpp - Properties that only instances resolve -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the properties in templates that the output replaces by a call of a getter although Clang
// does not fully resolve them. In a template pattern, `a.accelerator_view.accelerator` is a member
// of a dependent type. If all instances read a property by the same getter, the output calls this
// getter in the pattern.
//
// Also finds the uses of `extent` that must be copies. In C++ AMP, the value of `a.extent` is a
// copy. In the output, `extent` is a data member that must not be modified. Where the program
// modifies the copy, or keeps it after the expression, the output calls the getter.
//
//===----------------------------------------------------------------------===//
#include "model/DependentProperties.h"
#include "ast/Concurrency.h"
#include "ast/Restrictions.h"
#include "model/AmpCode.h"
#include "model/Model.h"
#include "model/overloads/OverloadCandidates.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "parse/Unit.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <set>

using namespace clang;

namespace amp2hip {

const MSPropertyRefExpr *propertyIn(const Expr *E) {
  E = E->IgnoreParens();
  while (const auto *S = dyn_cast<MSPropertySubscriptExpr>(E))
    E = S->getBase()->IgnoreParens();
  return dyn_cast<MSPropertyRefExpr>(E);
}

const MSPropertyRefExpr *propertyOf(const PseudoObjectExpr *E) {
  const Expr *Form = E->getSyntacticForm();
  if (const auto *B = dyn_cast<BinaryOperator>(Form))
    Form = B->getLHS();
  else if (const auto *O = dyn_cast<UnaryOperator>(Form))
    Form = O->getSubExpr();
  return propertyIn(Form);
}

/// True if the functions \p Name of \p Class differ in restrictions, and not all of them
/// become one function.
static bool isUnmergeable(const Model &M, const DeclContext *Class, const IdentifierInfo *Name) {
  const FunctionDecl *First = nullptr;
  bool Differ = false, Separate = false;
  for (const NamedDecl *D : Class->lookup(Name))
    if (const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction()) {
      Differ |= First && !(restrictionOf(First) == restrictionOf(F));
      Separate |=
          !isInOverloadPair(M, F) || renamedOverloadsOf(M, F); // a pair becomes one function
      First = F;
    }
  return Differ && Separate;
}

bool hasUnmergeableAccessors(const Model &M, const MSPropertyDecl *P) {
  for (const IdentifierInfo *Name : {P->getGetterId(), P->getSetterId()})
    if (Name && isUnmergeable(M, P->getDeclContext(), Name))
      return true;
  return false;
}

/// The getter and the setter that \p E calls; null for an accessor that it does not call.
static std::pair<const IdentifierInfo *, const IdentifierInfo *>
accessorsOf(const PseudoObjectExpr *E) {
  const MSPropertyDecl *P = propertyOf(E)->getPropertyDecl();
  const Expr *Form = E->getSyntacticForm();
  const auto *B = dyn_cast<BinaryOperator>(Form);
  bool Gets = !B || B->isCompoundAssignmentOp(), Sets = B || isa<UnaryOperator>(Form);
  return {Gets ? P->getGetterId() : nullptr, Sets ? P->getSetterId() : nullptr};
}

/// The class of the object whose property \p R names.
static const CXXRecordDecl *classOfProperty(const MSPropertyRefExpr *R) {
  QualType T = R->getBaseExpr()->getType();
  if (R->isArrow() && T->isPointerType())
    T = T->getPointeeType();
  const CXXRecordDecl *Class = T.getNonReferenceType()->getAsCXXRecordDecl();
  return Class ? Class : dyn_cast<CXXRecordDecl>(R->getPropertyDecl()->getDeclContext());
}

static bool hasMember(const CXXRecordDecl *Class, const IdentifierInfo *Name) {
  bool Found = !Class->lookup(Name).empty();
  Class->forallBases([&](const CXXRecordDecl *Base) {
    Found |= !Base->lookup(Name).empty();
    return true;
  });
  return Found;
}

/// True if an object of the class of \p Use has the accessors that \p Other calls.
static bool fits(const PseudoObjectExpr *Use, const PseudoObjectExpr *Other) {
  const CXXRecordDecl *Class = classOfProperty(propertyOf(Use));
  auto [Get, Set] = accessorsOf(Other);
  return !Class || ((!Get || hasMember(Class, Get)) && (!Set || hasMember(Class, Set)));
}

bool InstanceUses::areDistinguishable() const {
  for (size_t I = 0; I < Uses.size(); ++I) {
    if (isStoredProperty(propertyOf(Uses[I])->getPropertyDecl()) && Uses.size() > 1)
      return false;
    for (size_t Before = 0; Before < I; ++Before)
      if (fits(Uses[I], Uses[Before]))
        return false;
  }
  return true;
}

/// Orders \p Uses, if possible, such that areDistinguishable() is true.
static void order(std::vector<const PseudoObjectExpr *> &Uses) {
  for (size_t I = 0; I < Uses.size(); ++I)
    for (size_t First = I; First < Uses.size(); ++First)
      if (llvm::all_of(llvm::ArrayRef(Uses).drop_front(I), [&](const PseudoObjectExpr *Other) {
            return Other == Uses[First] || !fits(Other, Uses[First]);
          })) {
        std::swap(Uses[I], Uses[First]);
        break;
      }
}

std::map<SourceLocation, InstanceUses> findInstanceUses(const Unit &U, const Model &M,
                                                        const std::vector<CodeBlock> &Code) {
  std::set<SourceLocation> Known;
  for (const PseudoObjectExpr *E : M.PropertyUses)
    if (const MSPropertyRefExpr *R = propertyOf(E))
      Known.insert(R->getMemberLoc());
  for (const auto &[Place, Getter] : M.DependentPropertyUses)
    Known.insert(Place);
  std::map<SourceLocation, InstanceUses> All;
  std::set<SourceLocation> Fields;
  for (const CodeBlock &B : Code)
    B.forEachStatementOrOperand([&](const Stmt *S) {
      if (const auto *Member = dyn_cast<MemberExpr>(S)) {
        if (isa<FieldDecl, VarDecl>(Member->getMemberDecl()))
          Fields.insert(Member->getMemberLoc());
        return;
      }
      const auto *E = dyn_cast<PseudoObjectExpr>(S);
      const MSPropertyRefExpr *R = E ? propertyOf(E) : nullptr;
      if (!R || !U.isUserLocation(R->getMemberLoc()) || Known.count(R->getMemberLoc()))
        return;
      std::vector<const PseudoObjectExpr *> &Uses = All[R->getMemberLoc()].Uses;
      if (llvm::none_of(Uses, [&](const PseudoObjectExpr *Other) {
            return accessorsOf(Other) == accessorsOf(E);
          }))
        Uses.push_back(E);
    });
  for (auto &[Place, Here] : All) {
    Here.IsField = Fields.count(Place);
    order(Here.Uses);
  }
  return All;
}

bool isStoredProperty(const MSPropertyDecl *P) {
  return P->getName() == "extent" && isInConcurrency(P);
}

namespace {

const CXXRecordDecl *classOf(QualType T) {
  T = T.getNonReferenceType();
  if (T->isPointerType())
    T = T->getPointeeType();
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  if (const auto *S = T->getAs<TemplateSpecializationType>(); S && !Class)
    if (const TemplateDecl *D = S->getTemplateName().getAsTemplateDecl())
      Class = dyn_cast_or_null<CXXRecordDecl>(D->getTemplatedDecl());
  return Class ? Class->getDefinition() : nullptr;
}

const CXXRecordDecl *classOfObject(const CXXDependentScopeMemberExpr *E);
const CXXRecordDecl *classOfValue(const Expr *E);

/// The property that \p E names, such as `a.accelerator_view` for an `array<T, 1> &a`. Null if
/// only instances resolve the name.
const MSPropertyDecl *propertyNamedBy(const CXXDependentScopeMemberExpr *E) {
  if (const CXXRecordDecl *Class = classOfObject(E))
    for (const NamedDecl *Member : Class->lookup(E->getMember()))
      if (const auto *P = dyn_cast<MSPropertyDecl>(Member))
        return P;
  return nullptr;
}

/// The class of the object in the member access \p E: `array` in `a.extent` for an `array<T, 1>
/// &a`. For a class template, its pattern. Null if only instances know the class.
const CXXRecordDecl *classOfObject(const CXXDependentScopeMemberExpr *E) {
  if (const CXXRecordDecl *Class = classOf(E->getBaseType()))
    return Class;
  return E->isImplicitAccess() ? nullptr : classOfValue(E->getBase());
}

/// The class of the value \p E or, if \p E is a pointer, of the object that it points to. For a
/// class template, its pattern. Null if only instances know the class.
const CXXRecordDecl *classOfValue(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const CXXRecordDecl *Class = classOf(E->getType()))
    return Class;
  if (const auto *O = dyn_cast<UnaryOperator>(E))
    return O->getOpcode() == UO_AddrOf || O->getOpcode() == UO_Deref ? classOfValue(O->getSubExpr())
                                                                     : nullptr;
  if (const auto *Inner = dyn_cast<CXXDependentScopeMemberExpr>(E)) {
    const MSPropertyDecl *P = propertyNamedBy(Inner);
    return P ? classOf(P->getType()) : nullptr;
  }
  if (const auto *Name = dyn_cast<DeclRefExpr>(E)) {
    // `auto here = a.accelerator_view;`
    const auto *V = dyn_cast<VarDecl>(Name->getDecl());
    bool Deduced = V && V->getType()->getContainedAutoType() && !isa<ParmVarDecl>(V);
    return Deduced && V->getInit() ? classOfValue(V->getInit()) : nullptr;
  }
  // A call of a member function, if all overloads return the same class.
  const auto *Call = dyn_cast<CallExpr>(E);
  const auto *Callee =
      Call ? dyn_cast<CXXDependentScopeMemberExpr>(Call->getCallee()->IgnoreParens()) : nullptr;
  const CXXRecordDecl *Class = Callee ? classOfObject(Callee) : nullptr;
  const CXXRecordDecl *Result = nullptr;
  if (Class)
    for (const NamedDecl *Member : Class->lookup(Callee->getMember())) {
      const auto *Method = dyn_cast<CXXMethodDecl>(Member);
      const CXXRecordDecl *Given = Method ? classOf(Method->getReturnType()) : nullptr;
      if (!Given || (Result && Result != Given))
        return nullptr;
      Result = Given;
    }
  return Result;
}

class Finder {
public:
  Finder(const Unit &U, const Model &M) : U(U) {
    for (const PseudoObjectExpr *E : M.PropertyUses)
      if (const MSPropertyRefExpr *R = propertyOf(E))
        Known.insert(R->getMemberLoc());
    for (const auto &[Place, Getter] : M.DependentPropertyUses)
      Known.insert(Place);
  }

  /// Examines the statement \p S. The caller must pass enclosing statements first.
  void see(const CodeBlock &B, const Stmt *S) {
    seeOverloads(B, S);
    seeCopies(S);
    if (const auto *E = dyn_cast<PseudoObjectExpr>(S)) {
      if (const MSPropertyRefExpr *R = propertyOf(E)) {
        Seen.insert(R);
        note(R, E->getSyntacticForm()->IgnoreParens() == R);
      }
    } else if (const auto *B = dyn_cast<BinaryOperator>(S)) {
      if (B->isAssignmentOp())
        leave(B->getLHS());
    } else if (const auto *O = dyn_cast<UnaryOperator>(S)) {
      if (O->isIncrementDecrementOp())
        leave(O->getSubExpr());
    } else if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(S)) {
      if (Call->isAssignmentOp() || Call->getOperator() == OO_PlusPlus ||
          Call->getOperator() == OO_MinusMinus)
        leave(Call->getArg(0));
    } else if (const auto *I = dyn_cast<MSPropertySubscriptExpr>(S)) {
      leave(I);
    } else if (const auto *R = dyn_cast<MSPropertyRefExpr>(S)) {
      if (Seen.insert(R).second)
        note(R, true);
    } else if (const auto *Dependent = dyn_cast<CXXDependentScopeMemberExpr>(S)) {
      // Declarations may resolve the name without an instance.
      const MSPropertyDecl *P = propertyNamedBy(Dependent);
      SourceLocation Place = Dependent->getMemberLoc();
      // The instances show whether an element of a property is read or written.
      if (P && !isStoredProperty(P) && !P->getType()->isArrayType() && U.isUserLocation(Place) &&
          Known.insert(Place).second)
        Named.push_back({Place, P->getGetterId()->getName().str() + "()"});
    } else if (const auto *Member = dyn_cast<MemberExpr>(S)) {
      if (isa<FieldDecl, VarDecl>(Member->getMemberDecl()))
        Fields.insert(Member->getMemberLoc());
    }
  }

  std::vector<std::pair<SourceLocation, std::string>> take() const {
    std::vector<std::pair<SourceLocation, std::string>> Found = Named;
    for (const auto &[Place, Getter] : Getters)
      if (!Getter.empty() && !Fields.count(Place) && !Known.count(Place))
        Found.push_back({Place, Getter + "()"});
    for (SourceLocation Place : Copies) {
      if (Fields.count(Place))
        U.error(Place,
                "'extent' is a property, which returns a copy, in one instance of the template and "
                "a data member in another; call 'get_extent()' for a copy");
      Found.push_back({Place, "get_extent()"});
    }
    return Found;
  }

private:
  /// Notes that the property in \p E is written, so that it does not become a call of its getter.
  void leave(const Expr *E) {
    if (const MSPropertyRefExpr *R = propertyIn(E))
      if (Seen.insert(R).second)
        note(R, false);
  }

  void note(const MSPropertyRefExpr *R, bool IsRead) {
    const MSPropertyDecl *P = R->getPropertyDecl();
    SourceLocation Place = R->getMemberLoc();
    if (Known.count(Place) || !U.isUserLocation(Place))
      return;
    std::string Getter =
        IsRead && !isStoredProperty(P) && P->getGetterId() ? P->getGetterId()->getName().str() : "";
    auto [It, New] = Getters.insert({Place, Getter});
    if (!New && It->second != Getter)
      It->second = "";
  }

  /// The stored property (see isStoredProperty()) whose value \p E is, or null. If \p Cared is
  /// true, marks the temporaries in \p E as seen, because the caller handles them.
  const MSPropertyRefExpr *storedIn(const Expr *E, bool Cared = true) {
    while (true) {
      E = E->IgnoreParens();
      if (const auto *Cast = dyn_cast<ImplicitCastExpr>(E))
        E = Cast->getSubExpr();
      else if (const auto *T = dyn_cast<MaterializeTemporaryExpr>(E)) {
        if (Cared)
          Seen.insert(T);
        E = T->getSubExpr();
      } else
        break;
    }
    const auto *Whole = dyn_cast<PseudoObjectExpr>(E);
    const MSPropertyRefExpr *R = Whole ? propertyOf(Whole) : nullptr;
    return R && isStoredProperty(R->getPropertyDecl()) ? R : nullptr;
  }

  void copies(const MSPropertyRefExpr *R) {
    if (R && U.isUserLocation(R->getMemberLoc()))
      Copies.insert(R->getMemberLoc());
  }

  /// Notes a copy if \p Call calls a non-const member function on a stored property.
  void seeCall(const Expr *Call, const FunctionDecl *Callee, const Expr *Object) {
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Callee);
    if (!Method || !Method->isInstance() || !Object)
      return;
    const MSPropertyRefExpr *R = storedIn(Object);
    if (!Method->isConst() && !Seen.count(Call))
      copies(R);
  }

  /// Notes stored properties among the arguments of overloaded functions. A copy is an rvalue
  /// and a data member an lvalue, so they may choose different overloads.
  void seeOverloads(const CodeBlock &B, const Stmt *S) {
    forEachResolvedCall(S, [&](const ResolvedCall &Call) {
      if (isInConcurrency(Call.Function))
        return;
      std::optional<bool> Decides;
      for (const Expr *Operand : Call.Operands)
        if (const MSPropertyRefExpr *R = storedIn(Operand, /*Cared=*/false)) {
          if (!Decides)
            Decides = candidatesOf(U, B, Call).size() > 1;
          if (*Decides)
            copies(R);
        }
    });
  }

  void seeCopies(const Stmt *S) {
    if (const auto *Choice = dyn_cast<AbstractConditionalOperator>(S)) {
      copies(storedIn(Choice->getTrueExpr(), false));
      copies(storedIn(Choice->getFalseExpr(), false));
    } else if (const auto *Both = dyn_cast<BinaryOperator>(S); Both && Both->isCommaOp()) {
      if (Both->getOperatorLoc() !=
          Both->getRHS()->getBeginLoc()) // not inserted by TokenCorrections
        copies(storedIn(Both->getRHS(), false));
    } else if (const auto *Whole = dyn_cast<PseudoObjectExpr>(S)) {
      if (isa<ParenExpr>(Whole->getSyntacticForm())) // `decltype((a.extent))`
        copies(storedIn(Whole, false));
    } else if (const auto *Cast = dyn_cast<ImplicitCastExpr>(S)) {
      // `a.extent[0]` that is read, or made const to be read.
      const auto *Call = dyn_cast<CXXOperatorCallExpr>(Cast->getSubExpr()->IgnoreParens());
      bool IsRead = Cast->getCastKind() == CK_LValueToRValue || Cast->getType().isConstQualified();
      if (IsRead && Call && Call->getOperator() == OO_Subscript)
        Seen.insert(Call);
    } else if (const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(S)) {
      if (!Member->isImplicitAccess())
        storedIn(Member->getBase()); // instances resolve the call
    } else if (const auto *Overloads = dyn_cast<UnresolvedMemberExpr>(S)) {
      if (!Overloads->isImplicitAccess())
        storedIn(Overloads->getBase());
    } else if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(S)) {
      seeCall(Operator, Operator->getDirectCallee(), Operator->getArg(0));
    } else if (const auto *Call = dyn_cast<CXXMemberCallExpr>(S)) {
      seeCall(Call, Call->getDirectCallee(), Call->getImplicitObjectArgument());
    } else if (const auto *T = dyn_cast<MaterializeTemporaryExpr>(S)) {
      if (Seen.insert(T).second)
        if (T->getExtendingDecl() || !T->isBoundToLvalueReference())
          copies(storedIn(T->getSubExpr()));
    }
  }

  const Unit &U;
  /// Locations of uses of `extent` that must be copies.
  std::set<SourceLocation> Copies;
  std::set<SourceLocation> Known;
  /// Properties that declarations resolve without an instance, with the calls of their getters.
  std::vector<std::pair<SourceLocation, std::string>> Named;
  /// Locations where some instance names a data member.
  std::set<SourceLocation> Fields;
  /// Getters by location of the member's name; empty if instances have no common getter.
  std::map<SourceLocation, std::string> Getters;
  llvm::DenseSet<const Expr *> Seen;
};

} // namespace

void findDependentProperties(const Unit &U, Model &M, const std::vector<CodeBlock> &Code) {
  Finder F(U, M);
  for (const CodeBlock &B : Code) {
    for (const Stmt *S : B.Statements)
      F.see(B, S);
    for (const Stmt *S : B.Unevaluated)
      F.see(B, S);
  }
  auto Found = F.take();
  M.DependentPropertyUses.insert(M.DependentPropertyUses.end(), Found.begin(), Found.end());
}

} // namespace amp2hip
