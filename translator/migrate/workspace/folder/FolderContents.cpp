//===--- FolderContents.cpp - The files of a folder -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/ProgramScan.h"
#include "migrate/workspace/files/RealPaths.h"
#include "migrate/workspace/folder/FolderReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using llvm::Error;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// The limits for files and for the depth of folders.
static constexpr size_t MaxFiles = 1'000'000;
static constexpr unsigned MaxFolderDepth = 100;

namespace {

class FolderLister {
public:
  explicit FolderLister(StringRef Folder) : Top(Folder.str()) {
    if (fs::real_path(Folder, RealTop))
      RealTop = Folder;
  }
  Error list(const std::string &Folder, unsigned Depth);
  FolderContents Result;

private:
  void add(const std::string &Path, bool IsAtTop);
  bool leavesTop(const std::string &Link) const;

  const std::string Top;
  llvm::SmallString<256> RealTop;
  size_t Count = 0;
};

} // namespace

bool FolderLister::leavesTop(const std::string &Link) const {
  llvm::SmallString<256> Real;
  return fs::real_path(Link, Real) || !isInFolder(RealTop, Real);
}

void FolderLister::add(const std::string &Path, bool IsAtTop) {
  const StringRef Name = path::filename(Path), Extension = path::extension(Name);
  if (Extension.equals_insensitive(".sln") || Extension.equals_insensitive(".slnx")) {
    if (IsAtTop)
      Result.Solutions.push_back(Path);
  } else if (Extension.equals_insensitive(".vcxproj")) {
    Result.Projects.push_back(Path);
  } else if (isSourceName(Name)) {
    Result.Sources.push_back(Path);
  } else if (isHeaderName(Name)) {
    Result.Headers.push_back(Path);
  } else if (IsAtTop && Name == "CMakeLists.txt") {
    Result.HasCMakeLists = true;
  }
}

/// Returns whether nothing in the folder \p Path belongs to the code base.
static bool isLeftOut(const std::string &Path) {
  return path::filename(Path).starts_with(".") || path::filename(Path) == "CMakeFiles" ||
         fs::exists(Path + "/CMakeCache.txt") || fs::exists(Path + "/.amp2hip");
}

Error FolderLister::list(const std::string &Folder, unsigned Depth) {
  if (Depth > MaxFolderDepth)
    return makeError("the folders in '{}' are nested deeper than {} levels", Top, MaxFolderDepth);
  std::vector<std::pair<std::string, fs::file_type>> Entries;
  std::error_code Failed;
  for (fs::directory_iterator Entry(Folder, Failed, /*follow_symlinks=*/false), End;
       Entry != End && !Failed; Entry.increment(Failed)) {
    if (++Count > MaxFiles)
      return makeError("'{}' contains more than {} files; name a part of it", Top, MaxFiles);
    Entries.emplace_back(Entry->path(), Entry->type());
  }
  if (Failed && Depth == 0)
    return makeError("cannot read the folder '{}': {}", Folder, Failed.message());
  llvm::sort(Entries);
  for (const auto &[Path, Type] : Entries)
    if (Type == fs::file_type::directory_file) {
      if (!isLeftOut(Path))
        if (Error Nested = list(Path, Depth + 1))
          return Nested;
    } else if (fs::is_regular_file(Path) &&
               (Type != fs::file_type::symlink_file || !leavesTop(Path))) {
      add(Path, Depth == 0);
    }
  return Error::success();
}

llvm::Expected<FolderContents> listFolder(StringRef Folder) {
  FolderLister Lister(Folder);
  if (Error Failed = Lister.list(Folder.str(), 0))
    return Failed;
  return std::move(Lister.Result);
}

} // namespace amp2hip::migrate::workspace
