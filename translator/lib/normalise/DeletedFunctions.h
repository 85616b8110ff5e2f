//===--- DeletedFunctions.h - The restriction of deleted functions -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_DELETEDFUNCTIONS_H
#define AMP2HIP_NORMALISE_DELETEDFUNCTIONS_H

#include "normalise/Specifiers.h"

namespace amp2hip {

/// The deleted functions without a specifier that share their name with a
/// function of amp code alone: they have restrict(cpu) as any other (§2.1), so
/// that the two are overloads. Clang would give them both restrictions.
/// \p Specified: what has restrictions of its own or from around it.
std::vector<Specifier> deletedCpuFunctions(const TokenView &Tokens,
                                           const std::vector<Specifier> &Specified);

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_DELETEDFUNCTIONS_H
