//===--- DerivedRestrictions.h - Derived restrictions -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_RESTRICTIONS_DERIVEDRESTRICTIONS_H
#define AMP2HIP_PARSE_RESTRICTIONS_DERIVEDRESTRICTIONS_H

#include "clang/AST/ASTMutationListener.h"

namespace clang {
class CXXMethodDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// Gives implicit and defaulted special members both restrictions where §2.3.2
/// derives both.
///
/// For example, the copy constructor of a class has both restrictions if a data
/// member has one copy constructor for cpu and one for amp. Clang considers
/// only one of the two. This listener adds the missing attribute,
/// marked implicit, as soon as Clang declares the special member, so that calls
/// in the following function bodies can use it.
class DerivedRestrictions : public clang::ASTMutationListener {
public:
  explicit DerivedRestrictions(const Unit &U) : U(U) {}

  void CompletedTagDefinition(const clang::TagDecl *D) override;
  void AddedCXXImplicitMember(const clang::CXXRecordDecl *Class, const clang::Decl *D) override;

private:
  /// Adds the missing attribute to \p M if it derives both restrictions.
  void addDerivedRestrictions(clang::CXXMethodDecl *M) const;

  const Unit &U;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_RESTRICTIONS_DERIVEDRESTRICTIONS_H
