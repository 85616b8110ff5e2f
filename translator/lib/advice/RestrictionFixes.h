//===--- RestrictionFixes.h - Fix-its that add restrictions -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ADVICE_RESTRICTIONFIXES_H
#define AMP2HIP_ADVICE_RESTRICTIONFIXES_H

#include "advice/CallAdvice.h"
#include "diagnose/DiagnosticWithNotes.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace amp2hip {

/// Identifies a function by file, line and name. The key is the same in the
/// original parse and in all trials. A trial is a translation of the unit with
/// restrictions added to some functions; the edits keep the line numbers.
using FunctionKey = std::tuple<std::string, unsigned, std::string>;

/// An error of the original translation or of a trial, in a form that can be
/// compared between the two.
struct TrialError {
  std::string File;
  unsigned Line = 0;
  std::string Text;
  std::vector<FunctionKey> Uncallable; ///< the callees that lack restrict(amp)

  bool operator<(const TrialError &Other) const {
    return std::tie(File, Line, Text) < std::tie(Other.File, Other.Line, Other.Text);
  }
};

/// New texts of files, keyed by absolute path.
using FileOverlay = std::map<std::string, std::string>;

/// The errors among \p Reports.
std::vector<TrialError> errorsIn(const Unit &U, const FunctionsByLocation &Functions,
                                 const std::vector<Report> &Reports);

/// Adds fix-its with restrict(cpu, amp) to reports about functions of the user
/// that amp code cannot call, with notes at the functions. The fix-its also add
/// the restriction to functions that these functions call. A report gets no
/// fix-it that leads to new errors. \p Try runs a trial: it translates the unit
/// with the given texts and returns the errors.
void offerRestrictions(const Unit &U, const FunctionsByLocation &Functions,
                       std::vector<Report> &Reports,
                       llvm::function_ref<std::vector<TrialError>(const FileOverlay &)> Try);

} // namespace amp2hip

#endif // AMP2HIP_ADVICE_RESTRICTIONFIXES_H
