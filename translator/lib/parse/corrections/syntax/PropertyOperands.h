//===--- PropertyOperands.h - Properties as operands ------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_PROPERTYOPERANDS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_PROPERTYOPERANDS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Returns the operands in templates that are properties but that Clang does
/// not read. TokenCorrections::addOperands() corrects the operands.
///
///   template <typename T> bool f(T v) { return v.extent == v.extent; }
///
/// An example is `v.extent` above if lookup in the template finds a function
/// `operator==`. Clang 19 then resolves the operator in an instance without
/// reading the properties first. It considers neither the member operators of
/// the property's class nor the operators for its enumeration. The result is an
/// error, or a built-in operator for the enumeration. \p Errors are the
/// locations of all errors.
std::vector<clang::SourceRange> unreadProperties(const Unit &U,
                                                 llvm::ArrayRef<clang::SourceLocation> Errors);

/// Returns the arguments of calls with several arguments that may be properties,
/// by the tokens of the unit, before its parse. Clang 19 crashes if a template
/// constructs an object from several arguments and one is a property of `this`:
///
///   template <typename T> point grid<T>::corner() { return point(Count, 3); }
///
/// TokenCorrections::addOperands() corrects the arguments. This does not change
/// the meaning of other members and variables with the name of a property.
std::vector<clang::SourceRange> propertyArguments(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_PROPERTYOPERANDS_H
