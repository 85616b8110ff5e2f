//===--- Explain.cpp - Documentation pages of the rules -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "commands/Explain.h"

#include "text/Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace amp2hip {

namespace {
struct Page {
  llvm::StringRef Rule;
  llvm::StringRef Text;
};
} // namespace

static const Page Pages[] = {
#define PAGE(Rule, Text) {Rule, Text},
#include "Pages.inc"
#undef PAGE
};

/// True if \p Asked is the number or the warning flag of \p R.
static bool names(llvm::StringRef Asked, const RuleInfo &R) {
  Asked.consume_front("-W");
  return Asked.equals_insensitive(R.name()) || Asked == std::to_string(R.Number) ||
         (!R.Flag.empty() && Asked == R.Flag);
}

std::optional<llvm::StringRef> pageOf(llvm::StringRef Asked) {
  for (const RuleInfo &R : rules())
    if (names(Asked, R))
      for (const Page &P : Pages)
        if (P.Rule == R.name())
          return P.Text;
  return std::nullopt;
}

std::string closestRule(llvm::StringRef Asked) {
  std::string Best;
  // Other names have nothing in common with what was asked.
  unsigned BestDistance = Asked.size() / 3 + 1;
  auto Look = [&](const std::string &Name) {
    unsigned Distance = llvm::StringRef(Name).edit_distance_insensitive(Asked);
    if (!Name.empty() && Distance < BestDistance) {
      Best = Name;
      BestDistance = Distance;
    }
  };
  for (const RuleInfo &R : rules()) {
    Look(R.name());
    Look(R.Flag.str());
  }
  return Best;
}

std::string pageNote(const std::set<Rule> &Rules, const Environment &Env) {
  if (Rules.empty())
    return "";
  const std::string First = info(*Rules.begin()).name();
  llvm::SmallString<256> Pages(Env.Prefix);
  llvm::sys::path::append(Pages, "share", "doc", "amp2hip", "diagnostics");
  if (Rules.size() == 1)
    llvm::sys::path::append(Pages, First + ".md");
  const std::string Where =
      llvm::sys::fs::exists(Pages) ? fmt::format("in {} and ", Pages.str()) : "";
  if (Rules.size() == 1)
    return fmt::format("rule {0} is explained {1}by 'amp2hip --explain {0}'", First, Where);
  return fmt::format("rules are explained {1}by commands such as 'amp2hip --explain {0}'", First,
                     Where);
}

} // namespace amp2hip
