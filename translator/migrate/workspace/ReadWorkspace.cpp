//===--- ReadWorkspace.cpp - The projects of a code base ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/Workspace.h"

#include "migrate/workspace/IncludedSymbols.h"
#include "migrate/workspace/NormalizeWorkspace.h"
#include "migrate/workspace/UnitTests.h"
#include "migrate/workspace/database/DatabaseReader.h"
#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/RealPaths.h"
#include "migrate/workspace/folder/FolderReader.h"
#include "migrate/workspace/visualstudio/VisualStudio.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;
using namespace workspace;

/// Reads a folder as what it contains: a compilation database, a solution, projects,
/// or sources.
static Expected<Workspace> readFolder(const std::string &Folder, const ReadOptions &Options) {
  const std::string Database =
      Folder == "/" ? "/compile_commands.json" : Folder + "/compile_commands.json";
  if (fs::is_regular_file(Database))
    return readDatabaseWorkspace(Database, Options);
  if (fs::exists(Folder + "/CMakeCache.txt"))
    return makeError("the build folder '{}' has no compile_commands.json; configure it with "
                     "'-DCMAKE_EXPORT_COMPILE_COMMANDS=ON'",
                     Folder);
  Expected<FolderContents> Contents = listFolder(Folder);
  if (!Contents)
    return Contents.takeError();
  if (Contents->Solutions.size() == 1)
    return readSolutionWorkspace(Contents->Solutions.front(), Options);
  if (Contents->Projects.empty())
    return readFolderWorkspace(Folder, *Contents, Options);
  Expected<Workspace> W = readProjectsWorkspace(Contents->Projects, Folder, Options);
  if (W && Contents->Solutions.size() > 1)
    W->Notes.push_back({Contents->Solutions.front(), 0,
                        fmt::format("the folder has {} solutions, so all projects below it are "
                                    "read; name one solution to read only its projects",
                                    Contents->Solutions.size())});
  return W;
}

static Expected<Workspace> read(const std::string &Path, const ReadOptions &Options) {
  if (fs::is_directory(Path))
    return readFolder(Path, Options);
  const StringRef Extension = path::extension(Path);
  if (Extension.equals_insensitive(".sln") || Extension.equals_insensitive(".slnx"))
    return readSolutionWorkspace(Path, Options);
  if (Extension.equals_insensitive(".vcxproj"))
    return readProjectsWorkspace({Path}, Path, Options);
  if (Extension.equals_insensitive(".json"))
    return readDatabaseWorkspace(Path, Options);
  if (path::filename(Path) == "CMakeLists.txt")
    return makeError("'{}' is not read; configure the project with "
                     "'-DCMAKE_EXPORT_COMPILE_COMMANDS=ON' and name its build folder",
                     Path);
  return makeError("'{}' is not a code base; name a folder, a .sln, a .vcxproj or a "
                   "compile_commands.json",
                   Path);
}

Expected<Workspace> readWorkspace(StringRef Source, const ReadOptions &Options) {
  llvm::SmallString<256> Absolute(Source);
  if (std::error_code Failed = fs::make_absolute(Absolute))
    return makeError("cannot find '{}': {}", Source, Failed.message());
  const std::string Path = absolutePath("/", Absolute);
  if (!fs::exists(Path))
    return makeError("'{}' does not exist", Source);
  Expected<Workspace> W = read(Path, Options);
  if (!W)
    return W;
  findUnitTests(*W);
  findIncludedSymbols(*W);
  sortNotes(W->Notes);
  return W;
}

} // namespace amp2hip::migrate
