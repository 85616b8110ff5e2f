//===--- DeducedParameters.h - Types of deduced template parameters -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_DEDUCEDPARAMETERS_H
#define AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_DEDUCEDPARAMETERS_H

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Corrects the type of each non-type template parameter that differs from the
/// type of the parameter it is deduced from. Microsoft's compiler accepts
///
///   template <unsigned int Rank> int size_of(index<Rank> i);
///
/// although the parameter of `index` is an `int`, and standard C++ requires the
/// same type: `template <int Rank> int size_of(index<Rank> i)`. Handles function
/// templates, partial specializations, and the members of the latter. Returns
/// true if it added a correction.
bool correctDeducedParameters(TokenCorrections &Changes, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_DEDUCEDPARAMETERS_H
