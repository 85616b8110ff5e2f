//===--- Rules.h - The rules of C++ AMP, as a table -----------------------===//
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

enum class Severity { Error, Warning, Note };

/// A rule of the language whose violation is diagnosed. Declared in Rules.def.
enum class Rule {
#define RULE(Enumerator, Number, Severity, Flag, Section, Summary) Enumerator,
#include "amp2hip/Rules.def"
};

struct RuleInfo {
  Rule Id;
  unsigned Number;
  Severity Level;
  llvm::StringRef Flag;    ///< `amp-long` for -Wno-amp-long; errors have none
  llvm::StringRef Section; ///< of the specification
  llvm::StringRef Summary;

  /// `AMP1101`
  std::string name() const { return "AMP" + std::to_string(Number); }
  /// What stands behind a message: `[AMP1101]`, `[AMP1901,-Wamp-long]`.
  std::string tag() const;
};

/// All rules, by number.
llvm::ArrayRef<RuleInfo> rules();
const RuleInfo &info(Rule R);
/// True if \p Flag (without `-W`) names a warning.
bool isWarningFlag(llvm::StringRef Flag);
/// The table, a line a rule.
void listRules(llvm::raw_ostream &OS);

} // namespace amp2hip

#endif // AMP2HIP_RULES_H
