//===--- Variables.h - Constants and tile_static variables ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_VARIABLES_H
#define AMP2HIP_AST_VARIABLES_H

namespace clang {
class ASTContext;
class Decl;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// True if \p V is a constant. A lambda uses the value of a constant without a
/// capture.
bool isConstantVariable(const clang::VarDecl *V, const clang::ASTContext &Ctx);
/// True if \p V is declared tile_static.
bool isTileStatic(const clang::Decl *V);

} // namespace amp2hip

#endif // AMP2HIP_AST_VARIABLES_H
