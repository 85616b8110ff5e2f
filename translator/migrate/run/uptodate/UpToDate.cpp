//===--- UpToDate.cpp - Which files are up to date ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/uptodate/UpToDate.h"

#include "text/Format.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

/// Does the same as reasonToUpdate(), but does not look at variants of the same source.
static std::string ownReasonToUpdate(MigrationContext &R, RecordKeys &K, const PlannedFile &F,
                                     const std::string &Key) {
  const StoredRecord *Stored = R.Records.find(F.Relative);
  if (!Stored || Stored->Record.VariantOf != F.VariantOf)
    return "new";
  for (const Dependency &D : Stored->Record.Dependencies) {
    const std::string Path = sys::path::is_absolute(D.File) ? D.File : R.Plan.Root + "/" + D.File;
    if (D.Hash.empty() || R.Hashes.hashOf(Path) != D.Hash)
      return fmt::format("'{}' has changed", D.File);
  }
  if (const std::string &File = R.System.firstChange(Stored->System); !File.empty())
    return fmt::format("'{}' has changed", File);
  if (Stored->Record.Key.empty() || Stored->Record.Key != K.ofResult(Key, Stored->Record))
    return Stored->Record.State == "failed" || Stored->Record.State == "crashed" ||
                   Stored->Record.State == "timed-out"
               ? "the last translation " +
                     (Stored->Record.State == "timed-out" ? "timed out" : Stored->Record.State)
           : haveSameOptions(Key, Stored->Record.Key) ? "the flags of its project have changed"
                                                      : "amp2hip or its options have changed";
  for (const std::string &List : Stored->LongLists)
    if (!R.Longs.contains(List))
      return "its record is damaged";
  // The name of a variant of a header (SharedHeaders.h) must stay free.
  for (const Output &O : Stored->Record.Outputs)
    if (O.IsHeader && O.File != O.Original && sys::fs::exists(R.Plan.Root + "/" + O.File))
      return fmt::format("'{}' is now a file of the code base", O.File);
  for (const auto &[File, Output] : Stored->Published)
    if (R.Hashes.hashOf(R.State.base(File)) != Output.Hash)
      return fmt::format("'{}' is not up to date", File);
  return "";
}

std::string reasonToUpdate(MigrationContext &R, RecordKeys &K, const PlannedFile &F,
                           const std::string &Key) {
  std::string Reason = ownReasonToUpdate(R, K, F, Key);
  // The first variant decides which others get files of their own.
  if (const auto Group = R.SourcesWithVariants.find(F.original());
      Reason.empty() && Group != R.SourcesWithVariants.end())
    for (const PlannedFile *Other : Group->second)
      if (Other != &F && !ownReasonToUpdate(R, K, *Other, K.ofTranslation(*Other)).empty())
        return fmt::format("its translation for other projects, '{}', is not up to date",
                           Other->Relative);
  return Reason;
}

} // namespace amp2hip::migrate
