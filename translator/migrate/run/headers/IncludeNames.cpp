//===--- IncludeNames.cpp - Names in directives of translations -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/headers/IncludeNames.h"

#include "migrate/plan/Encoding.h"
#include "migrate/plan/lexical/AmpScan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace llvm;
namespace path = llvm::sys::path;

namespace amp2hip::migrate {

/// Returns the new names of directives by their names in the text.
static std::optional<std::map<std::string, std::string>>
newNames(const std::vector<OutputInclude> &Includes,
         const std::map<std::string, std::string> &Renamed) {
  std::map<std::string, std::string> Files, Result;
  for (const OutputInclude &I : Includes) {
    auto New = Renamed.find(I.File);
    const bool IsOther = Files.try_emplace(I.Name, I.File).first->second != I.File;
    if (IsOther && (New != Renamed.end() || Result.count(I.Name)))
      return std::nullopt;
    if (New == Renamed.end())
      continue;
    const StringRef Name = I.Name;
    if (path::filename(Name) != path::filename(I.File))
      return std::nullopt;
    Result[I.Name] =
        (Name.drop_back(path::filename(Name).size()) + path::filename(New->second)).str();
  }
  return Result;
}

std::optional<std::string> renameIncludes(StringRef Text,
                                          const std::vector<OutputInclude> &Includes,
                                          const std::map<std::string, std::string> &Renamed) {
  const auto Names = newNames(Includes, Renamed);
  if (!Names || Names->empty())
    return Names ? std::optional(Text.str()) : std::nullopt;
  std::string Result;
  std::set<StringRef> Missing;
  for (const auto &[Name, New] : *Names)
    Missing.insert(Name);
  size_t Copied = 0;
  for (const Include &I : scanForAmp(Text).Includes)
    if (auto New = Names->find(I.Name); New != Names->end()) {
      Result += Text.slice(Copied, I.Offset);
      Result += New->second;
      Copied = I.Offset + I.Name.size();
      Missing.erase(New->first);
    }
  if (!Missing.empty())
    return std::nullopt;
  return Result + Text.substr(Copied).str();
}

/// Returns \p Name without the number of a variant: "a.h" for "a_2.h".
static std::string withoutNumber(StringRef Name) {
  const StringRef Extension = path::extension(Name);
  StringRef Stem = Name.drop_back(Extension.size());
  const StringRef Digits = Stem.take_back(Stem.size() - Stem.rtrim("0123456789").size());
  if (StringRef Before = Stem.drop_back(Digits.size()); !Digits.empty() && Before.consume_back("_"))
    Stem = Before;
  return (Stem + Extension).str();
}

bool includeSameVariants(StringRef A, StringRef B, const std::vector<OutputInclude> &Includes) {
  std::set<std::string> Numberless;
  for (const OutputInclude &I : Includes)
    Numberless.insert(withoutNumber(I.Name));
  auto Variants = [&](StringRef Text) {
    std::vector<std::string> Result;
    for (Include &I : scanForAmp(Text).Includes)
      if (Numberless.count(withoutNumber(I.Name)))
        Result.push_back(std::move(I.Name));
    return Result;
  };
  return Variants(A) == Variants(B);
}

bool includesOtherFiles(StringRef Original, StringRef Text) {
  std::set<std::string> Known;
  for (const Include &I : scanForAmp(utf8FromUtf16(Original).value_or(Original.str())).Includes)
    Known.insert(path::convert_to_slash(StringRef(I.Name).lower(), path::Style::windows));
  return any_of(scanForAmp(Text).Includes, [&](const Include &I) {
    return !I.Angled && !Known.count(StringRef(I.Name).lower());
  });
}

} // namespace amp2hip::migrate
