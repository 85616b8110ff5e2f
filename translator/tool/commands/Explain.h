//===--- Explain.h - Documentation pages of the rules -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_COMMANDS_EXPLAIN_H
#define AMP2HIP_TOOL_COMMANDS_EXPLAIN_H

#include "amp2hip/Rules.h"
#include "options/Environment.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <set>
#include <string>

namespace amp2hip {

/// Returns the documentation page of a rule. \p Asked is its number ("AMP1101",
/// "amp1101", "1101") or its warning flag ("amp-long", "-Wamp-long"). Returns
/// nothing if there is no such rule.
std::optional<llvm::StringRef> pageOf(llvm::StringRef Asked);

/// Returns the name or the warning flag of a rule that is closest to \p Asked;
/// empty if none is close.
std::string closestRule(llvm::StringRef Asked);

/// Returns a note that says where the user can read the pages of \p Rules: their
/// files, if they are installed, and the command that prints a page. Empty if
/// there are no rules. One note serves all rules, because each message ends with
/// the number of its rule.
std::string pageNote(const std::set<Rule> &Rules, const Environment &Env);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_COMMANDS_EXPLAIN_H
