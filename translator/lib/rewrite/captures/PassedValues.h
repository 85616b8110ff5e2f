//===--- PassedValues.h - Init-captures whose type has no name ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes the value of an init-capture to the function object through a generic lambda, if the
// initializer contains a lambda itself. For example,
//
//   [n = [&] { return f(x); }(), v](index<1> i) restrict(amp) {...}
//
// becomes
//
//   [&](auto n_value) { return fill_kernel<decltype(n_value), T>{std::move(n_value), v}; }(
//       [&] { return f(x); }())
//
// The type of the captured value is a template argument of the function object. In C++17,
// `decltype` cannot contain a lambda, so it cannot name the type of such an initializer. But it can
// name the type of the generic lambda's parameter. The initializer stays in the same full
// expression, so that the lifetime of its temporaries and the order of evaluation do not change.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_CAPTURES_PASSEDVALUES_H
#define AMP2HIP_REWRITE_CAPTURES_PASSEDVALUES_H

#include <string>
#include <vector>

namespace clang {
class VarDecl;
} // namespace clang

namespace amp2hip {

struct AmpLambda;
struct CaptureField;
struct RewriteContext;

/// Makes \p F, the member for the init-capture \p V, a passed field: a parameter of the generic
/// lambda holds its value.
void passValue(RewriteContext &C, const clang::VarDecl *V, CaptureField &F);
/// If \p Fields contains passed fields, also passes all init-captures of \p L that precede the last
/// passed field. This keeps the evaluation of the initializers from left to right.
void passInOrder(RewriteContext &C, const AmpLambda &L, std::vector<CaptureField> &Fields);
/// True if \p Fields contains a passed field, whose value a generic lambda receives.
bool passesValues(const std::vector<CaptureField> &Fields);
/// Returns the initializer of the member for the passed field \p F: `std::move(n_value)`.
std::string passedValue(const CaptureField &F);
/// Returns \p Use, the construction of \p L's function object, wrapped in lambdas whose parameters
/// are the passed values of \p Fields. Each lambda is called with its value.
std::string withPassedValues(const AmpLambda &L, const std::string &Use,
                             const std::vector<CaptureField> &Fields);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_PASSEDVALUES_H
