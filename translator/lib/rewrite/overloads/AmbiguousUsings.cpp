//===--- AmbiguousUsings.cpp - Overloads from several bases ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports using declarations that would make calls ambiguous in the output. For example,
//
//   template <typename A, typename B> struct both : A, B
//   {
//       using A::operator(); // A is a cpu lambda
//       using B::operator(); // B is an amp lambda
//   };
//
// The using declarations make a cpu overload and an amp overload of different classes visible in
// one class. The output cannot give the overloads different names: both keep the name, or one using
// declaration of a template refers to either of them. The compilers of the output would find a call
// ambiguous, or a member of the class itself would hide the other overload.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Signatures.h"
#include "model/CodeIndex.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/overloads/OverloadChoiceFunctions.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Compares the functions that using declarations make visible in each class, and reports ambiguous
/// ones.
class Classes {
public:
  explicit Classes(RewriteContext &C) : C(C) {}

  void check(const CXXRecordDecl *Class) {
    for (const Decl *D : Class->decls())
      if (const auto *Shadow = dyn_cast<UsingShadowDecl>(D))
        for (const NamedDecl *Other : Class->lookup(Shadow->getDeclName()))
          compare(Class, Shadow, Other);
  }

private:
  bool isOfTemplate(const NamedDecl *D) const {
    const auto *Shadow = dyn_cast<UsingShadowDecl>(D);
    const auto *Using = Shadow ? dyn_cast<UsingDecl>(Shadow->getIntroducer()) : nullptr;
    return Using &&
           isa_and_nonnull<UnresolvedUsingValueDecl>(
               C.Unit.context().getInstantiatedFromUsingDecl(const_cast<UsingDecl *>(Using)));
  }

  void compare(const CXXRecordDecl *Class, const UsingShadowDecl *Shadow, const NamedDecl *Other) {
    const FunctionDecl *A = Shadow->getTargetDecl()->getAsFunction();
    const FunctionDecl *B = Other->getUnderlyingDecl()->getAsFunction();
    if (!A || !B || isa<CXXConstructorDecl>(A) || !sameParameters(C.Unit.context(), A, B) ||
        A->getDeclContext()->Equals(B->getDeclContext())) // a pair, which becomes one function
      return;
    Restriction OfA = restrictionOf(A), OfB = restrictionOf(B);
    if ((OfA.Cpu && OfB.Cpu) || (OfA.Amp && OfB.Amp))
      return;
    if (newNameInUsing(C, A) != newNameInUsing(C, B) && !isOfTemplate(Shadow) &&
        !isOfTemplate(Other))
      return;
    SourceLocation Where = Shadow->getIntroducer()->getLocation();
    if (!C.Unit.isUserLocation(Where) || !Reported.insert(Class->getLocation()).second)
      return;
    C.Unit.error(Where,
                 fmt::format("the cpu and amp overloads of '{}' are inherited from different "
                             "classes and are ambiguous in the output; declare both in one "
                             "class, or one function with restrict(cpu, amp)",
                             Shadow->getNameAsString()));
    for (const FunctionDecl *F : {A, B})
      C.Unit.note(F->getLocation(), restrictionOf(F).Amp ? "the amp overload is declared here"
                                                         : "the cpu overload is declared here");
  }

  RewriteContext &C;
  std::set<SourceLocation> Reported;
};

} // namespace

void planAmbiguousUsings(RewriteContext &C) {
  Classes All(C);
  for (const CXXRecordDecl *Class : C.Index.classes())
    All.check(Class);
}

} // namespace amp2hip
