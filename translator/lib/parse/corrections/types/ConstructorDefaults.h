//===--- ConstructorDefaults.h - Late default arguments ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_CONSTRUCTORDEFAULTS_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_CONSTRUCTORDEFAULTS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Moves default arguments of constructors from the definition outside of the class to the class,
/// where Clang reports one of \p Errors because they make it a default or copy constructor. Returns
/// true if there are new corrections.
///
///   struct complex { complex(double r); };        // complex(double r = 0);
///   complex::complex(double r = 0) : re(r) {}     // complex::complex(double r) : re(r) {}
bool moveConstructorDefaults(TokenCorrections &Changes,
                             llvm::ArrayRef<clang::SourceLocation> Errors, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_CONSTRUCTORDEFAULTS_H
