//===--- Rules.h - The table of the rules ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RULES_H
#define AMP2HIP_RULES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace amp2hip {

/// The default severity of the diagnostics of a rule.
enum class Severity { Error, Warning, Note };

/// The rules of C++ AMP that amp2hip checks, listed in Rules.def.
enum class Rule {
#define RULE(Enumerator, Number, Severity, Flag, Section, Summary) Enumerator,
#include "amp2hip/Rules.def"
};

/// The properties of a rule: one line of Rules.def.
struct RuleInfo {
  Rule Id;
  unsigned Number; ///< 1101 for AMP1101.
  Severity Level;
  llvm::StringRef Flag;    ///< `amp-long` for -Wno-amp-long; empty for errors.
  llvm::StringRef Section; ///< Of the specification, without the `§`.
  llvm::StringRef Summary;

  /// Returns the name of the rule, such as `AMP1101`.
  std::string name() const { return "AMP" + std::to_string(Number); }
  /// Returns the suffix of the messages of the rule: `[AMP1101]`,
  /// `[AMP1901,-Wamp-long]`.
  std::string tag() const;
};

/// Returns all rules in the order of the enumerators of Rule.
llvm::ArrayRef<RuleInfo> rules();
/// Returns the properties of \p R.
const RuleInfo &info(Rule R);
/// True if \p Flag (without `-W`) is the flag of a rule.
bool isWarningFlag(llvm::StringRef Flag);
/// Prints the table to \p OS, one line per rule.
void listRules(llvm::raw_ostream &OS);

} // namespace amp2hip

#endif // AMP2HIP_RULES_H
