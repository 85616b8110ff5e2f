//===--- PropertyOperands.h - Properties as operands in templates -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_PROPERTYOPERANDS_H
#define AMP2HIP_PARSE_PROPERTYOPERANDS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"
#include <vector>

namespace amp2hip {

class Unit;

/// The operands, in templates, of which Clang does not see that they are values
/// of properties. Where a template uses an operator for which lookup finds a
/// function, Clang 19 instantiates the expression with the unread property: it
/// considers neither the members of its class nor operators for its enumeration.
/// \p Errors are the places of all errors.
std::vector<clang::SourceRange> unreadProperties(const Unit &U,
                                                 llvm::ArrayRef<clang::SourceLocation> Errors);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_PROPERTYOPERANDS_H
