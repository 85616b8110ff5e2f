//===--- StandardExceptions.h - std::exception with a text ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_STANDARDEXCEPTIONS_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_STANDARDEXCEPTIONS_H

#include "clang/Basic/Diagnostic.h"
#include <vector>

namespace amp2hip {

class MissingIncludes;
class TokenCorrections;
class Unit;

/// Replaces the constructor of `std::exception` that takes a text, which only
/// Microsoft's library has. With the compat headers, `amp2hip_windows::exception` replaces the
/// class; handlers of std::runtime_error do not catch it. Without these headers:
///
///   throw std::exception("no data");   // throw std::runtime_error("no data");
///   struct failure : std::exception    // struct failure : std::runtime_error
///   {
///       failure() {}                   // : std::runtime_error("Unknown exception")
///       failure(const char *text)
///           : std::exception(text) {}  // : std::runtime_error(text) {}
///   };
class StandardExceptions {
public:
  /// Must be called for each diagnostic.
  void onDiagnostic(const clang::Diagnostic &Info);

  /// Adds the corrections for the diagnostics, and the header that they
  /// require. Returns true if any is new.
  bool add(TokenCorrections &Changes, MissingIncludes &Missing, const Unit &U) const;

private:
  std::vector<clang::SourceLocation> Constructed;   ///< failed initializations
  std::vector<clang::SourceLocation> Uninitialized; ///< constructors without an initializer
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_STANDARDEXCEPTIONS_H
