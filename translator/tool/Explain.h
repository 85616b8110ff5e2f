//===--- Explain.h - The pages of the rules ---------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_EXPLAIN_H
#define AMP2HIP_TOOL_EXPLAIN_H

#include "Environment.h"
#include "amp2hip/Rules.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip {

/// The page of the rule that \p Asked names: its number ("AMP1101", "amp1101",
/// "1101") or its warning ("amp-long"). Nothing if there is no such rule.
std::optional<llvm::StringRef> pageOf(llvm::StringRef Asked);

/// The rule whose number or warning is closest to \p Asked.
std::string closestRule(llvm::StringRef Asked);

/// Where the page of \p R can be read: its file in the installation, else the
/// command that prints it.
std::string addressOf(Rule R, const Environment &Env);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_EXPLAIN_H
