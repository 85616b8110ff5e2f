//===--- DeclaredByType.h - Functions declared by a type's name -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_DECLAREDBYTYPE_H
#define AMP2HIP_PARSE_DECLAREDBYTYPE_H

#include "normalise/Restriction.h"
#include "clang/Basic/SourceLocation.h"
#include <utility>
#include <vector>

namespace amp2hip {

class Unit;

/// The functions that the name of a restricted function type declares (§2.1.1),
/// by the last token of their name, and the restrictions of the type, which
/// Clang's types do not hold.
///
///     typedef int function() restrict(cpu, amp);
///     struct c { function f; };
std::vector<std::pair<clang::SourceLocation, Restriction>> declaredByType(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_DECLAREDBYTYPE_H
