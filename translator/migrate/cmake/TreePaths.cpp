//===--- TreePaths.cpp - Paths in CMake files of a migrated tree ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/TreePaths.h"

#include "migrate/cmake/CMakeText.h"
#include "migrate/plan/tree/Paths.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

static constexpr StringLiteral CurrentFolder = "${CMAKE_CURRENT_SOURCE_DIR}";

static void addParents(StringSet<> &Folders, StringRef Relative) {
  do
    Relative = sys::path::parent_path(Relative);
  while (Folders.insert(Relative).second && !Relative.empty());
}

TreePaths::TreePaths(const MigrationPlan &P, bool Reference) : P(P), Reference(Reference) {
  for (const std::vector<PlannedFile> *Part : {&P.Files, &P.OtherShards})
    for (const PlannedFile &F : *Part) {
      const bool InPlace = Reference && F.InPlace;
      addParents(InPlace ? InPlaceFolders : WrittenFolders, F.Relative);
      if (InPlace)
        InPlaceFiles.insert(F.Relative);
    }
}

bool TreePaths::isOutside(StringRef Path) const { return !pathBelow(P.Root, Path); }

std::string TreePaths::inTree(StringRef Folder, StringRef Relative) const {
  return relativeLiteral(relativePath(joinPath("/", Folder), joinPath("/", Relative)));
}

std::string TreePaths::inCodeBase(StringRef Relative) const {
  return fmt::format("${{{}}}{}{}", CodeBaseVariable, Relative.empty() ? "" : "/",
                     literal(Relative));
}

std::string TreePaths::source(StringRef Folder, const PlannedFile &F) const {
  return Reference && F.InPlace ? inCodeBase(F.Relative) : inTree(Folder, F.Relative);
}

static std::string withCurrentFolder(StringRef Path) {
  return Path == "." ? CurrentFolder.str() : (CurrentFolder + "/" + Path).str();
}

std::vector<std::string> TreePaths::includeFolders(StringRef Folder, StringRef Dir) const {
  std::optional<StringRef> Below = pathBelow(P.Root, Dir);
  if (!Below)
    return sys::fs::is_directory(Dir) ? std::vector{literal(Dir)} : std::vector<std::string>{};
  std::vector<std::string> Result;
  if (WrittenFolders.contains(*Below))
    Result.push_back(withCurrentFolder(inTree(Folder, *Below)));
  if (InPlaceFolders.contains(*Below))
    Result.push_back(inCodeBase(*Below));
  return Result;
}

std::string TreePaths::file(StringRef Folder, StringRef File) const {
  std::optional<StringRef> Below = pathBelow(P.Root, File);
  if (!Below)
    return literal(File);
  return InPlaceFiles.contains(*Below) ? inCodeBase(*Below)
                                       : withCurrentFolder(inTree(Folder, *Below));
}

std::string withoutCurrentFolder(StringRef Path) {
  if (Path == CurrentFolder)
    return ".";
  if (!Path.consume_front(CurrentFolder) || !Path.consume_front("/"))
    return Path.str();
  // A folder with the name of a keyword of CMake, such as PUBLIC.
  const bool IsKeyword = all_of(Path, [](char C) { return (C >= 'A' && C <= 'Z') || C == '_'; });
  return ((IsKeyword ? "./" : "") + Path).str();
}

} // namespace amp2hip::migrate
