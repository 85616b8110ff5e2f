//===--- PassedValues.h - Init-captures whose type has no name ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   [n = [&] { return f(x); }(), v](index<1> i) restrict(amp) {...}
//   [&](auto n_value) { return fill_kernel<decltype(n_value), T>{std::move(n_value), v}; }(
//       [&] { return f(x); }())
//
// In C++17, `decltype` cannot contain a lambda, so no template argument can name the type of an
// initializer that contains a lambda. Such an initializer becomes the argument of a generic lambda,
// whose parameter has a type that `decltype` can name. The initializer stays in the same full
// expression. So the lifetime of its temporaries and the order of evaluation do not change.
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

/// Makes \p F, the member for the init-capture \p V, a passed field: its value becomes a parameter.
void passValue(RewriteContext &C, const clang::VarDecl *V, CaptureField &F);
/// If there are passed fields, also passes all init-captures of \p L that precede the last of them.
/// This keeps the evaluation of the initializers from left to right.
void passInOrder(RewriteContext &C, const AmpLambda &L, std::vector<CaptureField> &Fields);
/// True if \p Fields contains a passed field.
bool passesValues(const std::vector<CaptureField> &Fields);
/// The initializer of the member for \p F, a passed field: `std::move(n_value)`.
std::string passedValue(const CaptureField &F);
/// The expression \p Use, which constructs the function object of \p L, inside lambdas whose
/// parameters are the passed values of \p Fields.
std::string withPassedValues(const AmpLambda &L, const std::string &Use,
                             const std::vector<CaptureField> &Fields);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_PASSEDVALUES_H
