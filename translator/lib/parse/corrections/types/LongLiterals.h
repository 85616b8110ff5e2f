//===--- LongLiterals.h - Literals of type long as template arguments -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_LONGLITERALS_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_LONGLITERALS_H

#include "clang/Basic/Diagnostic.h"
#include <vector>

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Removes the suffix `L` of integer literals for which a template parameter would be both `long`
/// and `int`. On Windows, LONG is `long`; in the compat headers it is `int`, which has its size:
///
///   std::max(0L, rect.top);   // becomes std::max(0, rect.top)
class LongLiterals {
public:
  /// Must be called for each diagnostic, in Clang's order.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Adds corrections of the calls to \p Changes. Returns true if any of them is new.
  bool add(TokenCorrections &Changes, const Unit &U) const;

private:
  struct Call {
    clang::SourceLocation Begin;
    bool HasConflict; ///< of `long` and `int`, or of `unsigned long` and `unsigned`
  };
  std::vector<Call> Calls;
  bool LastIsCall = false; ///< the notes that follow belong to the last call
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_LONGLITERALS_H
