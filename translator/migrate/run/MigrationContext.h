//===--- MigrationContext.h - State of a run --------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_MIGRATIONCONTEXT_H
#define AMP2HIP_MIGRATE_RUN_MIGRATIONCONTEXT_H

#include "migrate/merge/UpdateFile.h"
#include "migrate/plan/MigrationPlan.h"
#include "migrate/plan/SourceVariants.h"
#include "migrate/plan/lexical/IncludeSearch.h"
#include "migrate/run/Options.h"
#include "migrate/run/messages/Progress.h"
#include "migrate/state/LongLists.h"
#include "migrate/state/RecordStore.h"
#include "migrate/state/StatCache.h"
#include "migrate/state/StateFolder.h"
#include "migrate/state/SystemFiles.h"
#include "migrate/workspace/Workspace.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// What a run did, for the summary and the exit code.
struct RunResult {
  /// What happened to the files of the tree, except Unchanged ones.
  std::map<std::string, UpdateOutcome> Published;
  /// --reference: files that only the translations turned out to need in DIR, because a source
  /// there includes them.
  std::set<std::string> Needed;
  /// --check --diff: by file. Several sources may publish a header.
  std::map<std::string, std::string> Differences;
  std::vector<std::string> Errors;            ///< Of the environment: unwritable files...
  unsigned Translations = 0;                  ///< Child processes.
  std::map<std::string, uint64_t> PeakMemory; ///< Of sources that exceeded MemoryGoal.
  bool WasInterrupted = false;
};

/// The memory that a translation should not exceed.
constexpr uint64_t MemoryGoal = uint64_t(500) << 20;

/// What the steps of a run share.
struct MigrationContext {
  MigrationContext(const migrate::Workspace &Workspace, const MigrationPlan &Plan,
                   const MigrateOptions &Options, const std::string &ScratchFolder,
                   llvm::raw_ostream &Out, llvm::raw_ostream &Messages)
      : Workspace(Workspace), Plan(Plan), Options(Options), ScratchFolder(ScratchFolder),
        Includes(Workspace), State(Plan.OutDir), SourcesWithVariants(sourcesWithVariants(Plan)),
        Records(State, !Options.Check), System(State, Hashes, !Options.Check),
        Longs(State, !Options.Check),
        Files(State, {Options.Force, Options.Merge, !Options.Check, ScratchFolder}), Out(Out),
        Log(Messages, Options.IsTerminal, Options.Columns) {}

  /// Publishes a file, and records and reports what happened. Returns false
  /// after an error.
  bool publish(llvm::StringRef Relative, llvm::StringRef New, OutputState &Output);
  /// Does the same with the contents of the file at \p Source, which may have any size.
  bool publishCopy(llvm::StringRef Relative, llvm::StringRef Source, OutputState &Output);
  /// Publishes the files of the record of \p Source again, with the same text.
  /// This reports conflict markers that remain, and overwrites edits if --force
  /// requires it.
  void publishAgain(llvm::StringRef Source);
  /// Records an error of the environment.
  void report(llvm::Error Failure);
  /// True if nothing is written for the file (--reference). Valid after translateSources().
  bool isInPlace(const PlannedFile &F) const {
    return F.InPlace && !Result.Needed.count(F.Relative);
  }
  bool fromMsvc() const { return Options.FromMsvc.value_or(Workspace.FromMsvc); }

  const migrate::Workspace &Workspace;
  const MigrationPlan &Plan;
  const MigrateOptions &Options;
  std::string ScratchFolder; ///< Exists; removed after the run.
  IncludeSearch Includes;
  StateFolder State;
  StatCache Hashes;
  const std::map<std::string, std::vector<const PlannedFile *>> SourcesWithVariants;
  RecordStore Records;
  SystemFiles System;
  LongLists Longs;
  FileUpdater Files;
  llvm::raw_ostream &Out;
  Progress Log;
  RunResult Result;

private:
  /// Records and reports the publication \p Done of a text with the hash \p Hash.
  bool isPublished(llvm::StringRef Relative, llvm::Expected<PublishedFile> Done, std::string Hash,
                   OutputState &Output);
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_MIGRATIONCONTEXT_H
