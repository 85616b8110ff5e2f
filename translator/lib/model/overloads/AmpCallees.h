//===--- AmpCallees.h - Amp callees in code of both restrictions ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_AMPCALLEES_H
#define AMP2HIP_MODEL_OVERLOADS_AMPCALLEES_H

#include "model/Model.h"
#include <vector>

namespace amp2hip {

struct CodeBlock;
class Unit;

/// Finds the amp callees of calls in functions of both restrictions: the functions that the calls
/// choose in amp code. Clang resolves such a function as host code, so a call may choose a cpu
/// function where amp code chooses another (§2.3.2.1): `sin(x)` after `using namespace
/// concurrency::fast_math`.
///
/// If a call in \p Code may choose different functions in cpu and amp code, calls \p Parse,
/// which parses the unit again for amp code, and adds to \p M:
/// - \c ClashingUses: calls of runtime functions. The output qualifies the name, since the
///   runtime's function serves both sides.
/// - \c AmpCallees and \c AmpConstructors: calls of user functions.
/// - \c TypesByRestriction: calls whose types differ on the two sides (§2.2).
/// - \c ResolvedForAmp: all of these calls except constructor calls.
void resolveAmpCallees(const Unit &U, Model &M, const std::vector<CodeBlock> &Code,
                       ParseForAmp Parse);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_AMPCALLEES_H
