//===--- LateClasses.h - Classes that templates use too early ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_LATECLASSES_H
#define AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_LATECLASSES_H

#include "parse/corrections/headers/MissingIncludes.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/ArrayRef.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Returns the insertions of forward declarations for classes and class templates
/// that a class template before them uses, which caused some of \p Errors:
///
///   template <int N> struct power { enum { result = bits<N>::result }; };
///   template <int N> struct bits {...};
///
/// Microsoft's compiler reads a class template only when it is instantiated. The
/// class must be declared later in the same file and namespace.
std::vector<clang::FixItHint> declarationsOfLateClasses(llvm::ArrayRef<NameError> Errors,
                                                        const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_LATECLASSES_H
