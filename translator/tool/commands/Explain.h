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
#include <string>

namespace amp2hip {

/// Returns the documentation page of a rule. \p Asked is its number ("AMP1101",
/// "amp1101", "1101") or its warning flag ("amp-long", "-Wamp-long"). Returns
/// nothing if there is no such rule.
std::optional<llvm::StringRef> pageOf(llvm::StringRef Asked);

/// Returns the name or the warning flag of a rule that is closest to \p Asked;
/// empty if none is close.
std::string closestRule(llvm::StringRef Asked);

/// Returns where the user can read the page of \p R, as part of a message: the
/// file in the installation, if it exists, and the command that prints the
/// page.
std::string pageLocation(Rule R, const Environment &Env);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_COMMANDS_EXPLAIN_H
