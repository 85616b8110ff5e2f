//===--- OverloadCandidates.h - Name lookup for a resolved call -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_OVERLOADCANDIDATES_H
#define AMP2HIP_MODEL_OVERLOADS_OVERLOADCANDIDATES_H

#include "llvm/ADT/SetVector.h"

namespace clang {
class FunctionDecl;
} // namespace clang

namespace amp2hip {

class Unit;
struct ResolvedCall;
struct CodeBlock;
struct Model;

/// The functions, of any restrictions, that name lookup for \p Call finds: in the scope of
/// the name, through using declarations and directives, and by argument-dependent lookup.
/// The result usually contains the callee.
llvm::SmallSetVector<const clang::FunctionDecl *, 8> candidatesOf(const Unit &U, const CodeBlock &B,
                                                                  const ResolvedCall &Call);

/// The result of functionsFoundAtInstantiation().
struct LaterFunctions {
  llvm::SmallSetVector<const clang::FunctionDecl *, 8> Functions;
  /// True if \c Functions hide the functions that the lookup at the template found. A using
  /// directive in a namespace made the functions of that lookup visible, and a later using
  /// declaration in the namespace hides them.
  bool HidesFirst = false;
};
/// The functions that nvcc finds for \p Call only when it instantiates the template for device
/// code. \p Call is a call in a template that does not depend on the template arguments. nvcc
/// repeats the lookup of the name in the namespaces where the first lookup found functions. There
/// it finds functions that a later using declaration makes visible and, for an operator, functions
/// that are declared later. Functions that argument-dependent lookup finds are not included.
LaterFunctions functionsFoundAtInstantiation(const Unit &U, const CodeBlock &B,
                                             const ResolvedCall &Call);

/// A function of an enclosing namespace that lookup for \p Call finds in the output only,
/// because the functions that hide it are renamed (see Model::Renamed). Null if there is none.
///
///   double f(double);              // the result: a new candidate for f(vendor::x)
///   namespace app {
///   int f(int) restrict(amp);      // hides ::f, but becomes f_amp
///   void g() { f(vendor::x); }     // vendor::f, by argument-dependent lookup
///   }
const clang::FunctionDecl *newlyVisibleCandidate(const Unit &U, const Model &M, const CodeBlock &B,
                                                 const ResolvedCall &Call);

/// True if \p B is code of a template instance, where a call may choose functions that are
/// declared after the template.
bool isInInstance(const CodeBlock &B);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_OVERLOADCANDIDATES_H
