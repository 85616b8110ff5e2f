//===--- LongDefinitions.h - Definitions that become one --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_LONGTYPES_LONGDEFINITIONS_H
#define AMP2HIP_PARSE_LONGTYPES_LONGDEFINITIONS_H

#include "amp2hip/LongDefinition.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <vector>

namespace amp2hip {

class Unit;
struct LeftOutDeclaration;

/// Returns the definitions of the user's files whose types name `int` or `long`, as far as other
/// sources can see them. Also returns pairs of declarations, one for `int` and one for
/// `long`, that declare the same function in the output, unless \p LeftOut contains the definition
/// for `long`. Must be called before lowering, which changes lines. Leaves out members that are
/// defined in their class: LongTypes has compared them.
std::vector<LongDefinition> longDefinitions(const Unit &U,
                                            llvm::ArrayRef<LeftOutDeclaration> LeftOut);

/// Warns about the declarations in \p Definitions.
void reportLongDeclarations(Unit &U, llvm::ArrayRef<LongDefinition> Definitions);

/// Sets \p Definitions to the result of longDefinitions() at the first call. Later calls follow
/// lowering, whose lines differ from the file on disk. Calls reportLongDeclarations() unless the
/// caller of the translator compares the sources.
void recordLongDefinitions(Unit &U, llvm::ArrayRef<LeftOutDeclaration> LeftOut,
                           std::optional<std::vector<LongDefinition>> &Definitions);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_LONGTYPES_LONGDEFINITIONS_H
