//===--- RestrictionFixes.h - Functions that may get restrict(amp) -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DIAGNOSE_RESTRICTIONFIXES_H
#define AMP2HIP_DIAGNOSE_RESTRICTIONFIXES_H

#include "diagnose/CallAdvice.h"
#include "diagnose/Report.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace amp2hip {

/// A function by the place of its name: the same in two parses of texts whose
/// lines are the same.
using FunctionKey = std::tuple<std::string, unsigned, std::string>; ///< File, line, name.

/// An error that a trial found.
struct TrialError {
  std::string File;
  unsigned Line = 0;
  std::string Text;
  std::vector<FunctionKey> Uncallable; ///< What amp code cannot call there.

  bool operator<(const TrialError &Other) const {
    return std::tie(File, Line, Text) < std::tie(Other.File, Other.Line, Other.Text);
  }
};

/// Texts of files that are used instead of what is on disk, by absolute path.
using Overlay = std::map<std::string, std::string>;

/// The errors of \p Reports.
std::vector<TrialError> errorsIn(const Unit &U, const FunctionsByPlace &Functions,
                                 const std::vector<Report> &Reports);

/// Offers to add restrict(cpu, amp) to the user's functions that amp code cannot
/// call: where the unit has no new error with it, in their bodies or elsewhere. To
/// know this it is translated so by \p Try. What such a function calls gets the
/// restriction with it. Adds notes, and what --fix does, to \p Reports.
void offerRestrictions(const Unit &U, const FunctionsByPlace &Functions,
                       std::vector<Report> &Reports,
                       llvm::function_ref<std::vector<TrialError>(const Overlay &)> Try);

} // namespace amp2hip

#endif // AMP2HIP_DIAGNOSE_RESTRICTIONFIXES_H
