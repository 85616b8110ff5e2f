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

/// A call, or a construction of an object, with the function that overload resolution chose for it
/// in the parse. The parse respects restrictions: a function that lacks a restriction of the
/// calling code is not a candidate (§2.3.2.1). The compilers of the output ignore restrictions and
/// have more candidates. A competing candidate is a function that only they consider, and that
/// matches better than the callee or equally well:
///
///   int f(double) restrict(cpu, amp);           // the callee for f(x)
///   int f(int);                                 // competing candidate: cpu only, but better
///   int g(int x) restrict(amp) { return f(x); } // f(static_cast<double>(x)) in the output
struct ResolvedCall {
  const clang::FunctionDecl *Function = nullptr; ///< the callee
  /// The arguments. For an operator, all operands, the object of a member included.
  llvm::SmallVector<const clang::Expr *, 4> Operands;
  bool IsOperator = false;
  bool IsShared = false;  ///< in a default argument or default member initializer
  bool IsList = false;    ///< calls a constructor by list-initialization
  bool IsElement = false; ///< initializes the variable of a range-based for loop
  const clang::CXXConstructExpr *Construction = nullptr; ///< set for constructor calls
  const clang::Expr *Object = nullptr;                   ///< object argument of a member call
  const clang::Expr *Callee = nullptr;     ///< the callee expression; null for constructors
  const clang::NamedDecl *Found = nullptr; ///< result of name lookup: may be a using shadow
  bool IsQualified = true;                 ///< lookup of the name in one scope: `n::f`, `x.f`
  clang::SourceLocation Place;
};

/// Calls \p Do for each function that overload resolution chose for \p S, a statement of a
/// block: for a call or construction, and for the implicit ones of an initializer list,
/// a range-based for loop, a default argument or a default member initializer.
void forEachResolvedCall(const clang::Stmt *S, llvm::function_ref<void(const ResolvedCall &)> Do);

/// A competing candidate of \p Call, or null if there is none. The function lacks a restriction of
/// \p B and is therefore no candidate in C++ AMP (§2.3.2.1), but compilers without restrictions
/// would choose it or find the call ambiguous. Ignores functions that the output renames or merges
/// with another function.
const clang::FunctionDecl *competingCandidate(const Unit &U, const Model &M, const CodeBlock &B,
                                              const ResolvedCall &Call);

/// A function that only nvcc would choose instead of the callee of \p Call, or find ambiguous with
/// it. Null if there is none. Null outside of instances of templates.
///
/// The function has all restrictions of \p B. It is declared, or made visible by a using
/// declaration, after the template, and matches a non-dependent call as well as the callee or
/// better, or hides the callee. C++ looks up a non-dependent call only where it is written
/// ([temp.nondep]), but nvcc looks it up again when it instantiates the template. In cpu code, only
/// an ambiguous call matters: nvcc reports it, but g++ selects the function.
const clang::FunctionDecl *laterCompetingCandidate(const Unit &U, const Model &M,
                                                   const CodeBlock &B, const ResolvedCall &Call);

/// A second viable candidate of equal rank, with other restrictions; null if there is none.
/// The call is ambiguous in C++ AMP. Clang accepts it only because it prefers a function of
/// the caller's own target.
const clang::FunctionDecl *equalCandidate(const Unit &U, const Model &M, const CodeBlock &B,
                                          const ResolvedCall &Call);

/// An argument and the type to convert it to.
using ArgumentConversion = std::pair<const clang::Expr *, std::string>;

/// The explicit argument conversions with which compilers without restrictions choose \p Call over
/// \p Competing. No value if such conversions cannot be written. Empty if the callee is a
/// conversion function, which the output can call by its name instead.
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
