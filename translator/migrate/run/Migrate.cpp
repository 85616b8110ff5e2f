//===--- Migrate.cpp - Migration of a code base ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/Migrate.h"

#include "amp2hip/SourceEncoding.h"
#include "files/UniqueName.h"
#include "migrate/cmake/CMakeFiles.h"
#include "migrate/run/CopyFiles.h"
#include "migrate/run/FinishMigration.h"
#include "migrate/run/Reports.h"
#include "migrate/run/TranslateSources.h"
#include "migrate/run/children/Interrupt.h"
#include "migrate/run/messages/DryRun.h"
#include "migrate/run/uptodate/RecordKeys.h"
#include "migrate/run/uptodate/StaleFiles.h"
#include "migrate/state/LastRun.h"
#include "migrate/state/RunLock.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include <chrono>

using namespace llvm;

namespace amp2hip::migrate {

static MigrateStatus environmentError(raw_ostream &Messages, Error Failure) {
  Messages << "amp2hip: error: " << toString(std::move(Failure)) << '\n';
  return MigrateError;
}

/// Returns the option --source-charset of the translations, or "".
static std::string charsetOption(const MigrateOptions &Options) {
  const auto It = llvm::find_if(Options.TranslatorOptions, [](StringRef Option) {
    return Option.starts_with("--source-charset=");
  });
  return It == Options.TranslatorOptions.end() ? "" : *It;
}

/// Returns an error if DIR contains the migration of another code base, whose files
/// this run would remove.
static Error checkSameCodeBase(const StateFolder &State, StringRef Root) {
  Expected<LastRun> Last = readLastRun(State);
  if (!Last) {
    consumeError(Last.takeError());
    return Error::success();
  }
  if (Last->Root == Root)
    return Error::success();
  return createStringError(
      fmt::format("'{}' contains the migration of '{}'; choose another --out-dir, or remove "
                  "'.amp2hip/migration.json' if the code base has moved",
                  State.dir(), Last->Root));
}

/// Creates the folder for temporary files: in DIR, or outside of it if DIR must
/// not change.
static Expected<std::string> createScratchFolder(const StateFolder &State, bool MayWrite) {
  return MayWrite ? State.createStage() : createTemporaryFolder("amp2hip-check");
}

/// Returns the plan with what the translations found out about C++ AMP, which the
/// planner can only guess.
static MigrationPlan planWithResults(const MigrationContext &R) {
  MigrationPlan Result = R.Plan;
  for (PlannedFile &F : Result.Files) {
    const StoredRecord *Stored = R.Records.find(F.Relative);
    F.InPlace = R.isInPlace(F);
    if (F.What != Action::Translate || !Stored)
      continue;
    F.Exports = Stored->Record.Exports;
    for (const Output &O : Stored->Record.Outputs)
      if (!O.IsHeader)
        F.Relative = O.File; // a variant may have the file of another one
    if (Stored->Record.State == "translated") {
      F.Amp = true;
      F.InPlace = false;
    } else if (Stored->Record.State == "without-amp") {
      F.Amp = false;
      F.InPlace = F.InPlace && Stored->Record.Outputs.empty();
    }
  }
  return Result;
}

/// Returns the files of the code base that sources in DIR include although the planner leaves both
/// in place: only the translation found out that such a source must change.
static std::set<std::string> neededFiles(const MigrationContext &R) {
  std::set<std::string> Result;
  for (const PlannedFile &F : R.Plan.Files) {
    const StoredRecord *Stored = R.Records.find(F.Relative);
    if (F.What != Action::Translate || !F.InPlace || !Stored || Stored->Record.Outputs.empty())
      continue;
    for (const Dependency &D : Stored->Record.Dependencies)
      if (D.File != F.original())
        Result.insert(D.File);
  }
  return Result;
}

/// Writes or checks all files of the migrated tree.
static void writeTree(MigrationContext &R, std::vector<Note> &Notes) {
  RecordKeys K(R);
  removeObstacles(R);
  translateSources(R, K);
  if (R.Result.WasInterrupted)
    return;
  R.Result.Needed = neededFiles(R);
  const PlanOptions &Planning = R.Options.Planning;
  const std::vector<GeneratedFile> CMakeFiles =
      writeCMakeFiles(R.Workspace, planWithResults(R),
                      {Planning.KeepSources, Planning.Reference, R.fromMsvc(),
                       R.Options.DefineWin32, R.Plan.LongAsInt, charsetOption(R.Options)},
                      &Notes);
  std::set<std::string> Generated;
  for (const GeneratedFile &File : CMakeFiles)
    Generated.insert(File.Relative);
  std::set<std::string> Elsewhere = translatedHeaders(R);
  Elsewhere.insert(Generated.begin(), Generated.end());
  copyFiles(R, K, Elsewhere);
  for (const GeneratedFile &File : CMakeFiles) {
    OutputState Ignored;
    (void)R.publish(File.Relative, File.Text, Ignored);
  }
  // Other shards do not know the CMake files.
  if (R.Plan.ShardIndex == 1)
    removeStaleFiles(R, Generated);
}

/// Runs the plan with a scratch folder.
static MigrateStatus runWith(MigrationContext &R, std::chrono::steady_clock::time_point Start) {
  const bool MayWrite = !R.Options.Check;
  R.Hashes.load(readFile(R.State.state("stat-cache.json")).value_or(""));
  R.Records.load();
  if (Error Failed = R.Files.recover())
    R.report(std::move(Failed));
  std::vector<Note> Notes = R.Workspace.Notes;
  append_range(Notes, R.Plan.Notes);
  writeTree(R, Notes);
  if (MayWrite)
    if (Error Failed = R.State.write(R.State.state("stat-cache.json"), R.Hashes.text()))
      R.report(std::move(Failed));
  const std::chrono::duration<double> Time = std::chrono::steady_clock::now() - Start;
  return finishMigration(R, std::move(Notes), Time.count());
}

MigrateStatus runPlan(const Workspace &W, const MigrationPlan &P, const MigrateOptions &Options,
                      raw_ostream &Out, raw_ostream &Messages) {
  const auto Start = std::chrono::steady_clock::now();
  const StateFolder State(P.OutDir);
  if (Error Wrong = checkReportFiles(P, Options.Reports))
    return environmentError(Messages, std::move(Wrong));
  if (Options.DryRun) {
    MigrationContext R(W, P, Options, "", Out, Messages);
    RecordKeys K(R);
    R.Records.load();
    printDryRun(R, K);
    return MigrateDone;
  }
  if (Error Failed = prepareReportFiles(Options.Reports))
    return environmentError(Messages, std::move(Failed));
  const bool MayWrite = !Options.Check;
  if (MayWrite)
    if (Error Failed = State.create())
      return environmentError(Messages, std::move(Failed));
  Expected<RunLock> Lock = RunLock::acquire(State, MayWrite);
  if (!Lock)
    return environmentError(Messages, Lock.takeError());
  if (Error Other = checkSameCodeBase(State, P.Root))
    return environmentError(Messages, std::move(Other));
  if (MayWrite)
    if (Error Failed = writeLastRun(State, {Options.Translator.Version, Options.Source, P.Root,
                                            Options.Directory, Options.SavedArguments}))
      return environmentError(Messages, std::move(Failed));
  Expected<std::string> Scratch = createScratchFolder(State, MayWrite);
  if (!Scratch)
    return environmentError(Messages, Scratch.takeError());
  catchInterrupts();
  MigrateStatus Status;
  {
    MigrationContext R(W, P, Options, *Scratch, Out, Messages);
    Status = runWith(R, Start);
  }
  if (MayWrite)
    consumeError(State.removeStage());
  else
    (void)sys::fs::remove_directories(*Scratch);
  return Status;
}

/// Adds the code page of the projects to \p Options unless the user chose one. A note of \p W says
/// if they have several, or one that is not known. Returns an error if the code is not for
/// Microsoft's compiler but has the option.
static Error chooseCharset(MigrateOptions &Options, Workspace &W) {
  if (!Options.FromMsvc.value_or(W.FromMsvc))
    return charsetOption(Options).empty()
               ? Error::success()
               : createStringError("option '--source-charset' requires '--from-msvc' for this code "
                                   "base");
  if (!charsetOption(Options).empty())
    return Error::success();
  std::string Chosen;
  for (const Project &P : W.Projects) {
    if (P.SourceCharset.empty() || P.SourceCharset == Chosen)
      continue;
    if (!Chosen.empty() || !setSourceCharset(P.SourceCharset)) {
      W.Notes.push_back({P.File, 0,
                         fmt::format("the code page '{}' of /source-charset is {}; convert the "
                                     "sources to UTF-8",
                                     P.SourceCharset,
                                     Chosen.empty() ? "not known" : "not that of other projects")});
      setSourceCharset("utf-8");
      return Error::success();
    }
    Chosen = P.SourceCharset;
  }
  if (!Chosen.empty())
    Options.TranslatorOptions.push_back("--source-charset=" + Chosen);
  return Error::success();
}

MigrateStatus migrate(const MigrateOptions &Given, raw_ostream &Out, raw_ostream &Messages) {
  MigrateOptions Options = Given;
  if (Error Wrong = checkReportFormats(Options.Reports))
    return environmentError(Messages, std::move(Wrong));
  ReadOptions Read = Options.Read;
  Read.FromMsvc = Options.FromMsvc.value_or(false);
  Expected<Workspace> W = readWorkspace(Options.Source, Read);
  if (!W)
    return environmentError(Messages, W.takeError());
  if (Options.DefineWin32 && !Options.FromMsvc.value_or(W->FromMsvc))
    return environmentError(Messages, createStringError("option '--define-win32' requires "
                                                        "'--from-msvc' for this code base"));
  if (Error Wrong = chooseCharset(Options, *W))
    return environmentError(Messages, std::move(Wrong));
  // Each file of a program must have the same size of `long`.
  const bool WritesAll = Options.FromMsvc.value_or(W->FromMsvc) && !Options.Planning.KeepSources &&
                         !Options.Planning.Reference;
  if (Options.LongAsInt.value_or(false) && !WritesAll)
    return environmentError(
        Messages, createStringError("option '--long=32' requires '--from-msvc' for this code base, "
                                    "without '--keep-sources' and '--reference'"));
  Expected<MigrationPlan> P = makePlan(*W, Options.Planning);
  if (!P)
    return environmentError(Messages, P.takeError());
  P->LongAsInt = Options.LongAsInt.value_or(WritesAll);
  return runPlan(*W, *P, Options, Out, Messages);
}

} // namespace amp2hip::migrate
