//===--- DependentProperties.h - Properties that only instances resolve ---===//
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

/// The property reference in \p E, which may have parentheses and subscripts; or null.
const clang::MSPropertyRefExpr *propertyIn(const clang::Expr *E);
/// The property reference that \p E reads or writes.
const clang::MSPropertyRefExpr *propertyOf(const clang::PseudoObjectExpr *E);
/// True for `extent` of the runtime's classes, which the output does not replace by a call of a
/// getter: it is a property in the parse and a data member in the output.
bool isStoredProperty(const clang::MSPropertyDecl *P);

/// True if an accessor of \p P has overloads of different restrictions that do not become
/// one function.
bool hasUnmergeableAccessors(const Model &M, const clang::MSPropertyDecl *P);

/// How the instances of a template resolve a member name at one location.
struct InstanceUses {
  /// Uses of properties, one for each pair of getter and setter. If areDistinguishable(), the use
  /// that is right for an instance is the first one whose accessors exist in the class of its
  /// object.
  std::vector<const clang::PseudoObjectExpr *> Uses;
  bool IsField = false; ///< true if some instance finds a data member

  /// True if the class of each use lacks the accessors of all earlier uses. Then a test for
  /// the accessors, at compile time, selects the right use.
  bool areDistinguishable() const;
};
/// Returns the uses of properties that are in no list of \p M, keyed by the location of the
/// member's name.
std::map<clang::SourceLocation, InstanceUses> findInstanceUses(const Unit &U, const Model &M,
                                                               const std::vector<CodeBlock> &Code);

/// Adds to \c Model::DependentPropertyUses the uses of properties that Clang resolves only in
/// instances of a template, if all instances read the property by the same getter. Also adds uses
/// of `extent` whose value is modified or kept, and which must therefore be copies.
void findDependentProperties(const Unit &U, Model &M, const std::vector<CodeBlock> &Code);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_DEPENDENTPROPERTIES_H
