//===--- Selection.cpp - Choice of configurations and platforms -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/visualstudio/Selection.h"

#include "migrate/workspace/files/Error.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

/// The limit for configurations without their platforms. Each requires an evaluation.
static constexpr size_t MaxConfigurationNames = 100;

/// Returns the pair of \p All that has the first possible platform of \p Platforms, in
/// this order; else the first pair.
static ConfigurationPair withPlatform(llvm::ArrayRef<ConfigurationPair> All,
                                      llvm::ArrayRef<StringRef> Platforms) {
  for (StringRef Platform : Platforms)
    for (const ConfigurationPair &Pair : All)
      if (StringRef(Pair.Platform).equals_insensitive(Platform))
        return Pair;
  return All.front();
}

static std::vector<ConfigurationPair> withConfiguration(llvm::ArrayRef<ConfigurationPair> All,
                                                        StringRef Name) {
  std::vector<ConfigurationPair> Result;
  llvm::copy_if(All, std::back_inserter(Result), [&](const ConfigurationPair &Pair) {
    return StringRef(Pair.Configuration).equals_insensitive(Name);
  });
  return Result;
}

llvm::Expected<std::vector<ConfigurationPair>>
choosePlatforms(llvm::ArrayRef<ConfigurationPair> All, StringRef Wanted, StringRef Source) {
  if (!Wanted.empty() && llvm::none_of(All, [&](const ConfigurationPair &Pair) {
        return StringRef(Pair.Platform).equals_insensitive(Wanted);
      })) {
    std::vector<std::string> Platforms;
    for (const ConfigurationPair &Pair : All)
      if (!llvm::is_contained(Platforms, Pair.Platform))
        Platforms.push_back(Pair.Platform);
    return makeError("'{}' has no platform '{}'; choose one of: {}", Source, Wanted,
                     llvm::join(Platforms, ", "));
  }
  std::vector<ConfigurationPair> Result;
  for (const ConfigurationPair &Pair : All)
    if (withConfiguration(Result, Pair.Configuration).empty())
      Result.push_back(withPlatform(withConfiguration(All, Pair.Configuration),
                                    {Wanted, "x64", "Win32", "x86"}));
  if (Result.size() > MaxConfigurationNames)
    return makeError("'{}' has more than {} configurations", Source, MaxConfigurationNames);
  return Result;
}

ConfigurationPair closestPair(llvm::ArrayRef<ConfigurationPair> All,
                              const ConfigurationPair &Wanted) {
  for (StringRef Name : {StringRef(Wanted.Configuration), StringRef("Release")}) {
    const std::vector<ConfigurationPair> Same = withConfiguration(All, Name);
    if (!Same.empty())
      return withPlatform(Same, {Wanted.Platform, "x64", "Win32"});
  }
  return withPlatform(All, {Wanted.Platform, "x64", "Win32"});
}

} // namespace amp2hip::migrate::workspace
