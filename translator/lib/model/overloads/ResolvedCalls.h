//===--- ResolvedCalls.h - Calls that depend on restrictions ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_RESOLVEDCALLS_H
#define AMP2HIP_MODEL_OVERLOADS_RESOLVEDCALLS_H

#include "model/AmpCode.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clang {
class CXXConstructExpr;
class NamedDecl;
} // namespace clang

namespace amp2hip {

struct Model;

/// A call, or a construction of an object, with the function that overload resolution chose
/// for it in the parse. The parse respects restrictions: a function that lacks a restriction
/// of the calling code is no candidate (§2.3.2.1). The compilers of the output have more
/// candidates, and one that competes with the callee is called a competing candidate:
///
///   int f(double) restrict(cpu, amp);           // the callee for f(x)
///   int f(int);                                 // competing candidate: matches better, but is cpu
///   only int g(int x) restrict(amp) { return f(x); } // f(static_cast<double>(x)) in the output
struct ResolvedCall {
  const clang::FunctionDecl *Function = nullptr;
  /// The arguments. For an operator, all operands, the object of a member included.
  llvm::SmallVector<const clang::Expr *, 4> Operands;
  bool IsOperator = false;
  bool IsShared = false;  ///< in a default argument or default member initializer
  bool IsList = false;    ///< a constructor called by list-initialization
  bool IsElement = false; ///< initializes the variable of a range-based for loop
  const clang::CXXConstructExpr *Construction = nullptr; ///< set for constructor calls
  const clang::Expr *Object = nullptr;                   ///< object argument of a member call
  const clang::Expr *Callee = nullptr;     ///< the callee expression; null for constructors
  const clang::NamedDecl *Found = nullptr; ///< found by name lookup: may be a using shadow
  bool IsQualified = true;                 ///< qualified or a member: lookup in one scope only
  clang::SourceLocation Place;
};

/// Calls \p Do for each function that overload resolution chose for \p S, a statement of a
/// block: for a call or construction, and for the implicit ones of an initializer list,
/// a range-based for loop, a default argument or a default member initializer.
void forEachResolvedCall(const clang::Stmt *S, llvm::function_ref<void(const ResolvedCall &)> Do);

/// A competing candidate of \p Call: a function that lacks a restriction of \p B, and is therefore
/// no candidate (§2.3.2.1), but that compilers without restrictions would choose or find ambiguous
/// with the callee. Null if there is none. Functions that the output renames or merges with another
/// one do not count.
const clang::FunctionDecl *competingCandidate(const Unit &U, const Model &M, const CodeBlock &B,
                                              const ResolvedCall &Call);

/// A competing candidate that only nvcc considers; null if there is none, or if \p Call is not in
/// an instance of a template. The candidate is declared, or brought by a using declaration, after
/// the template and matches a non-dependent call as well or better. nvcc looks up such a call
/// again when it instantiates the template; C++ and other compilers do not ([temp.nondep]). In cpu
/// code only ambiguous calls matter: nvcc reports them, but g++ selects the function.
const clang::FunctionDecl *laterCompetingCandidate(const Unit &U, const Model &M,
                                                   const CodeBlock &B, const ResolvedCall &Call);

/// A second viable candidate of equal rank, with other restrictions; null if there is none.
/// The call is ambiguous in C++ AMP. Clang accepts it only because it prefers a function of
/// the caller's own target.
const clang::FunctionDecl *equalCandidate(const Unit &U, const Model &M, const CodeBlock &B,
                                          const ResolvedCall &Call);

/// An argument and the type to convert it to.
using ArgumentConversion = std::pair<const clang::Expr *, std::string>;

/// The explicit argument conversions with which compilers without restrictions choose
/// \p Call over \p Competing. No value if such conversions cannot be written. Empty if
/// \p Call is a conversion function: the output calls it by its name.
std::optional<std::vector<ArgumentConversion>> conversionsFor(const Unit &U, const Model &M,
                                                              const CodeBlock &B,
                                                              const ResolvedCall &Call,
                                                              const clang::FunctionDecl *Competing);
/// True if the output must qualify the callee: argument-dependent lookup finds the function of
/// \p Call, but may not find it after \p Conversions convert an enumeration argument.
bool mustBeQualified(const Unit &U, const ResolvedCall &Call,
                     llvm::ArrayRef<ArgumentConversion> Conversions);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_RESOLVEDCALLS_H
