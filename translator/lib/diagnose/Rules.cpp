//===--- Rules.cpp - The table of rules -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the table of rules from Rules.def.
//
//===----------------------------------------------------------------------===//
#include "amp2hip/Rules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"

namespace amp2hip {

llvm::ArrayRef<RuleInfo> rules() {
  static const RuleInfo All[] = {
#define RULE(Enumerator, Number, Level, Flag, Section, Summary)                                    \
  {Rule::Enumerator, Number, Severity::Level, Flag, Section, Summary},
#include "amp2hip/Rules.def"
  };
  return All;
}

const RuleInfo &info(Rule R) { return rules()[unsigned(R)]; }

std::string RuleInfo::tag() const {
  return "[" + name() + (Flag.empty() ? "" : ",-W" + Flag.str()) + "]";
}

bool isWarningFlag(llvm::StringRef Flag) {
  return !Flag.empty() && llvm::any_of(rules(), [&](const RuleInfo &R) { return R.Flag == Flag; });
}

void listRules(llvm::raw_ostream &OS) {
  for (const RuleInfo &R : rules())
    OS << R.name() << "  "
       << (R.Level == Severity::Error     ? "error    "
           : R.Level == Severity::Warning ? "warning  "
                                          : "note     ")
       << llvm::left_justify(R.Section.empty() ? "-" : ("§" + R.Section).str(), 11) << "  "
       << R.Summary << (R.Flag.empty() ? "" : " (-W" + R.Flag.str() + ")") << '\n';
}

} // namespace amp2hip
