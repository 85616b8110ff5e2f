//===--- ConstDistributions.h - Constant distributions ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_CONSTDISTRIBUTIONS_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_CONSTDISTRIBUTIONS_H

#include "clang/Basic/Diagnostic.h"
#include <set>

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Corrects calls of constant distributions of `<random>`, whose call operator is const only in
/// Microsoft's library:
///
///   const std::uniform_int_distribution<> d(0, 5);   // std::uniform_int_distribution<> d(0, 5);
///   int n = d(engine);
///
/// A data member becomes `mutable`, because it is called in a const member function.
class ConstDistributions {
public:
  /// Must be called for each diagnostic.
  void onDiagnostic(const clang::Diagnostic &Info);

  /// Adds the corrections for the diagnostics. Returns true if any is new.
  bool add(TokenCorrections &Changes, const Unit &U) const;

private:
  std::set<clang::SourceLocation> Failed; ///< the beginnings of the objects in failed calls
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_CONSTDISTRIBUTIONS_H
