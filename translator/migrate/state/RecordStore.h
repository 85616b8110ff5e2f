//===--- RecordStore.h - Records of the files of a migration ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The records in DIR/.amp2hip/records/: one JSON file for each file of the code
/// base. A record contains the FileRecord and what a later run needs to know.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_STATE_RECORDSTORE_H
#define AMP2HIP_MIGRATE_STATE_RECORDSTORE_H

#include "migrate/FileRecord.h"
#include "migrate/state/StateFolder.h"
#include "migrate/workspace/Workspace.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// A published file of a record.
struct OutputState {
  std::string Hash;          ///< Of the text that amp2hip wrote.
  int64_t LinesChanged = 0;  ///< Lines added and removed by the translation.
  bool HasConflicts = false; ///< The file in DIR got conflict markers.
};

/// A FileRecord, without the dependencies outside the code base, and more.
struct StoredRecord {
  FileRecord Record;
  /// Name of the list of dependencies outside the code base (SystemFiles.h);
  /// empty if there are none.
  std::string System;
  /// Published files by path relative to DIR. In addition to the outputs of the
  /// record: the copy of a source whose translation failed.
  std::map<std::string, OutputState> Published;
  std::vector<Note> Notes; ///< Of the copy.
  /// Names of the lists of definitions with `int` or `long` (LongLists.h), one for each file.
  std::vector<std::string> LongLists = {};
};

class RecordStore {
public:
  /// With \p Write unset (--check), changes only the memory.
  RecordStore(const StateFolder &State, bool Write) : State(State), Write(Write) {}

  /// Reads all records. Ignores damaged ones, whose files are translated again.
  void load();

  /// Returns the record of a file; null if there is none.
  const StoredRecord *find(llvm::StringRef Source) const;
  const std::map<std::string, StoredRecord> &all() const { return Records; }

  llvm::Error save(StoredRecord Stored);
  llvm::Error remove(llvm::StringRef Source);

private:
  std::string pathOf(llvm::StringRef Source) const;

  const StateFolder &State;
  bool Write;
  std::map<std::string, StoredRecord> Records; ///< By Source.
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_STATE_RECORDSTORE_H
