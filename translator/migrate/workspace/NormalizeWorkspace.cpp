//===--- NormalizeWorkspace.cpp - The common part of the readers ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/NormalizeWorkspace.h"

#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/RealPaths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <set>
#include <tuple>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

/// Returns whether a code base may have the root \p Folder. The root of the file system and a home
/// folder are no roots: nobody intends to migrate all files in them.
static bool isPlausibleRoot(StringRef Folder) {
  llvm::SmallString<128> Home;
  return Folder != "/" && !(path::home_directory(Home) && isInFolder(Folder, Home));
}

namespace {

class RootFinder {
public:
  RootFinder(Workspace &W, StringRef Begin) : W(W), Root(Begin.str()) {}

  /// Extends the root to contain \p Folder, and returns whether this was possible.
  bool extend(StringRef Folder) {
    std::string Common = commonFolder(Root, Folder);
    if (Common != Root && !isPlausibleRoot(Common))
      return false;
    Root = std::move(Common);
    return true;
  }

  void keepInside(const Project &P, std::vector<std::string> &Files) {
    llvm::erase_if(Files, [&](const std::string &File) { return isOutside(P, File); });
  }

  bool isOutside(const Project &P, StringRef File) {
    const std::string Before = Root;
    if (extend(path::parent_path(File))) {
      if (Root != Before) {
        W.RootReason = File.str();
        W.RootProject = P.File;
      }
      return false;
    }
    W.Notes.push_back({P.File, 0,
                       fmt::format("file '{}' is outside of the code base and left out; copy it "
                                   "into '{}'",
                                   File, Root)});
    return true;
  }

  Workspace &W;
  std::string Root;
};

} // namespace

void setRoot(Workspace &W, StringRef Begin, llvm::function_ref<bool(StringRef)> IsExternal) {
  RootFinder Finder(W, Begin);
  for (Project &P : W.Projects) {
    Finder.extend(P.Folder);
    llvm::erase_if(P.Sources, [&](const Source &S) { return Finder.isOutside(P, S.Path); });
    Finder.keepInside(P, P.Headers);
    Finder.keepInside(P, P.Others);
  }
  auto AddFolders = [&](const std::map<std::string, Settings> &All) {
    for (const auto &[Name, S] : All)
      for (const std::string &Folder : S.IncludeDirs)
        if (!IsExternal(Folder))
          Finder.extend(Folder);
  };
  for (const Project &P : W.Projects) {
    AddFolders(P.Configurations);
    for (const Source &S : P.Sources)
      AddFolders(S.Additional);
  }
  W.Root = Finder.Root;
  W.Begin = Begin.str();
}

llvm::Expected<std::string> chooseConfiguration(llvm::ArrayRef<std::string> Configurations,
                                                StringRef Wanted, StringRef Source) {
  const StringRef Name = Wanted.empty() ? "Release" : Wanted;
  const auto *It = llvm::find_if(Configurations, [&](StringRef Configuration) {
    return Configuration.equals_insensitive(Name);
  });
  if (It != Configurations.end())
    return *It;
  if (Wanted.empty())
    return Configurations.front();
  return makeError("'{}' has no configuration '{}'; choose one of: {}", Source, Wanted,
                   llvm::join(Configurations, ", "));
}

void setUniqueNames(Workspace &W) {
  std::set<std::string> Names;
  for (Project &P : W.Projects) {
    // The folder tells projects apart better than a number.
    std::string Name = P.Name;
    if (Names.count(StringRef(Name).lower()))
      Name = (path::filename(P.Folder) + "_" + P.Name).str();
    for (unsigned Number = 2; !Names.insert(StringRef(Name).lower()).second; ++Number)
      Name = P.Name + "_" + llvm::utostr(Number);
    P.Name = std::move(Name);
  }
  for (Project &P : W.Projects)
    for (auto List : {&Project::Dependencies, &Project::LinkedProjects})
      for (std::string &Index : P.*List)
        Index = W.Projects[std::stoul(Index)].Name;
}

void sortNotes(std::vector<Note> &Notes) {
  const auto Key = [](const Note &N) { return std::tie(N.File, N.Line, N.Text); };
  llvm::sort(Notes, [&](const Note &A, const Note &B) { return Key(A) < Key(B); });
  std::set<std::pair<std::string, std::string>> Seen;
  llvm::erase_if(Notes, [&](const Note &N) { return !Seen.insert({N.File, N.Text}).second; });
}

} // namespace amp2hip::migrate::workspace
