//===--- IncludeSearch.cpp - Which file an include directive means --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/lexical/IncludeSearch.h"

#include "migrate/plan/lexical/KnownHeaders.h"
#include "migrate/plan/tree/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <numeric>

using namespace llvm;

namespace amp2hip::migrate {

static bool reaches(const Project &P, StringRef Path) {
  if (!P.Folder.empty() && pathBelow(P.Folder, Path))
    return true;
  return any_of(P.Configurations, [&](const auto &C) {
    return any_of(C.second.IncludeDirs, [&](StringRef Dir) { return pathBelow(Dir, Path); });
  });
}

/// Returns the indices of the projects that the file \p Path belongs to: those that
/// list it; if there are none, those that contain it in their folder or in an
/// include folder; else all.
std::vector<size_t> IncludeSearch::projectsOf(StringRef Path) {
  std::vector<size_t> All(W.Projects.size());
  std::iota(All.begin(), All.end(), 0);
  if (Listed.empty())
    for (size_t I : All) {
      const Project &P = W.Projects[I];
      auto Add = [&](StringRef File) {
        std::vector<size_t> &Projects = Listed[File];
        if (Projects.empty() || Projects.back() != I)
          Projects.push_back(I);
      };
      for (const Source &S : P.Sources)
        Add(S.Path);
      for_each(P.Headers, Add);
      for_each(P.Others, Add);
    }
  if (auto It = Listed.find(Path); It != Listed.end())
    return It->second;
  std::vector<size_t> Result;
  copy_if(All, std::back_inserter(Result), [&](size_t I) { return reaches(W.Projects[I], Path); });
  return Result.empty() ? All : Result;
}

using StringSetVector = SetVector<std::string, std::vector<std::string>, StringSet<>>;

const IncludeSearch::Folders &IncludeSearch::foldersOf(StringRef Path) {
  const std::vector<size_t> Projects = projectsOf(Path);
  std::string Key;
  for (size_t I : Projects)
    Key += std::to_string(I) + " ";
  auto [It, IsNew] = ByProjects.try_emplace(Key);
  if (!IsNew)
    return It->second;
  StringSetVector Include, OfSources;
  auto Add = [&](const Settings &S) { Include.insert(S.IncludeDirs.begin(), S.IncludeDirs.end()); };
  auto AddAll = [&](const std::map<std::string, Settings> &All) {
    if (auto Main = All.find(W.Configuration); Main != All.end())
      Add(Main->second);
    for (const auto &[Name, S] : All)
      Add(S);
  };
  for (size_t I : Projects) {
    for (const Source &S : W.Projects[I].Sources) {
      AddAll(S.Additional);
      OfSources.insert(sys::path::parent_path(S.Path).str());
    }
    AddAll(W.Projects[I].Configurations);
  }
  It->second = {Include.takeVector(), OfSources.takeVector()};
  return It->second;
}

std::optional<FoundFile> IncludeSearch::findIn(const std::vector<std::string> &Searched,
                                               const Include &I) {
  for (StringRef Folder : Searched)
    if (auto Found = Listing.find(Folder, I.Name))
      return Found;
  return std::nullopt;
}

std::optional<FoundFile> IncludeSearch::find(StringRef Path, const Include &I) {
  const Folders &F = foldersOf(Path);
  StringRef Own = sys::path::parent_path(Path);
  if (!W.FromMsvc) {
    // The code base compiles with exact names, so another name is found only if
    // there is no file of the exact name.
    auto Exists = [&](StringRef Folder) {
      return sys::fs::is_regular_file(joinPath(Folder, I.Name));
    };
    if (!I.Angled && Exists(Own))
      return Listing.find(Own, I.Name);
    if (auto Exact = find_if(F.Include, Exists); Exact != F.Include.end())
      return Listing.find(*Exact, I.Name);
  }
  if (!I.Angled)
    if (auto Found = Listing.find(Own, I.Name))
      return Found;
  if (auto Found = findIn(F.Include, I))
    return Found;
  if (I.Angled || !W.FromMsvc)
    return std::nullopt;
  auto Found = findIn(F.OfSources, I);
  if (Found)
    Found->Name = relativePath(Own, Found->Path);
  return Found;
}

std::string IncludeSearch::correctedName(StringRef Path, const Include &I,
                                         const std::optional<FoundFile> &Found) const {
  if (pathBelow(W.Root, I.Name))
    return relativePath(sys::path::parent_path(Path), I.Name);
  if (Found)
    return Found->Name;
  if (std::string Exact = exactSystemName(I.Name); !Exact.empty())
    return Exact;
  std::string Name = I.Name;
  // An absolute path of Windows needs manual work.
  if (W.FromMsvc && Name.find(':') == std::string::npos)
    std::replace(Name.begin(), Name.end(), '\\', '/');
  return Name;
}

} // namespace amp2hip::migrate
