//===--- NeededIncludeFolders.cpp - Include folders that sources need -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/folder/NeededIncludeFolders.h"

#include "clang/Tooling/Inclusions/StandardLibrary.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

IncludeSearch::IncludeSearch(llvm::ArrayRef<std::string> Files) {
  for (const std::string &File : Files)
    FilesByName[foldedName(path::filename(File))].push_back(File);
}

const ProgramScan &IncludeSearch::scan(const std::string &File) {
  auto [It, IsNew] = Scans.try_emplace(File);
  if (IsNew)
    It->second = scanSourceFile(File);
  return It->second;
}

/// Returns whether the directive means a header of the compiler or of amp2hip, even
/// if the code base has a header of this name.
static bool isSystemHeader(const IncludeDirective &Include) {
  if (!Include.Angled)
    return false;
  using namespace clang::tooling::stdlib;
  const std::string Name = "<" + Include.Name + ">";
  return Header::named(Name, Lang::CXX) || Header::named(Name, Lang::C) ||
         StringRef(Include.Name).starts_with("amp");
}

/// Returns the file whose path ends with \p Name and that is closest to \p Includer,
/// or "" if there is none.
std::string IncludeSearch::closest(const std::string &Includer, StringRef Name) const {
  const std::string Suffix = "/" + foldedName(Name);
  auto It = FilesByName.find(StringRef(Suffix).substr(Suffix.rfind('/') + 1));
  if (It == FilesByName.end())
    return "";
  std::string Best;
  size_t BestCommon = 0;
  for (const std::string &File : It->second) {
    if (!StringRef(foldedName(File)).ends_with(Suffix))
      continue;
    const size_t Common = commonFolder(path::parent_path(File), path::parent_path(Includer)).size();
    if (Best.empty() || Common > BestCommon ||
        (Common == BestCommon && File.size() < Best.size())) {
      Best = File;
      BestCommon = Common;
    }
  }
  return Best;
}

/// Returns the file that a directive in \p Includer means, and adds the include folder
/// that it requires.
std::string IncludeSearch::find(const std::string &Includer, const IncludeDirective &Include,
                                std::vector<std::string> &Folders) {
  std::string Name = Include.Name;
  std::replace(Name.begin(), Name.end(), '\\', '/');
  if (!Include.Angled)
    if (auto File = Paths.file(absolutePath(path::parent_path(Includer), Name)))
      return *File;
  if (isSystemHeader(Include) || StringRef(Name).starts_with("."))
    return "";
  for (const std::string &Folder : Folders)
    if (auto File = Paths.file(absolutePath(Folder, Name)))
      return *File;
  std::string File = closest(Includer, Name);
  if (!File.empty())
    Folders.push_back(StringRef(File).drop_back(Name.size() + 1).str());
  return File;
}

std::vector<std::string> IncludeSearch::addFoldersFor(const std::string &Source,
                                                      std::vector<std::string> &Folders) {
  std::vector<std::string> Files;
  llvm::SmallVector<std::string, 32> Pending = {Source};
  llvm::StringSet<> Seen;
  while (!Pending.empty()) {
    const std::string File = Pending.pop_back_val();
    if (File.empty() || !Seen.insert(File).second)
      continue;
    Files.push_back(File);
    for (const IncludeDirective &Include : scan(File).Includes)
      Pending.push_back(find(File, Include, Folders));
  }
  return Files;
}

} // namespace amp2hip::migrate::workspace
