//===--- StringRanges.h - Ranges of characters in calls of strings -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_STRINGRANGES_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_STRINGRANGES_H

#include "clang/Basic/Diagnostic.h"
#include <vector>

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Corrects ranges of characters whose begin and end are pointers, or iterators of strings, that
/// differ in `const`. Other libraries have only templates for ranges, which require one type; the
/// strings of Microsoft's library also have members for a pair of `const` pointers or iterators.
///
///   char *p; const char *q;
///   std::string s(p, q);         // std::string s(static_cast<const char *>(p), q);
///   std::string t(s.begin(), s.cend());
///                                // std::string t(static_cast<std::string::const_iterator>(
///                                //     s.begin()), s.cend());
///   s.append(p, q);              // s.append(static_cast<const char *>(p), q);
class StringRanges {
public:
  /// Must be called for each diagnostic, in Clang's order.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Adds the corrections for the diagnostics. Returns true if any is new.
  bool add(TokenCorrections &Changes, const Unit &U) const;

private:
  /// A call or construction that has no viable function.
  struct Call {
    clang::SourceLocation Loc; ///< of the function, the variable or the class
    bool IsBeginConst;         ///< false: the end of the range is const
    bool AreIterators;         ///< false: pointers
    clang::QualType Character; ///< what the pointers point to, without `const`
  };

  clang::SourceLocation Last; ///< the last failed call, if it may be one of a string
  std::vector<Call> Failed;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_STRINGRANGES_H
