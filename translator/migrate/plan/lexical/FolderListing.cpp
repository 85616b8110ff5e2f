//===--- FolderListing.cpp - Names in folders, found in any case ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/lexical/FolderListing.h"

#include "migrate/plan/tree/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

/// Limits the search for a name like "a/../a/../a/../b" in a folder with "a" and
/// "A".
static constexpr unsigned MaxSteps = 1000;

const FolderListing::Names &FolderListing::namesIn(StringRef Folder) {
  auto [It, IsNew] = Folders.try_emplace(Folder);
  Names &Result = It->second;
  if (!IsNew)
    return Result;
  std::error_code Failed;
  for (sys::fs::directory_iterator I(Folder, Failed), End; I != End && !Failed;
       I.increment(Failed)) {
    StringRef Name = sys::path::filename(I->path());
    Result[Name.lower()].push_back(Name.str());
  }
  for (auto &Entry : Result)
    sort(Entry.second);
  return Result;
}

/// Finds the file \p Rest below the folder \p Found.Path. Replaces this path by that
/// of the file, and appends its name to \p Found.Name.
bool FolderListing::find(FoundFile &Found, StringRef Rest, unsigned &Steps) {
  if (++Steps > MaxSteps)
    return false;
  const size_t Slash = Rest.find('/');
  const StringRef Part = Rest.take_front(Slash);
  const bool IsFile = Slash == StringRef::npos;
  const StringRef After = IsFile ? "" : Rest.drop_front(Slash + 1);

  auto Try = [&](std::string Path, StringRef Name) {
    FoundFile Next{std::move(Path), Found.Name + Name.str()};
    if (!IsFile)
      Next.Name += '/';
    if (IsFile ? !sys::fs::is_regular_file(Next.Path) : !find(Next, After, Steps))
      return false;
    Found = std::move(Next);
    return true;
  };
  if (Part.empty()) // "a//b"
    return !IsFile && find(Found, After, Steps);
  if (Part == ".")
    return !IsFile && Try(Found.Path, Part);
  if (Part == "..")
    return !IsFile && Try(sys::path::parent_path(Found.Path).str(), Part);

  const Names &Listed = namesIn(Found.Path);
  auto It = Listed.find(Part.lower());
  if (It == Listed.end())
    return false;
  // A copy: the recursion may read other folders.
  const std::vector<std::string> Candidates = It->second;
  const std::string Folder = Found.Path;
  if (is_contained(Candidates, Part) && Try(joinPath(Folder, Part), Part))
    return true;
  return any_of(Candidates, [&](const std::string &Name) {
    return Name != Part && Try(joinPath(Folder, Name), Name);
  });
}

std::optional<FoundFile> FolderListing::find(StringRef Folder, StringRef Name) {
  std::string Slashes = Name.str();
  std::replace(Slashes.begin(), Slashes.end(), '\\', '/');
  // An absolute path: of Windows, or of another machine.
  if (Folder.empty() || Slashes.empty() || Slashes[0] == '/' || Name.contains(':'))
    return std::nullopt;
  FoundFile Found{Folder.str(), ""};
  unsigned Steps = 0;
  if (!find(Found, Slashes, Steps))
    return std::nullopt;
  return Found;
}

} // namespace amp2hip::migrate
