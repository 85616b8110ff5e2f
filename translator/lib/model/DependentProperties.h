//===--- DependentProperties.h - Properties that instantiations find ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_DEPENDENTPROPERTIES_H
#define AMP2HIP_MODEL_DEPENDENTPROPERTIES_H

#include "clang/Basic/SourceLocation.h"
#include <map>
#include <vector>

namespace clang {
class Expr;
class MSPropertyDecl;
class MSPropertyRefExpr;
class PseudoObjectExpr;
} // namespace clang

namespace amp2hip {

struct CodeBlock;
struct Model;
class Unit;

/// The property that \p E names, behind parentheses and subscripts, or null.
const clang::MSPropertyRefExpr *propertyIn(const clang::Expr *E);
/// The property that \p E reads or writes.
const clang::MSPropertyRefExpr *propertyOf(const clang::PseudoObjectExpr *E);
/// True for `extent` of the runtime's classes, a data member of the output's.
bool isStoredProperty(const clang::MSPropertyDecl *P);

/// True if restrictions choose an accessor of \p P among overloads that do not become
/// one function.
bool hasChosenAccessors(const Model &M, const clang::MSPropertyDecl *P);

/// How the instances of a template use a member of one name at one place.
struct InstanceUses {
  /// Uses of properties, one for each pair of accessors. The right one is the first whose
  /// accessors an object has, if they can be told apart.
  std::vector<const clang::PseudoObjectExpr *> Uses;
  bool IsField = false; ///< a data member in some instance

  /// True if each instance's class lacks the accessors that the uses before its own call,
  /// so that what compiles says which use it is.
  bool canBeToldApart() const;
};
/// The uses of properties that \p M does not have: by the place of the member's name.
std::map<clang::SourceLocation, InstanceUses>
findInstanceUses(const Unit &U, const Model &M, const std::vector<CodeBlock> &Code);

/// Adds to \p M the uses of properties that the patterns of templates do not
/// show: where all that is made of a pattern reads a property by one getter.
void findDependentProperties(const Unit &U, Model &M, const std::vector<CodeBlock> &Code);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_DEPENDENTPROPERTIES_H
