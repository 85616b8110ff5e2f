//===--- ImplicitMembersCheck.cpp - Implicit copies and moves -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports implicit copies and moves in amp code for which the compilers of the
// output would call a cpu function. An implicit or defaulted copy or move
// function of a class calls the functions of the bases and members of the
// class. These calls have no text that the output could change:
//
//   struct part {
//     part(const part &) restrict(cpu, amp);
//     part(part &&); // cpu only
//   };
//   struct whole { part p; }; // has an implicit move constructor
//
// In amp code, a move of a `whole` copies `p`, since part(part &&) lacks amp
// (§2.3.2, §2.3.2.1). The compilers of the output ignore restrictions and would
// call part(part &&). Therefore such a move is an error.
//
//===----------------------------------------------------------------------===//
#include "check/calls/ImplicitMembersCheck.h"
#include "ast/Restrictions.h"
#include "model/overloads/RenamedOverloads.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The kind of parameter of a special member: none, `const T &`, `T &`, `T &&`
/// or `T`. An implicit function passes an argument of the kind of its own
/// parameter to the functions of bases and members.
enum class ParameterKind { Nothing, Const, Lvalue, Rvalue, Value };

ParameterKind parameterKind(const CXXMethodDecl *M) {
  if (M->getNumParams() == 0)
    return ParameterKind::Nothing;
  QualType T = M->getParamDecl(0)->getType();
  if (T->isRValueReferenceType())
    return ParameterKind::Rvalue;
  if (!T->isLValueReferenceType())
    return ParameterKind::Value;
  return T->getPointeeType().isConstQualified() ? ParameterKind::Const : ParameterKind::Lvalue;
}

/// The rank of the binding of \p Argument to \p Parameter in overload
/// resolution: 0 is the best. No value if \p Argument does not bind.
std::optional<unsigned> rank(ParameterKind Argument, ParameterKind Parameter) {
  switch (Argument) {
  case ParameterKind::Rvalue:
    if (Parameter == ParameterKind::Lvalue)
      return std::nullopt;
    return Parameter == ParameterKind::Const;
  case ParameterKind::Lvalue:
    if (Parameter == ParameterKind::Rvalue)
      return std::nullopt;
    return Parameter == ParameterKind::Const;
  case ParameterKind::Const:
    if (Parameter == ParameterKind::Rvalue || Parameter == ParameterKind::Lvalue)
      return std::nullopt;
    return 0;
  default:
    return 0;
  }
}

/// True for copy and move constructors and copy and move assignment operators.
bool isCopyOrMove(const CXXMethodDecl *M) {
  const auto *Constructor = dyn_cast<CXXConstructorDecl>(M);
  return Constructor ? Constructor->isCopyOrMoveConstructor()
                     : M->isCopyAssignmentOperator() || M->isMoveAssignmentOperator();
}

/// The copy or move function of \p Class, the class of a base or member, that
/// the implicit function \p Caller calls if the compiler ignores restrictions.
/// Null if there is none.
const CXXMethodDecl *chosenPart(const CXXRecordDecl *Class, const CXXMethodDecl *Caller) {
  const CXXMethodDecl *Best = nullptr;
  unsigned BestRank = 0;
  for (const CXXMethodDecl *M : Class->methods()) {
    if (!isCopyOrMove(M) || isa<CXXConstructorDecl>(M) != isa<CXXConstructorDecl>(Caller))
      continue;
    std::optional<unsigned> Fits = rank(parameterKind(Caller), parameterKind(M));
    if (Fits && (!Best || *Fits < BestRank)) {
      Best = M;
      BestRank = *Fits;
    }
  }
  return Best;
}

llvm::StringRef specialName(const CXXConstructorDecl *F) {
  return F->isDefaultConstructor() ? "default"
         : F->isCopyConstructor()  ? "copy"
         : F->isMoveConstructor()  ? "move"
                                   : "";
}

/// If \p Amp is amp only, the cpu-only constructor of the same kind (default,
/// copy or move) that is not merged with it. Compilers without restrictions
/// cannot choose between the two. Null if there is none.
const CXXConstructorDecl *indistinguishableCpuConstructor(const CheckContext &C,
                                                          const CXXConstructorDecl *Amp) {
  llvm::StringRef Name = specialName(Amp);
  if (Name.empty() || Amp->isImplicit() || Amp->isDeleted() || restrictionOf(Amp).Cpu ||
      isInOverloadPair(C.Model, Amp))
    return nullptr;
  for (const CXXConstructorDecl *Cpu : Amp->getParent()->ctors())
    if (specialName(Cpu) == Name && !Cpu->isImplicit() && !Cpu->isDeleted() &&
        !restrictionOf(Cpu).Amp && !isInOverloadPair(C.Model, Cpu))
      return Cpu;
  return nullptr;
}

/// Checks one use of an implicit copy or move function, at \c Use. Follows the
/// function into the bases and members of the class. Reports the bases and
/// members that a compiler without restrictions would copy or move by a cpu
/// function.
class ImplicitMembersOf {
public:
  ImplicitMembersOf(const CheckContext &C, SourceLocation Use) : C(C), Use(Use) {}

  /// Checks the functions that \p Caller calls, if the compiler defines it.
  void follow(const CXXMethodDecl *Caller) {
    if (Caller->isUserProvided() || Caller->isDeleted() || Caller->isTrivial() ||
        !isCopyOrMove(Caller) || !Seen.insert(Caller).second)
      return;
    const CXXRecordDecl *Class = Caller->getParent();
    for (const CXXBaseSpecifier &Base : Class->bases())
      followSubobject(Caller, Base.getType());
    for (const FieldDecl *Field : Class->fields())
      followSubobject(Caller, Field->getType());
  }

private:
  void followSubobject(const CXXMethodDecl *Caller, QualType T) {
    const CXXRecordDecl *Part = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    Part = Part ? Part->getDefinition() : nullptr;
    const CXXMethodDecl *Chosen =
        Part && C.Unit.isUserLocation(Part->getLocation()) ? chosenPart(Part, Caller) : nullptr;
    if (!Chosen)
      return;
    if (isa<CXXConstructorDecl>(Caller) &&
        llvm::any_of(Part->ctors(), [&](const CXXConstructorDecl *F) {
          return indistinguishableCpuConstructor(C, F);
        }))
      return; // checkSpecialOverloads() reports them
    bool Renamed = llvm::any_of(Part->methods(), [&](const CXXMethodDecl *M) {
      return isCopyOrMove(M) && isa<CXXConstructorDecl>(M) == isa<CXXConstructorDecl>(Caller) &&
             renamedOverloadsOf(C.Model, M);
    });
    if (!Renamed && (restrictionOf(Chosen).Amp || isInOverloadPair(C.Model, Chosen)))
      return follow(Chosen);
    C.Unit.error(
        Use, fmt::format("in the output, the implicit {} of '{}' in amp code calls a cpu function "
                         "for its member or base of type '{}'; give the cpu and amp functions of "
                         "that type the same parameters, or declare one of them restrict(cpu, amp)",
                         parameterKind(Caller) == ParameterKind::Rvalue ? "move" : "copy",
                         Caller->getParent()->getNameAsString(), Part->getNameAsString()));
    C.Unit.note(Chosen->getLocation(), "the cpu function is declared here");
  }

  const CheckContext &C;
  SourceLocation Use;
  llvm::SmallPtrSet<const CXXMethodDecl *, 8> Seen;
};

} // namespace

void checkSpecialOverloads(const CheckContext &C, const CXXRecordDecl *Class) {
  for (const CXXConstructorDecl *Amp : Class->ctors()) {
    const CXXConstructorDecl *Cpu = indistinguishableCpuConstructor(C, Amp);
    if (!Cpu || !C.Unit.isUserLocation(Amp->getLocation()))
      continue;
    C.Unit.error(Amp->getLocation(),
                 fmt::format("the output cannot distinguish the cpu and amp {} "
                             "constructors of '{}'; give them the same parameters",
                             specialName(Amp).str(), Class->getNameAsString()));
    C.Unit.note(Cpu->getLocation(), "the cpu constructor is declared here");
  }
}

void checkImplicitMembers(const CheckContext &C) {
  std::set<SourceLocation> Done;
  for (const CodeBlock &B : C.Code) {
    if (!B.Restrictions.Amp)
      continue;
    for (const Stmt *S : B.Statements) {
      const CXXMethodDecl *Used = nullptr;
      if (const auto *Construct = dyn_cast<CXXConstructExpr>(S))
        Used = Construct->getConstructor();
      else if (const auto *Call = dyn_cast<CallExpr>(S))
        Used = dyn_cast_or_null<CXXMethodDecl>(Call->getDirectCallee());
      if (Used && !Used->isUserProvided() && Done.insert(cast<Expr>(S)->getExprLoc()).second)
        ImplicitMembersOf(C, cast<Expr>(S)->getExprLoc()).follow(Used);
    }
  }
}

} // namespace amp2hip
