//===--- BaseMembers.h - Members of bases before names of namespaces ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_BASEMEMBERS_H
#define AMP2HIP_PARSE_CORRECTIONS_BASEMEMBERS_H

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Qualifies names in class templates that mean a member of a base class for Microsoft's compiler,
/// which looks names up when it instantiates the template, but a declaration of a namespace for
/// standard C++, which does not look into base classes that depend on template parameters:
///
///   float scale(float x);
///   template <typename T> struct base { float scale(float x); enum { order }; };
///   template <typename T> struct derived : base<T> {
///     float f() { return scale(order); }  // this->scale(derived::order)
///   };
///
/// Returns true if a qualification is new. Names that only the bases of some instances have stay.
bool qualifyBaseMembers(TokenCorrections &Changes, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_BASEMEMBERS_H
