//===--- FunctionalCasts.h - Casts to types of several keywords -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_FUNCTIONALCASTS_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_FUNCTIONALCASTS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Adds parentheses around types of several keywords in casts, where Clang reports one of
/// \p Errors. Returns true if there are new corrections.
///
///   unsigned int(x)   // (unsigned int)(x)
///   unsigned int()    // (unsigned int)(0)
bool correctFunctionalCasts(TokenCorrections &Changes, llvm::ArrayRef<clang::SourceLocation> Errors,
                            const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_FUNCTIONALCASTS_H
