//===--- CopyFiles.cpp - Copies of files ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/CopyFiles.h"

#include "migrate/plan/CopiedText.h"
#include "migrate/plan/lexical/IncludeGraph.h"
#include "migrate/plan/tree/ExcludedFiles.h"
#include "migrate/run/uptodate/UpToDate.h"
#include "text/Format.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
namespace fs = llvm::sys::fs;

namespace amp2hip::migrate {

/// Makes the copy of a script executable.
static void copyExecutableBits(const std::string &From, const std::string &To) {
  ErrorOr<fs::perms> Source = fs::getPermissions(From), Copy = fs::getPermissions(To);
  if (Source && Copy && (*Source & fs::owner_exe) && !(*Copy & fs::owner_exe))
    (void)fs::setPermissions(To, *Copy | (*Source & fs::all_exe));
}

bool publishCopy(MigrationContext &R, const PlannedFile &F, StoredRecord &Stored) {
  Stored.Notes.clear();
  fs::file_status Status;
  const bool IsCode = isCodeName(F.Relative);
  const bool IsLarge =
      !fs::status(F.Path, Status) && Status.getSize() > (IsCode ? MaxScannedSize : MaxMergedSize);
  if (IsLarge && IsCode)
    Stored.Notes.push_back({F.Path, 0,
                            fmt::format("the file is larger than {} MiB and is copied without "
                                        "changes; check its include directives",
                                        MaxScannedSize >> 20)});
  if (IsLarge) {
    if (R.Hashes.hashOf(F.Path).empty()) {
      R.report(createStringError(fmt::format("cannot read '{}'", F.Path)));
      return false;
    }
    if (!R.publishCopy(F.Relative, F.Path, Stored.Published[F.Relative]))
      return false;
    if (!R.Options.Check)
      copyExecutableBits(F.Path, R.State.output(F.Relative));
    return true;
  }
  auto Buffer = MemoryBuffer::getFile(F.Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!Buffer) {
    R.report(createStringError(
        fmt::format("cannot read '{}': {}", F.Path, Buffer.getError().message())));
    return false;
  }
  std::string Text = copiedText(R.Plan, R.Includes, F, (*Buffer)->getBuffer(), Stored.Notes);
  if (!R.publish(F.Relative, Text, Stored.Published[F.Relative]))
    return false;
  if (!R.Options.Check)
    copyExecutableBits(F.Path, R.State.output(F.Relative));
  return true;
}

void copyFiles(MigrationContext &R, RecordKeys &K, const std::set<std::string> &WrittenElsewhere) {
  const std::string Key = K.ofCopy();
  for (const PlannedFile &F : R.Plan.Files) {
    if (F.What == Action::Translate || R.isInPlace(F))
      continue;
    if (WrittenElsewhere.count(F.Relative)) {
      // The file belongs to the record of the source that was translated with it.
      if (R.Records.find(F.Relative))
        if (Error Failed = R.Records.remove(F.Relative))
          R.report(std::move(Failed));
      continue;
    }
    if (reasonToUpdate(R, K, F, Key).empty()) {
      R.publishAgain(F.Relative);
      continue;
    }
    StoredRecord Stored;
    Stored.Record.Source = F.Relative;
    Stored.Record.State = F.Obstacle.empty() ? "copied" : "unsupported";
    if (!F.Obstacle.empty()) {
      Finding Found;
      Found.Severity = "warning";
      Found.Where = {F.Relative, 1, 1, 1, 1};
      Found.Message = F.Obstacle;
      R.Log.print(fmt::format("{}: warning: {}\n", F.Relative, F.Obstacle));
      Stored.Record.Findings.push_back(std::move(Found));
    }
    Stored.Record.Key = Key;
    Stored.Record.Dependencies = {{F.Relative, R.Hashes.hashOf(F.Path)}};
    Stored.Record.Outputs = {{F.Relative, F.Relative, false}};
    if (publishCopy(R, F, Stored))
      if (Error Failed = R.Records.save(std::move(Stored)))
        R.report(std::move(Failed));
  }
}

} // namespace amp2hip::migrate
