//===--- Globs.cpp - Globs for paths of a code base -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/tree/Globs.h"

#include "migrate/plan/tree/Paths.h"
#include "text/Format.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

/// Limits what braces such as {a,b}{a,b}{a,b}... expand to.
static constexpr size_t MaxSubPatterns = 1024;

Expected<Globs> Globs::create(ArrayRef<std::string> Patterns, StringRef Root) {
  Globs Result;
  for (const std::string &Text : Patterns) {
    StringRef Relative = Text;
    if (std::optional<StringRef> Below = pathBelow(Root, Relative))
      Relative = *Below;
    while (Relative.consume_front("./")) {
    }
    Relative = Relative.rtrim('/');
    Expected<GlobPattern> Glob = GlobPattern::create(Relative, MaxSubPatterns);
    if (!Glob)
      return createStringError(
          inconvertibleErrorCode(),
          fmt::format("glob '{}' is malformed: {}; put '\\' before a character that has no special "
                      "meaning here",
                      printableName(Text), toString(Glob.takeError())));
    Result.Patterns.push_back({Text, std::move(*Glob)});
  }
  return Result;
}

bool Globs::match(StringRef Relative) {
  bool Matched = false;
  for (Pattern &P : Patterns) {
    bool Matches = P.Glob.match(sys::path::filename(Relative));
    for (StringRef Part = Relative; !Part.empty() && !Matches; Part = sys::path::parent_path(Part))
      Matches = P.Glob.match(Part);
    P.Used |= Matches;
    Matched |= Matches;
  }
  return Matched;
}

std::vector<std::string> Globs::unused() const {
  std::vector<std::string> Result;
  for (const Pattern &P : Patterns)
    if (!P.Used)
      Result.push_back(P.Text);
  return Result;
}

} // namespace amp2hip::migrate
