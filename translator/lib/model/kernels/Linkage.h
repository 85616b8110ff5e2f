//===--- Linkage.h - Linkage of function objects ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_KERNELS_LINKAGE_H
#define AMP2HIP_MODEL_KERNELS_LINKAGE_H

namespace clang {
class NamedDecl;
} // namespace clang

namespace amp2hip {

struct AmpLambda;
class Unit;

/// The declaration that contains \p L: the outermost enclosing function. Outside function
/// bodies, the variable or data member whose initializer, or the function whose default
/// argument, contains it.
const clang::NamedDecl &enclosingDeclarationOf(const AmpLambda &L);

/// True if the classes generated from lambdas in \p From need an unnamed namespace, because
/// another source may generate different classes of the same name. In a header, the classes
/// have the linkage of \p From. In a source file, the result is true for all declarations but
/// `main`: two files may each define an overload of one function. False if \p From already is
/// in an unnamed namespace.
bool hasInternalLinkage(const Unit &U, const clang::NamedDecl &From);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_KERNELS_LINKAGE_H
