//===--- DependentProperties.h - Properties that instantiations find ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_DEPENDENTPROPERTIES_H
#define AMP2HIP_MODEL_DEPENDENTPROPERTIES_H

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

/// Adds to \p M the uses of properties that the patterns of templates do not
/// show: where all that is made of a pattern reads a property by one getter.
void findDependentProperties(const Unit &U, Model &M, const std::vector<CodeBlock> &Code);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_DEPENDENTPROPERTIES_H
