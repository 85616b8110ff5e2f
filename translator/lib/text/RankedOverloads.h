//===--- RankedOverloads.h - Overloads ranked by int and long ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXT_RANKEDOVERLOADS_H
#define AMP2HIP_TEXT_RANKEDOVERLOADS_H

#include "llvm/ADT/StringRef.h"
#include <set>
#include <string>

namespace amp2hip {

/// Returns the offsets in \p Code, of C++, of types `long` and of literals that must keep `long`
/// because it ranks overloads. Such function templates have an unnamed parameter, `int` in one and
/// `long` in another, and a call passes the literal 0 to prefer the first:
/// \code
///   template <class T> auto size(const T &t, int) -> decltype(t.size());
///   template <class T> size_t size(const T &, long); // if the first does not fit
/// \endcode
/// Literals with the suffix `L` and casts to `long` in calls of these functions, and of those with
/// a name in \p Ranked, select the second.
std::set<size_t> longsThatRank(llvm::StringRef Code, const std::set<std::string> &Ranked = {});

/// Returns the names of such functions that \p Code declares.
std::set<std::string> rankedFunctions(llvm::StringRef Code);

} // namespace amp2hip

#endif // AMP2HIP_TEXT_RANKEDOVERLOADS_H
