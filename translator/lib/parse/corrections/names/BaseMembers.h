//===--- BaseMembers.h - Names that mean members of dependent bases ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_BASEMEMBERS_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_BASEMEMBERS_H

#include "llvm/ADT/ArrayRef.h"

namespace amp2hip {

class TokenCorrections;
class Unit;
struct NameError;

/// Qualifies names in class templates that mean a member of a base class for Microsoft's compiler,
/// which looks names up when it instantiates the template. Standard C++ does not look into base
/// classes that depend on template parameters, so it finds no declaration, or one of a namespace:
///
///   float scale(float x);
///   template <typename T> struct base {
///     typedef T type;
///     float scale(float x);
///     enum { order };
///     template <int N> T draw();
///   };
///   template <typename T> struct derived : base<T> {
///     type f() { return scale(order) + draw<2>(); }
///   };
///
/// The function becomes
///
///     typename derived::type f() {
///       return this->scale(derived::order) + this->template draw<2>();
///     }
///
/// Corrects templates that nothing instantiates, too: the members of the templates of the bases are
/// known. In a class with another base, such as `T`, that nothing instantiates, the undeclared
/// names in \p Errors outside of functions are types of the base. Returns true if a correction is
/// new.
bool qualifyBaseMembers(TokenCorrections &Changes, llvm::ArrayRef<NameError> Errors, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_BASEMEMBERS_H
