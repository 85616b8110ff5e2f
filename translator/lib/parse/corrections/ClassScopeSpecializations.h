//===--- ClassScopeSpecializations.h - Specializations in classes -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_CLASSSCOPESPECIALIZATIONS_H
#define AMP2HIP_PARSE_CORRECTIONS_CLASSSCOPESPECIALIZATIONS_H

namespace amp2hip {

class Unit;

/// Moves explicit specializations of member functions out of their class, by
/// edits in Unit::SourceFixes. Clang and Microsoft's compiler accept them in the
/// class; g++ does not:
///
///   struct s {                                    struct s {
///     template <typename T> int f(T);               template <typename T> int f(T);
///     template <> int f<int>(int) { return 2; }
///   };                                            };
///                                                 template <> inline int s::f<int>(int) { return
///                                                 2; }
///
/// Reports an error for a specialization that it cannot move.
void moveClassScopeSpecializations(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_CLASSSCOPESPECIALIZATIONS_H
