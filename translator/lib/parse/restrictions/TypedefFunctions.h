//===--- TypedefFunctions.h - Functions declared with a typedef -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_RESTRICTIONS_TYPEDEFFUNCTIONS_H
#define AMP2HIP_PARSE_RESTRICTIONS_TYPEDEFFUNCTIONS_H

#include "normalize/Restriction.h"
#include "clang/Basic/SourceLocation.h"
#include <utility>
#include <vector>

namespace amp2hip {

class Unit;

/// Returns the functions that are declared with the name of a function type
/// with amp among its restrictions (§2.1.1): the last token of the function's
/// name, or of parentheses around it, and the restrictions of the type.
///
///   typedef int function() restrict(cpu, amp);
///   struct c { function f; };                  // f is restrict(cpu, amp)
///
/// Clang's types do not contain restrictions. The next parse therefore gets
/// attributes at these places (see TokenCorrections::addRestrictions()).
std::vector<std::pair<clang::SourceLocation, Restriction>>
functionsDeclaredByTypedef(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_RESTRICTIONS_TYPEDEFFUNCTIONS_H
