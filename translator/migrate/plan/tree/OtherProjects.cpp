//===--- OtherProjects.cpp - Folders of projects not migrated -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/tree/OtherProjects.h"

#include "migrate/plan/tree/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

OtherProjects::OtherProjects(const Workspace &W, const StringSet<> &Listed) : W(W), Listed(Listed) {
  auto AddParents = [&](StringRef Path) {
    for (; !Path.empty(); Path = sys::path::parent_path(Path))
      Used.insert(Path);
  };
  for (const auto &Entry : Listed)
    AddParents(sys::path::parent_path(Entry.first()));
  for (const Project &P : W.Projects)
    if (std::optional<StringRef> Folder = pathBelow(W.Root, P.Folder))
      AddParents(*Folder);
  if (std::optional<StringRef> Folder = pathBelow(W.Root, W.Begin))
    AddParents(*Folder);
  if (W.RootReason.empty() || W.Begin == W.Root)
    return;
  const auto Inside = count_if(Listed, [&](const auto &Entry) {
    return pathBelow(W.Begin, joinPath(W.Root, Entry.first())).has_value();
  });
  IsRootAbove = 2 * size_t(Inside) >= Listed.size();
}

bool OtherProjects::isStray(StringRef Relative) const {
  const std::string File = joinPath(W.Root, Relative);
  return IsRootAbove && !Listed.contains(Relative) && !pathBelow(W.Begin, File) &&
         none_of(W.Projects, [&](const Project &P) { return pathBelow(P.Folder, File); });
}

bool OtherProjects::hasProject(StringRef Folder) {
  auto [It, IsNew] = Projects.try_emplace(Folder, false);
  std::error_code Failed;
  if (IsNew)
    for (sys::fs::directory_iterator Entry(joinPath(W.Root, Folder), Failed), End;
         !Failed && Entry != End && !It->second; Entry.increment(Failed)) {
      const StringRef Extension = sys::path::extension(Entry->path());
      It->second = any_of(ArrayRef<StringRef>{".sln", ".vcxproj", ".vcproj"},
                          [&](StringRef E) { return Extension.equals_insensitive(E); });
    }
  return It->second;
}

StringRef OtherProjects::folderOf(StringRef Relative) {
  if (W.Begin.empty() || W.Begin == W.Root || pathBelow(W.Begin, joinPath(W.Root, Relative)))
    return {};
  StringRef Outermost;
  for (StringRef Folder = sys::path::parent_path(Relative); !Folder.empty();
       Folder = sys::path::parent_path(Folder)) {
    if (Used.contains(Folder))
      break;
    if (hasProject(Folder))
      Outermost = Folder;
  }
  return Outermost;
}

} // namespace amp2hip::migrate
