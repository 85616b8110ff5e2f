//===--- ShadowedParameters.h - Template parameters of one name -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_SHADOWEDPARAMETERS_H
#define AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_SHADOWEDPARAMETERS_H

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Renames the parameters of member templates that hide a parameter of a template around them,
/// which only Microsoft's compiler accepts. Returns true if there are new corrections.
///
///   template <typename T> struct solver {
///     template <typename T> T run(T x);   // template <typename T_inner> T_inner run(T_inner x);
///   };
bool correctShadowedParameters(TokenCorrections &Changes, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_SHADOWEDPARAMETERS_H
