//===--- SettingsClashes.cpp - Sources of several projects ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/clashes/SettingsClashes.h"

#include "migrate/plan/lexical/AmpScan.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include <optional>

using namespace llvm;

namespace amp2hip::migrate {

/// Returns the first condition in \p Text on one of \p Names that decides whether C++ AMP is
/// compiled.
static std::optional<TestedName> conditionOnAmp(StringRef Text,
                                                const std::set<std::string> &Names) {
  for (TestedName &Tested : scanForAmp(Text).TestedNames)
    if (Tested.DecidesAmp && Names.count(Tested.Name))
      return std::move(Tested);
  return std::nullopt;
}

static std::optional<Finding> clashIn(const MigrationContext &R, const SharedSource &S,
                                      const Output &O) {
  const std::optional<std::string> Text = readFile(R.State.base(O.File));
  const std::optional<TestedName> Left =
      Text ? conditionOnAmp(*Text, S.Names) : std::optional<TestedName>();
  if (!Left)
    return std::nullopt;
  const std::string Original =
      sys::path::is_absolute(O.Original) ? O.Original : R.Plan.Root + "/" + O.Original;
  const std::optional<TestedName> Condition =
      conditionOnAmp(readFile(Original).value_or(""), {Left->Name});
  const int Line = Condition ? int(Condition->Line) : 1;
  Finding Result;
  Result.Severity = "error";
  Result.Where = {O.Original, Line, 1, Line, 1};
  Result.Message = fmt::format(
      "C++ AMP that only project '{}' compiles is not translated, because '{}' is defined in "
      "another "
      "way than in project '{}'; give project '{}' a copy of the source with another name",
      S.Other, Left->Name, S.Project, S.Other);
  return Result;
}

std::vector<SharedFinding> findSettingsClashes(const MigrationContext &R) {
  std::vector<SharedFinding> Result;
  for (const SharedSource &S : R.Plan.SharedSources) {
    const StoredRecord *Stored = R.Records.find(S.Relative);
    if (!Stored || S.Names.empty() || Stored->Record.State != "translated")
      continue;
    for (const Output &O : Stored->Record.Outputs)
      if (std::optional<Finding> Found = clashIn(R, S, O)) {
        Result.emplace_back(S.Relative, std::move(*Found));
        break;
      }
  }
  return Result;
}

} // namespace amp2hip::migrate
