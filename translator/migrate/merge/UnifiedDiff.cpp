//===--- UnifiedDiff.cpp - Unified diffs ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/merge/UnifiedDiff.h"

#include "migrate/merge/Git.h"
#include "text/Format.h"

using namespace llvm;

namespace amp2hip::migrate {

/// Returns \p Line without the escape sequences at its beginning.
static StringRef withoutColor(StringRef Line) {
  while (Line.starts_with("\033["))
    Line = Line.drop_until([](char C) { return C == 'm'; }).drop_front();
  return Line;
}

/// Returns the part of git's output after the header, which contains paths of
/// this machine.
static StringRef withoutHeader(StringRef Diff) {
  while (!Diff.empty()) {
    StringRef Line = withoutColor(Diff);
    if (Line.starts_with("@@") || Line.starts_with("Binary files"))
      return Diff;
    Diff = Diff.split('\n').second;
  }
  return Diff;
}

Expected<std::string> unifiedDiff(const DiffSide &Old, const DiffSide &New, bool UseColor,
                                  StringRef ScratchFolder) {
  auto PathOf = [](const DiffSide &Side) { return Side.Path.empty() ? "/dev/null" : Side.Path; };
  Expected<GitResult> Result =
      runGit({"--no-pager", "diff", "--no-index", "--no-ext-diff", "--no-textconv",
              UseColor ? "--color=always" : "--color=never", "--", PathOf(Old), PathOf(New)},
             ScratchFolder);
  if (!Result)
    return Result.takeError();
  if (Result->ExitCode > 1)
    return createStringError(
        fmt::format("git cannot compare '{}' and '{}'", PathOf(Old), PathOf(New)));
  StringRef Hunks = withoutHeader(Result->Output);
  if (Hunks.empty())
    return std::string();
  const char *Bold = UseColor ? "\033[1m" : "", *Normal = UseColor ? "\033[m" : "";
  if (withoutColor(Hunks).starts_with("Binary files"))
    return fmt::format("{}Binary files {} and {} differ{}\n", Bold, Old.Name, New.Name, Normal);
  auto NameOf = [](const DiffSide &Side, const char *Prefix) {
    return Side.Path.empty() ? "/dev/null" : Prefix + Side.Name;
  };
  return fmt::format("{}--- {}{}\n{}+++ {}{}\n{}", Bold, NameOf(Old, "a/"), Normal, Bold,
                     NameOf(New, "b/"), Normal, Hunks);
}

} // namespace amp2hip::migrate
