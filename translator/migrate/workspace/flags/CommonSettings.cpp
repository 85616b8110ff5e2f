//===--- CommonSettings.cpp - Common and additional settings --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/flags/CommonSettings.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <set>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

using Strings = std::vector<std::string>;

/// The lists of settings in which the order of the elements does not matter.
static constexpr Strings Settings::*Lists[] = {&Settings::Definitions, &Settings::Undefined,
                                               &Settings::ForcedIncludes, &Settings::Flags,
                                               &Settings::CompileOptions};

/// Removes the elements of \p List that \p Other does not have.
static void intersect(Strings &List, const Strings &Other) {
  const std::set<StringRef> Names(Other.begin(), Other.end());
  llvm::erase_if(List, [&](const std::string &Element) { return !Names.count(Element); });
}

static void keepCommonSuffix(Strings &List, const Strings &Other) {
  size_t Length = 0;
  while (Length < List.size() && Length < Other.size() &&
         List[List.size() - 1 - Length] == Other[Other.size() - 1 - Length])
    ++Length;
  List.erase(List.begin(), List.end() - static_cast<std::ptrdiff_t>(Length));
}

Settings commonSettings(llvm::ArrayRef<Settings> Sources) {
  if (Sources.empty())
    return {};
  Settings Result = Sources.front();
  for (const Settings &S : Sources.drop_front()) {
    for (auto List : Lists)
      intersect(Result.*List, S.*List);
    keepCommonSuffix(Result.IncludeDirs, S.IncludeDirs);
  }
  return Result;
}

/// Returns the elements of \p All that \p OfProject does not have.
static Strings missingIn(const Strings &OfProject, const Strings &All) {
  const std::set<StringRef> Names(OfProject.begin(), OfProject.end());
  Strings Result;
  llvm::copy_if(All, std::back_inserter(Result),
                [&](const std::string &Element) { return !Names.count(Element); });
  return Result;
}

static StringRef nameOf(StringRef Definition) { return Definition.split('=').first; }

/// Returns the flag that takes back \p Flag, or "" if none does.
static StringRef oppositeOf(StringRef Flag) {
  return llvm::StringSwitch<StringRef>(Flag)
      .Case("-fopenmp", "-fno-openmp")
      .Case("-ffast-math", "-fno-fast-math")
      .Case("-funsigned-char", "-fsigned-char")
      .Cases("-O1", "-O2", "-O3", "-Os", "-O0")
      .Default("");
}

static void addOpposites(Strings &Result, const Strings &OfProject, const Strings &All) {
  const bool SetsLevel = llvm::any_of(All, [](StringRef Flag) { return Flag.starts_with("-O"); });
  for (const std::string &Flag : missingIn(All, OfProject)) {
    StringRef Opposite = oppositeOf(Flag);
    if (!Opposite.empty() && !(SetsLevel && Opposite == "-O0"))
      Result.push_back(Opposite.str());
  }
}

Settings additionalSettings(const Settings &All, const Settings &OfProject) {
  Settings Result;
  Result.IncludeDirs = missingIn(OfProject.IncludeDirs, All.IncludeDirs);
  for (auto List : Lists)
    Result.*List = missingIn(OfProject.*List, All.*List);
  std::set<StringRef> Defined;
  for (StringRef Definition : All.Definitions)
    Defined.insert(nameOf(Definition));
  for (StringRef Definition : OfProject.Definitions)
    if (!Defined.count(nameOf(Definition)) &&
        !llvm::is_contained(Result.Undefined, nameOf(Definition)))
      Result.Undefined.push_back(nameOf(Definition).str());
  addOpposites(Result.Flags, OfProject.Flags, All.Flags);
  addOpposites(Result.CompileOptions, OfProject.CompileOptions, All.CompileOptions);
  return Result;
}

bool isEmpty(const Settings &S) {
  return S.IncludeDirs.empty() && llvm::all_of(Lists, [&](auto List) { return (S.*List).empty(); });
}

} // namespace amp2hip::migrate::workspace
