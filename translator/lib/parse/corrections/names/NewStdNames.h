//===--- NewStdNames.h - Names that C++17 adds to namespace std -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_NEWSTDNAMES_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_NEWSTDNAMES_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceLocation.h"
#include <vector>

namespace clang {
class NamedDecl;
} // namespace clang

namespace amp2hip {

class MissingIncludes;
class TokenCorrections;
class Unit;

/// Qualifies names of the program that clash with names of namespace std.
///
/// C++ AMP programs are written in C++11 or C++14, but the output is C++17, whose
/// namespace std has more names, such as `std::size`, `std::data` and `std::byte`:
///
///   using namespace std;
///   const int size = 64;
///   int data[size];        // int data[::size];
///
/// For code of Microsoft's compiler, all names of namespace std are qualified in this way, because
/// the headers of Microsoft's library include fewer other headers. Names of functions that only the
/// C library of Linux has, such as `sincos`, are qualified, too. `byte` refers to the type of
/// rpcndr.h, which <windows.h> includes, and `tolower` as an argument to the function of <cctype>.
class NewStdNames {
public:
  /// Must be called for each diagnostic, in Clang's order.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Adds the qualifiers of ambiguous names, and of calls of functions of namespace std
  /// that C++14 does not have, if the program declares a function of that name. Returns
  /// true if any is new. \p HasErrors: Clang reported an error.
  bool add(TokenCorrections &Changes, MissingIncludes &Missing, const Unit &U,
           bool HasErrors) const;

private:
  /// An unqualified name for which lookup or overload resolution is ambiguous.
  struct Ambiguity {
    clang::SourceLocation Loc;
    std::vector<const clang::NamedDecl *> Candidates;
  };
  std::vector<Ambiguity> Found;
  bool Open = false; ///< the last error is the last of \c Found
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_NEWSTDNAMES_H
