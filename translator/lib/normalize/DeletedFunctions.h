//===--- DeletedFunctions.h - Deleted cpu functions -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALIZE_DELETEDFUNCTIONS_H
#define AMP2HIP_NORMALIZE_DELETEDFUNCTIONS_H

#include "normalize/Specifiers.h"

namespace amp2hip {

/// Returns a restrict(cpu) specifier for each deleted function that has no
/// specifier and shares its name with an amp-only function:
///
///   int f(int) restrict(amp);
///   int f(int) = delete;      // restrict(cpu): an overload, no redeclaration
///
/// A function without a specifier is a cpu function (§2.1), but Clang treats a
/// deleted function without attributes as host and device code. \p Specified
/// contains all functions with a specifier of their own or an inherited one.
std::vector<Specifier> deletedCpuFunctions(const TokenView &Tokens,
                                           const std::vector<Specifier> &Specified);

} // namespace amp2hip

#endif // AMP2HIP_NORMALIZE_DELETEDFUNCTIONS_H
