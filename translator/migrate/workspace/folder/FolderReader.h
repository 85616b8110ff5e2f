//===--- FolderReader.h - Folders without projects --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a folder that has neither projects nor a compilation database.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FOLDER_FOLDERREADER_H
#define AMP2HIP_MIGRATE_WORKSPACE_FOLDER_FOLDERREADER_H

#include "migrate/workspace/Workspace.h"
#include <vector>

namespace amp2hip::migrate::workspace {

/// The files below a folder, as sorted absolute paths. Folders of version control and
/// of builds, and trees that amp2hip wrote, are left out. Links to folders are not
/// followed, nor are links to files outside of the folder.
struct FolderContents {
  std::vector<std::string> Solutions; ///< Only at the top of the folder.
  std::vector<std::string> Projects;  ///< .vcxproj files.
  std::vector<std::string> Sources;
  std::vector<std::string> Headers;
  bool HasCMakeLists = false; ///< At the top.
};

/// Lists \p Folder. Returns an error if it cannot be read or has too many files.
llvm::Expected<FolderContents> listFolder(llvm::StringRef Folder);

/// Reads \p Folder: one executable for each source with a main function, and a static
/// library of the other sources, to which all executables link. If folders with programs contain
/// other sources of equal names, the programs are independent: each such folder has a library of
/// its own, to which the executables of other folders link only if they include its files.
llvm::Expected<Workspace> readFolderWorkspace(llvm::StringRef Folder,
                                              const FolderContents &Contents,
                                              const ReadOptions &Options);

/// Replaces the project \p Index of \p W, if more than one of its sources has a main
/// function, by one executable for each of them and a static library of the others.
/// Lists of projects contain indices, as in setUniqueNames().
void splitPrograms(Workspace &W, size_t Index);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FOLDER_FOLDERREADER_H
