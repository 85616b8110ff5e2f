//===--- Linkage.h - Where function objects are one entity ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_LINKAGE_H
#define AMP2HIP_MODEL_LINKAGE_H

namespace clang {
class NamedDecl;
} // namespace clang

namespace amp2hip {

struct AmpLambda;
class Unit;

/// The declaration that the function object of \p L is made from: the outermost function around
/// the lambda; outside of functions' bodies, the variable, data member or function that it is in.
const clang::NamedDecl &madeFrom(const AmpLambda &L);

/// True if the classes made from \p From need an unnamed namespace, because another source may
/// have a declaration of its name, with other classes. In a header, they have the linkage of
/// \p From. In a source file, nothing but `main` is the only one of its name: two files may each
/// have an overload of one function. False if an unnamed namespace encloses \p From already.
bool hasInternalLinkage(const Unit &U, const clang::NamedDecl &From);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_LINKAGE_H
