//===--- Findings.cpp - The findings of all sources -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/MigrationReport.h"

#include "text/Format.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"
#include <map>
#include <tuple>

using namespace llvm;

namespace amp2hip::migrate {

/// Returns \p Line with each run of white space as one space, and none at its
/// ends.
static std::string normalized(StringRef Line) {
  SmallVector<StringRef, 16> Words;
  SplitString(Line, Words, " \t\r\n\v\f");
  return join(Words, " ");
}

/// Texts of lines by file and number.
using LineTexts = std::map<std::pair<StringRef, int>, StringRef>;

static LineTexts textsOf(const Migration &M) {
  LineTexts Result;
  for (const FoundLine &Line : M.Lines)
    Result[{Line.File, Line.Line}] = Line.Text;
  return Result;
}

/// Returns the text that is hashed for the fingerprint of a finding, without the number of the
/// finding.
static std::string identityOf(const ReportedFinding &Reported, const LineTexts &Lines) {
  const Finding &Found = *Reported.Found;
  auto Line = Lines.find({Found.Where.File, Found.Where.Line});
  // A message of Clang has no rule.
  std::string Rule = Found.Rule.empty() ? "clang:" + Found.Flag : Found.Rule;
  return fmt::format("{}\n{}\n{}", Rule,
                     Found.Where.File.empty() ? Reported.Sources.front() : Found.Where.File,
                     Line == Lines.end() ? "" : normalized(Line->second));
}

std::vector<ReportedFinding> findingsOf(const Migration &M) {
  using Key = std::tuple<StringRef, int, int, StringRef, StringRef, StringRef, StringRef>;
  std::map<Key, ReportedFinding> Unique;
  for (const FileRecord &Record : M.Files)
    for (const Finding &F : Record.Findings) {
      const Place &At = F.Where;
      StringRef File = At.File.empty() ? Record.original() : At.File;
      ReportedFinding &Reported =
          Unique[{File, At.Line, At.Column, F.Severity, F.Rule, F.Flag, F.Message}];
      if (!Reported.Found)
        Reported.Found = &F;
      if (!is_contained(Reported.Sources, Record.original()))
        Reported.Sources.push_back(Record.original());
    }

  LineTexts Lines = textsOf(M);
  std::map<std::string, unsigned> Counts;
  std::vector<ReportedFinding> Result;
  for (auto &[Where, Reported] : Unique) {
    std::string Identity = identityOf(Reported, Lines);
    unsigned Number = ++Counts[Identity];
    Reported.Fingerprint =
        fmt::format("{:016x}", xxh3_64bits(fmt::format("{}\n{}", Identity, Number)));
    Reported.Known = isKnown(M.Known, Reported);
    Result.push_back(std::move(Reported));
  }
  return Result;
}

bool hasOpenErrors(const Migration &M) {
  for (const FileRecord &Record : M.Files) {
    if (Record.State == "crashed" || Record.State == "timed-out")
      return true;
    if (Record.State == "failed" &&
        none_of(Record.Findings, [](const Finding &F) { return F.Severity == "error"; }))
      return true;
  }
  return any_of(findingsOf(M), [](const ReportedFinding &Reported) {
    return Reported.Found->Severity == "error" && !Reported.Known;
  });
}

} // namespace amp2hip::migrate
