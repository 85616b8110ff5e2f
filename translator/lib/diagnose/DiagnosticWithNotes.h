//===--- DiagnosticWithNotes.h - An error or warning with its notes -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DIAGNOSE_DIAGNOSTICWITHNOTES_H
#define AMP2HIP_DIAGNOSE_DIAGNOSTICWITHNOTES_H

#include "amp2hip/Rules.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

/// One message: an error, a warning or a note.
struct Message {
  clang::DiagnosticsEngine::Level Level;
  clang::SourceLocation Loc;
  std::string Text;
  std::vector<clang::CharSourceRange> Ranges = {};
  std::vector<clang::FixItHint> Fixes = {};
  unsigned Id = 0;           ///< Clang's diagnostic ID
  bool IsInUserFile = false; ///< true if the location is in a user file
};

/// An error or warning, followed by its notes.
struct Report {
  std::vector<Message> Messages;
  /// The rule whose violation Clang reports. Messages of amp2hip contain the
  /// rule in their text instead.
  std::optional<Rule> Violated;
  bool FromClang = false;
  /// Advice about a class of the standard library, printed once for each line.
  std::string ClassAdvice = {};
  /// The edits that --fix applies in addition to those of the first message.
  std::vector<clang::FixItHint> Suggested = {};
};

} // namespace amp2hip

#endif // AMP2HIP_DIAGNOSE_DIAGNOSTICWITHNOTES_H
