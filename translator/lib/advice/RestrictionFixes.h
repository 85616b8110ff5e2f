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
#include "diagnose/Report.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace amp2hip {

/// Identifies a function by file, line and name, in all parses of texts with
/// the same lines.
using FunctionKey = std::tuple<std::string, unsigned, std::string>;

/// An error, in a form that can be compared between two parses.
struct TrialError {
  std::string File;
  unsigned Line = 0;
  std::string Text;
  std::vector<FunctionKey> Uncallable; ///< functions that lack amp there

  bool operator<(const TrialError &Other) const {
    return std::tie(File, Line, Text) < std::tie(Other.File, Other.Line, Other.Text);
  }
};

/// Texts that replace those of files, keyed by absolute path.
using FileOverlay = std::map<std::string, std::string>;

/// The errors among \p Reports.
std::vector<TrialError> errorsIn(const Unit &U, const FunctionsByLocation &Functions,
                                 const std::vector<Report> &Reports);

/// Adds fix-its with restrict(cpu, amp) to reports about functions of the user
/// that amp code cannot call, with notes at the functions. The functions that
/// they call get the restriction too. There is no fix-it if it leads to new
/// errors. \p Try translates the unit with the given texts and returns the
/// errors.
void offerRestrictions(const Unit &U, const FunctionsByLocation &Functions,
                       std::vector<Report> &Reports,
                       llvm::function_ref<std::vector<TrialError>(const FileOverlay &)> Try);

} // namespace amp2hip

#endif // AMP2HIP_ADVICE_RESTRICTIONFIXES_H
