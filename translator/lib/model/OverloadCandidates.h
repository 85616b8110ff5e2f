//===--- OverloadCandidates.h - What a call's name leads to --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADCANDIDATES_H
#define AMP2HIP_MODEL_OVERLOADCANDIDATES_H

#include "llvm/ADT/SetVector.h"

namespace clang {
class FunctionDecl;
} // namespace clang

namespace amp2hip {

class Unit;
struct ChosenFunction;
struct CodeBlock;
struct Model;

/// The functions that the lookup for \p Chosen finds, of all restrictions: in the
/// scope of the name, through using declarations and directives, and in the
/// namespaces of the arguments. The chosen one may be among them.
llvm::SmallSetVector<const clang::FunctionDecl *, 8>
candidatesOf(const Unit &U, const CodeBlock &B, const ChosenFunction &Chosen);

/// A function of a namespace further out that the lookup for \p Chosen finds once what hides it
/// has other names (see Model::Apart); null if there is none.
///
///   double f(double);
///   namespace app {
///   int f(int) restrict(amp);      // f_amp
///   void g() { f(vendor::x); }     // vendor::f, by its argument alone
///   }
const clang::FunctionDecl *unhiddenBy(const Unit &U, const Model &M, const CodeBlock &B,
                                      const ChosenFunction &Chosen);

/// True if \p B is code of an instance of a template: a call may mean functions that are declared
/// after the template.
bool isInInstance(const CodeBlock &B);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADCANDIDATES_H
