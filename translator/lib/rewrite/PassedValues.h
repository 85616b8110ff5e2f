//===--- PassedValues.h - Captured values without a spelled type ----------===//
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
// In C++17 a lambda cannot be a part of `decltype`, so no template argument can name the type
// of an initializer that contains a lambda. The type of a parameter has a name. The
// initializer stays an argument of the same expression: its temporaries live as long as in
// the lambda's place, and it is evaluated when and as often as the amp lambda was.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_PASSEDVALUES_H
#define AMP2HIP_REWRITE_PASSEDVALUES_H

#include <string>
#include <vector>

namespace clang {
class VarDecl;
} // namespace clang

namespace amp2hip {

struct AmpLambda;
struct Field;
struct RewriteContext;

/// Gives the value of \p F, of the init-capture \p V, a name as a parameter.
void passValue(RewriteContext &C, const clang::VarDecl *V, Field &F);
/// If some of \p Fields are passed, passes the init-captures of \p L before them too, so that
/// the initializers are evaluated from left to right.
void passInOrder(RewriteContext &C, const AmpLambda &L, std::vector<Field> &Fields);
/// True if some of \p Fields are passed.
bool passesValues(const std::vector<Field> &Fields);
/// What initializes the member of \p F, a passed field.
std::string passedValue(const Field &F);
/// \p Use, the function object of \p L, with a lambda around it that has the passed values of
/// \p Fields as parameters.
std::string withPassedValues(const AmpLambda &L, const std::string &Use,
                             const std::vector<Field> &Fields);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_PASSEDVALUES_H
