//===--- ResolvePaths.cpp - Paths in settings -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/flags/ResolvePaths.h"

#include "migrate/workspace/files/RealPaths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

/// Returns the include folder that contains \p File, or "".
static StringRef includeDirOf(const Settings &S, StringRef File) {
  for (StringRef Folder : S.IncludeDirs)
    if (isInFolder(Folder, File))
      return Folder;
  return "";
}

/// Corrects the spelling of the forced include \p Name.
static std::string resolveForcedInclude(Settings &S, StringRef Name, const PathFinder &Find) {
  std::string Slashes = Name.str();
  std::replace(Slashes.begin(), Slashes.end(), '\\', '/');
  const bool IsAbsolute = StringRef(Slashes).starts_with("/") || isWindowsPath(Slashes);
  std::optional<std::string> File = Find.File(Slashes);
  if (!File && !IsAbsolute)
    for (StringRef Folder : S.IncludeDirs) {
      File = Find.File((Folder + "/" + Slashes).str());
      if (File)
        break;
    }
  if (!File)
    return Slashes; // a header of the system
  if (isInFolder("/usr", *File))
    return *File; // an include folder of the compiler would change its place
  StringRef Folder = includeDirOf(S, *File);
  if (Folder.empty()) {
    S.IncludeDirs.push_back(path::parent_path(*File).str());
    Folder = S.IncludeDirs.back();
  }
  return StringRef(*File).drop_front(Folder.size() + !Folder.ends_with("/")).str();
}

std::vector<std::string> resolvePaths(Settings &S, const PathFinder &Find) {
  std::vector<std::string> Missing, Folders;
  for (const std::string &Spelled : S.IncludeDirs) {
    std::optional<std::string> Folder = Find.Folder(Spelled);
    if (!Folder)
      Missing.push_back(Spelled);
    else if (!llvm::is_contained(Folders, *Folder))
      Folders.push_back(std::move(*Folder));
  }
  S.IncludeDirs = std::move(Folders);
  std::vector<std::string> ForcedIncludes;
  for (const std::string &Name : S.ForcedIncludes) {
    std::string Resolved = resolveForcedInclude(S, Name, Find);
    if (!llvm::is_contained(ForcedIncludes, Resolved))
      ForcedIncludes.push_back(std::move(Resolved));
  }
  S.ForcedIncludes = std::move(ForcedIncludes);
  return Missing;
}

} // namespace amp2hip::migrate::workspace
