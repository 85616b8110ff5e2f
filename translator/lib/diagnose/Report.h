//===--- Report.h - An error or warning with its notes ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DIAGNOSE_REPORT_H
#define AMP2HIP_DIAGNOSE_REPORT_H

#include "amp2hip/Rules.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

struct Message {
  clang::DiagnosticsEngine::Level Level;
  clang::SourceLocation Loc;
  std::string Text;
  std::vector<clang::CharSourceRange> Ranges = {};
  std::vector<clang::FixItHint> Fixes = {};
  unsigned Id = 0;   ///< Clang's number.
  bool User = false; ///< Its place is in a user's file.
};

/// An error or warning, and the notes that follow it.
struct Report {
  std::vector<Message> Messages;
  std::optional<Rule> Violated; ///< What only Clang found; ours say it in the text.
  bool FromClang = false;
  /// What to write instead of a class of the standard library: said once a line.
  std::string ClassAdvice = {};
  /// What --fix applies beside the fixes of the error itself.
  std::vector<clang::FixItHint> Suggested = {};
};

} // namespace amp2hip

#endif // AMP2HIP_DIAGNOSE_REPORT_H
