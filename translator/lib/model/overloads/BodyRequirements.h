//===--- BodyRequirements.h - What bodies require of template arguments ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_BODYREQUIREMENTS_H
#define AMP2HIP_MODEL_OVERLOADS_BODYREQUIREMENTS_H

#include "clang/AST/DeclarationName.h"
#include <set>
#include <string>

namespace clang {
class FunctionDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// The operations, members and types that the body of a template requires of its template
/// arguments.
struct BodyRequirements {
  std::set<std::string> All; ///< `.size`, `binary +`, `typename value_type`
  /// The dependent names: lookup finds their declarations only in an instance.
  std::set<clang::DeclarationName> Names;
};

/// The requirements of \p Definition, the pattern of a function template or of a member of a
/// class template. It must have a body.
BodyRequirements requirementsOf(const Unit &U, const clang::FunctionDecl *Definition);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_BODYREQUIREMENTS_H
