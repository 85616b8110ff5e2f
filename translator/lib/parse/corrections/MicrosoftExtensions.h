//===--- MicrosoftExtensions.h - Extensions that Clang accepts --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_MICROSOFTEXTENSIONS_H
#define AMP2HIP_PARSE_CORRECTIONS_MICROSOFTEXTENSIONS_H

#include "clang/Basic/Diagnostic.h"
#include <string>
#include <vector>

namespace amp2hip {

class Unit;

/// Code that Clang accepts only as an extension of Microsoft's compiler.
struct MicrosoftUse {
  unsigned Id; ///< Clang's warning about it
  clang::SourceLocation Loc;
  std::vector<clang::FixItHint> Fixes;
  std::string Message;
  /// The types and classes in the message, as text.
  std::vector<std::string> Names;
  std::vector<clang::CharSourceRange> Ranges; ///< that the message underlines
  /// Locations of the notes of the warning.
  std::vector<clang::SourceLocation> Notes;
};

/// Turns the extensions of Microsoft's compiler that Clang accepts with a
/// warning into standard C++. Each of them is either corrected by an edit of the
/// output or reported as an error, so that the compilers of the output accept
/// what Clang has accepted.
class MicrosoftExtensions {
public:
  /// Must be called for each diagnostic, in Clang's order.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Adds edits to Unit::SourceFixes, and errors to \p U.
  void fix(Unit &U) const;

private:
  std::vector<MicrosoftUse> Uses;
  bool LastIsUse = false; ///< the notes that follow belong to the last use
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_MICROSOFTEXTENSIONS_H
