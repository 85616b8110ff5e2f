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
#include <vector>

namespace amp2hip {

class Unit;
struct LeftOutDeclaration;

/// Returns the definitions of the user's files whose types name `int` or `long`, as far as other
/// sources can see them. Also returns declarations for `int` and for `long` that declare one
/// function now, except if the definition for `long` is in \p LeftOut. Requires that the files have
/// the lines that they have on disk. Leaves out members that are defined in their class: LongTypes
/// has compared them.
std::vector<LongDefinition> longDefinitions(const Unit &U,
                                            llvm::ArrayRef<LeftOutDeclaration> LeftOut);

/// Warns about the declarations in \p Definitions.
void reportLongDeclarations(Unit &U, llvm::ArrayRef<LongDefinition> Definitions);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_LONGTYPES_LONGDEFINITIONS_H
