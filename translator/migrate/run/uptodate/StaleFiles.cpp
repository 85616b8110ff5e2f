//===--- StaleFiles.cpp - Files whose source disappeared ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/uptodate/StaleFiles.h"

#include "migrate/run/messages/Messages.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

/// The files of the plan, of all shards.
static std::map<std::string, const PlannedFile *> filesByPath(const MigrationPlan &P) {
  std::map<std::string, const PlannedFile *> Result;
  for (const PlannedFile &F : concat<const PlannedFile>(P.Files, P.OtherShards))
    Result[F.Relative] = &F;
  return Result;
}

/// True if the plan \p Planned leaves out the source of \p Record, which exists, because of
/// --include or --exclude. What earlier runs wrote for it stays.
static bool isLeftOut(const MigrationContext &R,
                      const std::map<std::string, const PlannedFile *> &Planned,
                      const FileRecord &Record) {
  const PlanOptions &Options = R.Options.Planning;
  return !(Options.Include.empty() && Options.Exclude.empty()) &&
         !Planned.count(Record.original()) &&
         sys::fs::exists(R.Plan.Root + "/" + Record.original());
}

std::set<std::string> translatedHeaders(const MigrationContext &R) {
  const auto Planned = filesByPath(R.Plan);
  std::set<std::string> Result;
  for (const auto &[Source, Stored] : R.Records.all()) {
    auto Found = Planned.find(Source);
    if (Found != Planned.end() ? Found->second->What == Action::Translate
                               : isLeftOut(R, Planned, Stored.Record))
      for (const auto &[File, State] : Stored.Published)
        if (File != Source)
          Result.insert(File);
  }
  return Result;
}

/// Withdraws \p File, and describes what was done.
static void withdraw(MigrationContext &R, const std::string &File) {
  Expected<UpdateOutcome> Done = R.Files.withdraw(File);
  if (!Done) {
    R.report(Done.takeError());
    return;
  }
  if (*Done != UpdateOutcome::Unchanged)
    R.Result.Published[File] = *Done;
  if (!R.Options.Check)
    R.Log.print(describePublication(R.State.output(File), *Done, ""));
}

void removeObstacles(MigrationContext &R) {
  const auto Planned = filesByPath(R.Plan);
  auto IsInTheWay = [&](const std::string &File) {
    const auto Next = Planned.lower_bound(File + '/');
    if (Next != Planned.end() && StringRef(Next->first).starts_with(File + '/'))
      return true; // a folder now
    for (StringRef Folder = sys::path::parent_path(File); !Folder.empty();
         Folder = sys::path::parent_path(Folder))
      if (Planned.count(Folder.str()))
        return true; // the folder is a file now
    return false;
  };
  for (const std::string &File : filesBelow(R.State.state("base")))
    if (IsInTheWay(File))
      withdraw(R, File);
}

void removeStaleFiles(MigrationContext &R, const std::set<std::string> &Generated) {
  const auto Planned = filesByPath(R.Plan);
  std::set<std::string> Kept = Generated, Lists, LongLists;
  for (const auto &[File, F] : Planned)
    if (!R.isInPlace(*F) && F->VariantOf.empty()) // a variant may have the file of another one
      Kept.insert(File);
  std::vector<std::string> Disappeared;
  for (const auto &[Source, Stored] : R.Records.all()) {
    auto Found = Planned.find(Source);
    const bool IsWritten = Found == Planned.end() ? isLeftOut(R, Planned, Stored.Record)
                                                  : Found->second->What == Action::Translate ||
                                                        !R.isInPlace(*Found->second);
    if (!IsWritten) {
      Disappeared.push_back(Source);
      continue;
    }
    Lists.insert(Stored.System);
    LongLists.insert(Stored.LongLists.begin(), Stored.LongLists.end());
    for (const auto &[File, State] : Stored.Published) {
      Kept.insert(File);
      if (Found == Planned.end() && !R.Options.Check && R.Files.isEdited(File))
        R.Log.print(fmt::format("amp2hip: note: '{}' was edited and is not updated, because "
                                "--include or --exclude leaves out '{}'\n",
                                R.State.output(File), Source));
    }
  }

  for (const std::string &File : filesBelow(R.State.state("base")))
    if (!Kept.count(File))
      withdraw(R, File);
  for (const std::string &Source : Disappeared)
    if (Error Failed = R.Records.remove(Source))
      R.report(std::move(Failed));
  if (Error Failed = R.System.keepOnly(Lists))
    R.report(std::move(Failed));
  if (Error Failed = R.Longs.keepOnly(LongLists))
    R.report(std::move(Failed));
}

} // namespace amp2hip::migrate
