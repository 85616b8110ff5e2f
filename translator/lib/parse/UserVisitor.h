//===--- UserVisitor.h - Visitor of the declarations of the user -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_USERVISITOR_H
#define AMP2HIP_PARSE_USERVISITOR_H

#include "ast/DynamicVisitor.h"
#include "parse/Unit.h"

namespace amp2hip {

/// Visits the declarations of user files and skips those of other headers.
class UserVisitor : public DynamicVisitor {
public:
  explicit UserVisitor(const Unit &U) : U(U) {}

  bool TraverseDecl(clang::Decl *D) override {
    return U.isForeignTopLevel(D) || DynamicVisitor::TraverseDecl(D);
  }

protected:
  const Unit &U;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_USERVISITOR_H
