//===--- WidePaths.h - Streams of files with wide names ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_WIDEPATHS_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_WIDEPATHS_H

#include "clang/Basic/Diagnostic.h"
#include <vector>

namespace amp2hip {

class MissingIncludes;
class TokenCorrections;
class Unit;

/// Converts the wide names that only the file streams of Microsoft's library
/// accept:
///
///   std::wifstream in(name);      // std::wifstream in(std::filesystem::path{name});
///   in.open(L"a.txt", mode);      // in.open(std::filesystem::path{L"a.txt"}, mode);
class WidePaths {
public:
  /// Must be called for each diagnostic, in Clang's order.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Adds the corrections for the diagnostics, and the header that they
  /// require. Returns true if any is new.
  bool add(TokenCorrections &Changes, MissingIncludes &Missing, const Unit &U) const;

private:
  clang::SourceLocation Last;                ///< the last failed call, if it is one of a stream
  std::vector<clang::SourceLocation> Failed; ///< such calls with a wide name
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_WIDEPATHS_H
