//===--- MigrationContext.cpp - State of a run ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/MigrationContext.h"

#include "amp2hip/TranslatedMark.h"
#include "files/StagedFile.h"
#include "migrate/merge/UnifiedDiff.h"
#include "migrate/run/messages/Messages.h"
#include "text/Format.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

void MigrationContext::report(Error Failure) {
  std::string Message = toString(std::move(Failure));
  Log.print(fmt::format("amp2hip: error: {}\n", Message));
  Result.Errors.push_back(std::move(Message));
}

/// Records how the file \p Relative differs from \p Text, which a run without
/// --check would write.
static Error recordDifference(MigrationContext &R, StringRef Relative, StringRef Text) {
  DiffSide Old{R.State.output(Relative), Relative.str()}, New{"", Relative.str()};
  if (!sys::fs::exists(Old.Path))
    Old.Path.clear();
  New.Path = R.ScratchFolder + "/new";
  if (Error Failed = writeWholeFile(New.Path, [&](raw_ostream &Stream) { Stream << Text; }))
    return Failed;
  Expected<std::string> Diff = unifiedDiff(Old, New, R.Options.ColorOutput, R.ScratchFolder);
  if (!Diff)
    return Diff.takeError();
  R.Result.Differences[Relative.str()] = std::move(*Diff);
  return Error::success();
}

bool MigrationContext::publish(StringRef Relative, StringRef New, OutputState &Output) {
  return isPublished(Relative, Files.publish(Relative, New), hashOfOriginal(New), Output);
}

bool MigrationContext::publishCopy(StringRef Relative, StringRef Source, OutputState &Output) {
  return isPublished(Relative, Files.publishCopy(Relative, Source), Hashes.hashOf(Source), Output);
}

bool MigrationContext::isPublished(StringRef Relative, Expected<PublishedFile> Done,
                                   std::string Hash, OutputState &Output) {
  if (!Done) {
    report(Done.takeError());
    return false;
  }
  Hashes.forget(State.base(Relative));
  Output.Hash = std::move(Hash);
  Output.HasConflicts =
      Done->What == UpdateOutcome::Conflict || Done->What == UpdateOutcome::Unresolved;
  if (Done->What == UpdateOutcome::Unchanged)
    return true;
  Result.Published[Relative.str()] = Done->What;
  if (Options.Check) {
    if (Options.Diff && hasNewText(Done->What) && !Done->IsLarge)
      if (Error Failed = recordDifference(*this, Relative, Done->Text))
        report(std::move(Failed));
    return true;
  }
  Log.print(describePublication(State.output(Relative), Done->What, Done->Text));
  return true;
}

void MigrationContext::publishAgain(StringRef Source) {
  StoredRecord Stored = *Records.find(Source);
  bool AnyResolved = false;
  for (auto &[File, Output] : Stored.Published) {
    if (!Options.Force && !Output.HasConflicts)
      continue;
    const bool HadConflicts = Output.HasConflicts;
    const std::string Base = State.base(File);
    uint64_t Size = 0;
    if (sys::fs::file_size(Base, Size))
      continue;
    if (Size > MaxMergedSize && !HadConflicts ? publishCopy(File, Base, Output)
                                              : publish(File, readFile(Base).value_or(""), Output))
      AnyResolved |= HadConflicts && !Output.HasConflicts;
  }
  if (AnyResolved)
    if (Error Failed = Records.save(std::move(Stored)))
      report(std::move(Failed));
}

} // namespace amp2hip::migrate
