//===--- ImplicitMembers.h - Special members that Clang derives -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_IMPLICITMEMBERS_H
#define AMP2HIP_PARSE_IMPLICITMEMBERS_H

#include "clang/AST/ASTMutationListener.h"

namespace clang {
class CXXMethodDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// Where a member or base offers an operation in two overloads, one of the cpu
/// and one of amp, the special member that the compiler makes of it has both
/// restrictions (§2.3.2). Clang asks one of the two overloads only: here the
/// special member gets the other side's attribute, marked implicit, as soon as it
/// is declared, so that calls in the bodies that follow find it.
class ImplicitMembers : public clang::ASTMutationListener {
public:
  explicit ImplicitMembers(const Unit &U) : U(U) {}

  void CompletedTagDefinition(const clang::TagDecl *D) override;
  void AddedCXXImplicitMember(const clang::CXXRecordDecl *Class, const clang::Decl *D) override;

private:
  void widen(clang::CXXMethodDecl *M) const;

  const Unit &U;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_IMPLICITMEMBERS_H
