//===--- FinishMigration.cpp - The end of a run ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/FinishMigration.h"

#include "migrate/merge/UnifiedDiff.h"
#include "migrate/run/Reports.h"
#include "migrate/run/clashes/LongClashes.h"
#include "migrate/run/messages/ConfigurationNotes.h"
#include "migrate/run/messages/JoinNotes.h"
#include "migrate/run/messages/Messages.h"
#include "migrate/run/messages/RunSummary.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace amp2hip::migrate {

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// Prints the diff between original and translation for each translated file.
static void printDiffs(MigrationContext &R) {
  std::set<std::string> Printed;
  for (const PlannedFile &F : R.Plan.Files) {
    const StoredRecord *Stored = R.Records.find(F.Relative);
    if (!Stored || Stored->Record.State != "translated")
      continue;
    for (const Output &O : Stored->Record.Outputs) {
      if (!Printed.insert(O.File).second)
        continue;
      const std::string Original =
          path::is_absolute(O.Original) ? O.Original : R.Plan.Root + "/" + O.Original;
      DiffSide New{R.State.output(O.File), O.File};
      if (!fs::exists(New.Path))
        New.Path.clear();
      Expected<std::string> Diff =
          unifiedDiff({Original, O.Original}, New, R.Options.ColorOutput, R.ScratchFolder);
      if (!Diff)
        return R.report(Diff.takeError()); // no git: would repeat for each file
      R.Out << *Diff;
    }
  }
}

static void printNotes(MigrationContext &R, ArrayRef<Note> Notes) {
  constexpr size_t Shown = 10;
  for (const Note &N : Notes.take_front(Shown)) {
    std::string Where = N.File.empty() ? "amp2hip"
                        : N.Line       ? fmt::format("{}:{}:1", N.File, N.Line)
                                       : N.File;
    R.Log.print(fmt::format("{}: note: {}\n", Where, N.Text));
  }
  if (Notes.size() > Shown)
    R.Log.print(fmt::format("amp2hip: note: {} more; --report FILE.html shows them\n",
                            counted(Notes.size() - Shown, "note")));
}

//===----------------------------------------------------------------------===//
// The migration for reports
//===----------------------------------------------------------------------===//

static StringRef relativeToRoot(StringRef Path, StringRef Root) {
  StringRef Rest = Path;
  return Rest.consume_front(Root) && Rest.consume_front("/") ? Rest : Path;
}

/// Appends the notes of the records to \p Notes, and makes all paths relative.
static void collectNotes(const MigrationContext &R, std::vector<Note> &Notes) {
  for (const PlannedFile &F : R.Plan.Files) {
    const StoredRecord *Stored = R.Records.find(F.Relative);
    if (!Stored)
      continue;
    append_range(Notes, Stored->Notes);
    if (Stored->Record.IsPreview)
      Notes.push_back({F.Path, 0,
                       "this is code for the preview of C++ AMP; it is translated with "
                       "'--amp-preview'"});
  }
  for (Note &N : Notes)
    N.File = relativeToRoot(N.File, R.Plan.Root).str();
  Notes = joinEqualNotes(std::move(Notes));
}

/// Returns a note about files that the user has deleted from the tree; empty if there are none.
static std::vector<Note> noteOfDeletedFiles(const MigrationContext &R) {
  std::set<std::string> Deleted;
  for (const auto &[Source, Stored] : R.Records.all())
    for (const auto &[File, State] : Stored.Published) {
      const auto Now = R.Result.Published.find(File);
      const bool IsReported =
          Now != R.Result.Published.end() && Now->second == UpdateOutcome::Deleted;
      if (!IsReported && R.Files.isDeleted(File))
        Deleted.insert(File);
    }
  if (Deleted.empty())
    return {};
  return {{"", 0,
           Deleted.size() == 1
               ? fmt::format("'{}' was deleted and is not written again; --force writes it",
                             R.State.output(*Deleted.begin()))
               : fmt::format("{} files, such as '{}', were deleted and are not written again; "
                             "--force writes them",
                             Deleted.size(), R.State.output(*Deleted.begin()))}};
}

/// If \p Record, that of a variant of a source, has no file of its own, adds its findings and
/// kernels to the record with the file in \p M and returns true.
static bool addToVariant(Migration &M, const FileRecord &Record) {
  auto HasFile = [](const FileRecord &Of, StringRef File) {
    return any_of(Of.Outputs, [&](const Output &O) { return !O.IsHeader && O.File == File; });
  };
  if (Record.VariantOf.empty() || HasFile(Record, Record.Source))
    return false;
  for (FileRecord &Other : reverse(M.Files))
    if (Other.original() == Record.original() && HasFile(Record, Other.Source)) {
      append_range(Other.Findings, Record.Findings); // equal ones count once
      append_range(Other.Kernels, Record.Kernels);
      return true;
    }
  return false;
}

/// \p Shared has findings in addition to those of the records.
static Migration migrationOf(const MigrationContext &R, ArrayRef<SharedFinding> Shared,
                             std::vector<Note> Notes, double Seconds) {
  Migration M;
  M.Name = R.Workspace.Name;
  M.Root = R.Plan.Root;
  M.OutDir = R.State.dir();
  M.ToolVersion = R.Options.Translator.Version;
  for (const PlannedFile &F : R.Plan.Files)
    if (const StoredRecord *Stored = R.Records.find(F.Relative))
      if (!addToVariant(M, Stored->Record))
        M.Files.push_back(Stored->Record);
  for (const auto &[Source, Found] : Shared)
    for (FileRecord &Record : M.Files)
      if (Record.Source == Source)
        Record.Findings.push_back(Found);
  M.Notes = std::move(Notes);
  M.Seconds = Seconds;
  return M;
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

MigrateStatus finishMigration(MigrationContext &R, std::vector<Note> Notes, double Seconds) {
  // First, because only the first notes are printed.
  std::vector<Note> OfConfigurations = configurationNotes(R);
  append_range(OfConfigurations, noteOfDeletedFiles(R));
  Notes.insert(Notes.begin(), OfConfigurations.begin(), OfConfigurations.end());
  collectNotes(R, Notes);
  if (R.Options.Diff && !R.Options.Check)
    printDiffs(R);
  for (const auto &[File, Diff] : R.Result.Differences)
    R.Out << Diff;
  bool HasDifferences = false, HasConflicts = false;
  for (const auto &[File, What] : R.Result.Published) {
    HasConflicts |= isConflict(What);
    HasDifferences |= isDifference(What);
    if (R.Options.Check && !(R.Options.Diff && hasNewText(What)))
      R.Out << describeDifference(File, What);
  }
  printNotes(R, Notes);
  std::vector<SharedFinding> Clashes = findLongClashes(R);
  for (const auto &[Source, Found] : Clashes)
    R.Log.print(findingText(Found, Source, R.Plan.Root));
  const RunSummary S = summaryOf(R, Clashes);
  bool HasErrors = !(S.Failed.empty() && S.Crashed.empty() && S.TimedOut.empty() && !S.LongClashes);
  std::string NewErrors;
  if (Error Failed = writeReports(migrationOf(R, Clashes, std::move(Notes), Seconds),
                                  R.Options.Reports, HasErrors, &NewErrors))
    R.report(std::move(Failed));
  R.Log.print(NewErrors);
  R.Log.print(summaryText(S, R.Workspace.Name, R.State.dir(), Seconds));
  if (R.Result.WasInterrupted)
    R.report(createStringError("interrupted; run the same command again to continue"));
  if (!R.Result.Errors.empty())
    return MigrateError;
  return HasErrors || HasConflicts || (R.Options.Check && HasDifferences) ? MigrateFailed
                                                                          : MigrateDone;
}

} // namespace amp2hip::migrate
