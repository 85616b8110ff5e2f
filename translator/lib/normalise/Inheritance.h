//===--- Inheritance.h - Declarators that inherit restrictions -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_INHERITANCE_H
#define AMP2HIP_NORMALISE_INHERITANCE_H

#include "normalise/Specifiers.h"
#include <vector>

namespace amp2hip {

/// The functions declared in the bodies of \p Found without a specifier of their
/// own that have amp for that reason (§2.2.1): members of local classes, and
/// block-scope declarations; and, in amp code alone, lambdas, which Clang would
/// take for functions of both restrictions.
std::vector<Specifier> inheritedSpecifiers(const TokenView &Tokens, const SpecifierFinder &Found);

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_INHERITANCE_H
