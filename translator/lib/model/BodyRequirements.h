//===--- BodyRequirements.h - What bodies ask of template arguments -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_BODYREQUIREMENTS_H
#define AMP2HIP_MODEL_BODYREQUIREMENTS_H

#include "clang/AST/DeclarationName.h"
#include <set>
#include <string>

namespace clang {
class FunctionDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// What the body of a template needs of the template arguments.
struct BodyRequirements {
  std::set<std::string> All; ///< `.size`, `binary +`, `typename value_type`
  /// The names that the arguments of an instance resolve.
  std::set<clang::DeclarationName> Names;
};

/// The requirements of \p Definition, a template or a member of one.
BodyRequirements requirementsOf(const Unit &U, const clang::FunctionDecl *Definition);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_BODYREQUIREMENTS_H
