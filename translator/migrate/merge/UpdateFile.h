//===--- UpdateFile.h - Writing files of the migrated tree ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Brings a file of the migrated tree up to date without losing edits. Three
/// versions take part: base, which amp2hip wrote last time; mine, which is in
/// the tree; and new, which amp2hip would write now.
///
/// The order of the steps makes a killed run harmless: first the file in the
/// tree is replaced, then its base version. If only the first step happened, the
/// next run finds that mine and new are equal. A merged file differs from both,
/// so the merge is recorded in DIR/.amp2hip/merge.json until the second step is
/// done.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_MERGE_UPDATEFILE_H
#define AMP2HIP_MIGRATE_MERGE_UPDATEFILE_H

#include "migrate/state/StateFolder.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace amp2hip::migrate {

/// What happened, or would happen, to a file of the migrated tree.
enum class UpdateOutcome {
  Unchanged,  ///< It already is what it has to be.
  Written,    ///< It was new, or nobody had edited it.
  Merged,     ///< It has the user's edits and the new changes.
  Removed,    ///< Its source disappeared, and nobody had edited it.
  Conflict,   ///< It has conflict markers.
  Unresolved, ///< It still has conflict markers of an earlier run; left alone.
  Unmergable, ///< It is binary or large and was changed on both sides; left alone.
  Foreign,    ///< amp2hip did not write it; left alone.
  Edited,     ///< It was edited, and --no-merge was given; left alone.
  Deleted,    ///< The user deleted it; not written again.
  Orphaned,   ///< Its source disappeared, but it was edited; left alone.
};

/// True if a person has to look at the file before the migration is complete.
bool isConflict(UpdateOutcome What);
/// True if the file in the tree differs from what the migration would write.
bool isDifference(UpdateOutcome What);

/// True if a publication writes a new text to the tree.
bool hasNewText(UpdateOutcome What);

struct PublishOptions {
  bool Force = false;        ///< --force: overwrite edited, foreign and deleted files.
  bool Merge = true;         ///< False for --no-merge.
  bool Write = true;         ///< False for --check: write nothing, only say what would be done.
  std::string ScratchFolder; ///< For temporary files; exists.
};

/// The result of Publisher::publish().
struct PublishedFile {
  UpdateOutcome What;
  std::string Text;        ///< For Written, Merged and Conflict: the text of the file.
  bool AdvanceBase = true; ///< True if the new version is the base of the next merge.
  bool IsLarge = false;    ///< True for publishCopy(), which returns no text.
};

/// Larger files are copied by FileUpdater::publishCopy().
inline constexpr uint64_t MaxMergedSize = 16 << 20;

class FileUpdater {
public:
  FileUpdater(const StateFolder &State, PublishOptions Options)
      : State(State), Options(std::move(Options)) {}

  /// Completes a merge that a killed run began.
  llvm::Error recover();

  /// Publishes \p New as the file \p Relative. Returns an error if the file
  /// cannot be read, merged or written.
  llvm::Expected<PublishedFile> publish(llvm::StringRef Relative, llvm::StringRef New);

  /// Publishes the contents of the file at \p Source, which may have any size, as the file
  /// \p Relative. Does not merge edits: if both versions changed, the outcome is Unmergable. The
  /// result has no text.
  llvm::Expected<PublishedFile> publishCopy(llvm::StringRef Relative, llvm::StringRef Source);

  /// Removes the file \p Relative, which has a base version, because it is no
  /// longer part of the migration. If it was edited, it stays, and its base
  /// version too, for a merge if its source returns.
  llvm::Expected<UpdateOutcome> withdraw(llvm::StringRef Relative);

  /// True if the file \p Relative differs from what amp2hip wrote last.
  bool isEdited(llvm::StringRef Relative) const;
  /// True if amp2hip wrote the file \p Relative, and the user has deleted it.
  bool isDeleted(llvm::StringRef Relative) const;

private:
  llvm::Error checkPath(llvm::StringRef Relative) const;
  UpdateOutcome decideCopy(const std::string &Base, const std::string &Mine,
                           llvm::StringRef Source) const;
  /// True if the file \p Relative is missing or what amp2hip wrote.
  llvm::Expected<bool> isUneditedFile(llvm::StringRef Relative) const;
  llvm::Error read(llvm::StringRef Relative, std::optional<std::string> &Base,
                   std::optional<std::string> &Mine) const;
  llvm::Expected<PublishedFile> decide(const std::optional<std::string> &Base,
                                       const std::optional<std::string> &Mine,
                                       llvm::StringRef New) const;
  llvm::Error apply(llvm::StringRef Relative, const PublishedFile &D, llvm::StringRef Mine,
                    llvm::StringRef New);

  const StateFolder &State;
  PublishOptions Options;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_MERGE_UPDATEFILE_H
