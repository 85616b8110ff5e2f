//===--- OverloadsCheck.cpp - Overloads that the output cannot separate ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports overloads that differ only in their restrictions, if they can neither
// become one function nor get different names:
//
//   struct base { int f(int); int f(int) restrict(amp); };
//   struct derived : base {
//     using base::f;      // the amp function overloads derived::f
//     virtual int f(int); // error: virtual functions are not renamed
//   };
//
// Also reports special members that a use selects only by restriction, such as
// an amp move next to a cpu copy, because the output cannot rename special
// members. ImplicitMembersCheck.cpp reports implicit copies and moves of this
// kind.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Signatures.h"
#include "check/Check.h"
#include "check/calls/ImplicitMembersCheck.h"
#include "model/CodeIndex.h"
#include "model/overloads/RenamedOverloads.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

class Overloads {
public:
  explicit Overloads(const CheckContext &C) : U(C.Unit), M(C.Model) {}

  /// Compares the functions that \p D names with those that its scope declares.
  void checkUsing(const UsingDecl *D) const {
    const DeclContext *Scope = D->getDeclContext()->getRedeclContext();
    if (Scope->isFunctionOrMethod())
      return;
    std::vector<const FunctionDecl *> Own;
    for (const NamedDecl *Other : Scope->lookup(D->getDeclName()))
      if (const FunctionDecl *F = Other->getAsFunction(); F && !isa<UsingShadowDecl>(Other))
        Own.push_back(F);
    for (const UsingShadowDecl *Shadow : D->shadows())
      if (const FunctionDecl *Brought = Shadow->getTargetDecl()->getAsFunction())
        compare(Brought, Own);
  }

  /// Reports a move constructor or move assignment operator that is amp only,
  /// in a class that cpu code copies. In the output, host code would call it
  /// for moves and run the amp code. Such host code may be in a library.
  void checkMove(const CXXMethodDecl *Move) const {
    const auto *Constructor = dyn_cast<CXXConstructorDecl>(Move);
    bool Constructs = Constructor && Constructor->isMoveConstructor();
    if ((!Constructs && !Move->isMoveAssignmentOperator()) || Move->isImplicit() ||
        restrictionOf(Move).Cpu || isInOverloadPair(M, Move) ||
        !U.isUserLocation(Move->getLocation()))
      return;
    for (const CXXMethodDecl *Copy : Move->getParent()->methods()) {
      const auto *Other = dyn_cast<CXXConstructorDecl>(Copy);
      if (Constructs ? Other && Other->isCopyConstructor() : Copy->isCopyAssignmentOperator())
        if (restrictionOf(Copy).Cpu && !Copy->isDeleted()) {
          const std::string Class = fmt::format("'{}'", Move->getParent()->getNameAsString());
          U.error(Move->getLocation(),
                  fmt::format("in the output, cpu code moves objects of type {} with this "
                              "restrict(amp) function; declare it restrict(cpu, amp)",
                              Class));
          U.note(Copy->getLocation(),
                 fmt::format("cpu code copies objects of type {} with this function", Class));
          return;
        }
    }
  }

private:
  /// Reports the function of \p Own that differs from \p Brought only in its
  /// restrictions. \p Own contains the functions of a scope, in which a using
  /// declaration makes \p Brought visible.
  void compare(const FunctionDecl *Brought, const std::vector<const FunctionDecl *> &Own) const {
    const FunctionDecl *Beside = nullptr;
    for (const FunctionDecl *F : Own) {
      if (!sameParameters(U.context(), F, Brought))
        continue;
      if (restrictionOf(F).covers(restrictionOf(Brought)))
        return; // F hides Brought
      Beside = F;
    }
    if (!Beside || haveDifferentOutputNames(M, Beside, Brought) ||
        !U.isUserLocation(Beside->getLocation()))
      return;
    U.error(
        Beside->getLocation(),
        fmt::format("'{}' differs only in its restrictions from '{}', which a using declaration "
                    "brings into the same scope; rename it, or declare it restrict(cpu, amp)",
                    Beside->getNameAsString(), Brought->getQualifiedNameAsString()));
    if (U.isUserLocation(Brought->getLocation()))
      U.note(Brought->getLocation(),
             fmt::format("'{}' is declared here", Brought->getQualifiedNameAsString()));
  }

  const Unit &U;
  const Model &M;
};

} // namespace

void checkOverloads(const CheckContext &C) {
  const Overloads All(C);
  C.Index.forEachDeclaration<NamedDecl>([&](const NamedDecl *D) {
    if (const auto *Using = dyn_cast<UsingDecl>(D))
      All.checkUsing(Using);
    else if (const auto *Class = dyn_cast<CXXRecordDecl>(D);
             Class && Class->isThisDeclarationADefinition())
      checkSpecialOverloads(C, Class);
    else if (const auto *Method = dyn_cast<CXXMethodDecl>(D))
      All.checkMove(Method);
  });
  checkImplicitMembers(C);
}

} // namespace amp2hip
