//===--- ArgumentLookup.h - Functions that arguments lead to ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_ARGUMENTLOOKUP_H
#define AMP2HIP_PARSE_ARGUMENTLOOKUP_H

namespace clang {
class CallExpr;
class Decl;
class NamedDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// \p D, or, of an instance, the function that it was instantiated from, at its first declaration.
const clang::Decl *instantiatedFrom(const clang::NamedDecl *D);

/// True if the namespaces and classes of the arguments of \p Call lead to \p F, by
/// argument-dependent lookup.
bool isFoundByArguments(const Unit &U, const clang::CallExpr &Call, const clang::NamedDecl *F);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_ARGUMENTLOOKUP_H
