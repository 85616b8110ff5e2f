//===--- StateFolder.h - The migrated tree and its state --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The folder DIR of a migration and the state in DIR/.amp2hip:
///
///   migration.json    what `amp2hip check DIR` needs to know
///   records/a.cpp.json  the record of the file a.cpp (RecordStore.h)
///   system/           lists of files outside the code base (SystemFiles.h)
///   longs/            definitions with `int` or `long` (LongLists.h)
///   base/             the base versions: the files as amp2hip wrote them last
///   stat-cache.json   hashes of files by time stamp (StatCache.h)
///   merge.json        a merge that is not complete (UpdateFile.h)
///   stage/            files of the current run
///   lock              locked during a run (RunLock.h)
///
/// All files of a migration are written by StateFolder::write(), which writes
/// nothing outside DIR.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_STATE_STATEFOLDER_H
#define AMP2HIP_MIGRATE_STATE_STATEFOLDER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip::migrate {

class StateFolder {
public:
  /// \p Dir is absolute. The folder need not exist.
  explicit StateFolder(llvm::StringRef Dir);

  const std::string &dir() const { return Dir; }
  /// Returns the path of a file of the migrated tree.
  std::string output(llvm::StringRef Relative) const;
  /// Returns the path of the base version of a file.
  std::string base(llvm::StringRef Relative) const;
  /// Returns the path of a file or folder of the state.
  std::string state(llvm::StringRef Name) const;

  /// Creates DIR and its folder for the state, with a .gitignore for the files
  /// that belong to one machine.
  llvm::Error create() const;

  /// Creates an empty folder for the files of this run and returns its path.
  /// Removes the files of runs that were killed.
  llvm::Expected<std::string> createStage() const;
  llvm::Error removeStage() const;

  /// Replaces the file at \p Path, which is in DIR, as a whole; creates its
  /// folders. Does nothing if the file contains \p Text already. Returns an
  /// error if \p Path leads out of DIR, by ".." or a symbolic link.
  llvm::Error write(llvm::StringRef Path, llvm::StringRef Text) const;
  /// Does the same with the contents of the file at \p Source.
  llvm::Error copy(llvm::StringRef Source, llvm::StringRef Path) const;

  /// Removes the file at \p Path, and folders that are empty then.
  llvm::Error remove(llvm::StringRef Path) const;

  /// Returns an error if \p Path, which is below DIR, leads out of it.
  llvm::Error checkInside(llvm::StringRef Path) const;

private:
  /// Checks that \p Path is in DIR and creates its folders.
  llvm::Error prepare(llvm::StringRef Path) const;

  std::string Dir;
};

/// Returns an error if \p Relative is not the path of a file in the migrated
/// tree: it is absolute, contains "." or "..", or names amp2hip's state.
llvm::Error checkRelative(llvm::StringRef Relative);

/// Returns the contents of a file; nothing if it cannot be read.
std::optional<std::string> readFile(llvm::StringRef Path);

/// Returns the relative paths of all regular files below \p Folder, sorted.
std::vector<std::string> filesBelow(llvm::StringRef Folder);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_STATE_STATEFOLDER_H
