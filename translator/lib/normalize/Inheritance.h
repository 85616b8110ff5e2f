//===--- Inheritance.h - Functions that inherit restrictions --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALIZE_INHERITANCE_H
#define AMP2HIP_NORMALIZE_INHERITANCE_H

#include "normalize/Specifiers.h"
#include <vector>

namespace amp2hip {

/// Returns the functions that inherit restrictions from the amp function or amp
/// lambda in whose body they are declared (§2.2.1): members of local classes,
/// and functions declared at block scope. In amp-only code, also lambdas,
/// because Clang treats a lambda without attributes as a host and device
/// function. Functions with a specifier of their own do not inherit. \p Found
/// contains the specifiers of the translation unit.
std::vector<Specifier> inheritedSpecifiers(const TokenView &Tokens, const SpecifierFinder &Found);

} // namespace amp2hip

#endif // AMP2HIP_NORMALIZE_INHERITANCE_H
