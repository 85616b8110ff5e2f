//===--- UpdateFile.cpp - Writing files of the migrated tree --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/merge/UpdateFile.h"

#include "amp2hip/TranslatedMark.h"
#include "files/FilePieces.h"
#include "migrate/merge/LineEnds.h"
#include "migrate/merge/Merge.h"
#include "text/Format.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace amp2hip::migrate {

bool isConflict(UpdateOutcome What) {
  return What == UpdateOutcome::Conflict || What == UpdateOutcome::Unresolved ||
         What == UpdateOutcome::Unmergable || What == UpdateOutcome::Foreign;
}

bool hasNewText(UpdateOutcome What) {
  return What == UpdateOutcome::Written || What == UpdateOutcome::Merged ||
         What == UpdateOutcome::Conflict;
}

bool isDifference(UpdateOutcome What) {
  return hasNewText(What) || isConflict(What) || What == UpdateOutcome::Removed ||
         What == UpdateOutcome::Edited;
}

//===----------------------------------------------------------------------===//
// Merges of killed runs
//===----------------------------------------------------------------------===//

static constexpr StringLiteral RecordName = "merge.json";
static constexpr StringLiteral TextName = "merge.new";

Error FileUpdater::recover() {
  std::optional<std::string> Text = readFile(State.state(RecordName));
  if (!Text || !Options.Write)
    return Error::success();
  std::optional<std::string> New = readFile(State.state(TextName));
  Expected<json::Value> Parsed = json::parse(*Text);
  if (!Parsed)
    consumeError(Parsed.takeError());
  else if (const json::Object *Record = Parsed->getAsObject()) {
    auto Get = [&](StringRef Name) { return Record->getString(Name).value_or("").str(); };
    const std::string Relative = Get("file");
    // The texts are complete before the record is written. If the file differs
    // from its version before the merge, it was replaced by the merged text.
    if (Error Bad = checkRelative(Relative))
      consumeError(std::move(Bad));
    else if (std::optional<std::string> Mine = readFile(State.output(Relative));
             Mine && New && hashOfOriginal(*Mine) != Get("before") &&
             hashOfOriginal(*New) == Get("new"))
      if (Error Failed = State.write(State.base(Relative), *New))
        return Failed;
  }
  if (Error Failed = State.remove(State.state(RecordName)))
    return Failed;
  return State.remove(State.state(TextName));
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

/// True if \p Mine is what amp2hip wrote, according to \p Base or, if that is
/// missing, to the hash in its mark.
static bool isUnedited(const std::optional<std::string> &Base, StringRef Mine) {
  return Base ? equalExceptLineEnds(*Base, Mine) : originOf(Mine) == Origin::Amp2hip;
}

/// Returns \p New with the line endings of \p Mine if the user, or version
/// control, has converted them since amp2hip wrote \p Base.
static std::string withLineEndsOf(StringRef Mine, const std::optional<std::string> &Base,
                                  StringRef New) {
  return Base && Mine != *Base ? withLineEnds(New, lineEndsOf(Mine)) : New.str();
}

Expected<PublishedFile> FileUpdater::decide(const std::optional<std::string> &Base,
                                            const std::optional<std::string> &Mine,
                                            StringRef New) const {
  if (!Mine && Base && !Options.Force)
    return PublishedFile{UpdateOutcome::Deleted, "", true};
  if (!Mine || Options.Force)
    return PublishedFile{Mine == New ? UpdateOutcome::Unchanged : UpdateOutcome::Written, New.str(),
                         true};
  if (isUnedited(Base, *Mine)) {
    std::string Text = withLineEndsOf(*Mine, Base, New);
    return PublishedFile{Text == *Mine ? UpdateOutcome::Unchanged : UpdateOutcome::Written, Text,
                         true};
  }
  if (equalExceptLineEnds(*Mine, New))
    return PublishedFile{UpdateOutcome::Unchanged, "", true};
  if (Base && *Base == New)
    return PublishedFile{
        hasConflictMarkers(*Mine) ? UpdateOutcome::Unresolved : UpdateOutcome::Unchanged, "", true};
  if (!Base)
    return PublishedFile{UpdateOutcome::Foreign, "", false};
  if (!Options.Merge)
    return PublishedFile{UpdateOutcome::Edited, "", false};
  if (isBinary(*Base) || isBinary(*Mine) || isBinary(New))
    return PublishedFile{UpdateOutcome::Unmergable, "", true};
  if (hasConflictMarkers(*Mine))
    return PublishedFile{UpdateOutcome::Unresolved, "", false};
  Expected<MergedText> Merged = mergeTexts(*Base, *Mine, New, Options.ScratchFolder);
  if (!Merged)
    return Merged.takeError();
  UpdateOutcome What = Merged->HasConflicts    ? UpdateOutcome::Conflict
                       : Merged->Text == *Mine ? UpdateOutcome::Unchanged
                                               : UpdateOutcome::Merged;
  return PublishedFile{What, std::move(Merged->Text), true};
}

//===----------------------------------------------------------------------===//
// Publication
//===----------------------------------------------------------------------===//

Error FileUpdater::apply(StringRef Relative, const PublishedFile &D, StringRef Mine,
                         StringRef New) {
  bool IsMerge = D.What == UpdateOutcome::Merged || D.What == UpdateOutcome::Conflict;
  if (IsMerge) {
    json::Value Record = json::Object{{"file", json::fixUTF8(Relative)},
                                      {"before", hashOfOriginal(Mine)},
                                      {"new", hashOfOriginal(New)}};
    if (Error Failed = State.write(State.state(TextName), New))
      return Failed;
    if (Error Failed = State.write(State.state(RecordName), formatv("{0:2}\n", Record).str()))
      return Failed;
  }
  if (hasNewText(D.What))
    if (Error Failed = State.write(State.output(Relative), D.Text))
      return Failed;
  if (D.AdvanceBase)
    if (Error Failed = State.write(State.base(Relative), New))
      return Failed;
  if (!IsMerge)
    return Error::success();
  if (Error Failed = State.remove(State.state(RecordName)))
    return Failed;
  return State.remove(State.state(TextName));
}

/// Reads a file that may be missing. Returns an error if it exists but cannot
/// be read. If \p Write is false, a folder of this name counts as missing.
static Error readOptional(const std::string &Path, bool Write, std::optional<std::string> &Text) {
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (Buffer)
    Text = (*Buffer)->getBuffer().str();
  else if (Buffer.getError() != std::errc::no_such_file_or_directory &&
           Buffer.getError() != std::errc::not_a_directory &&
           (Write || Buffer.getError() != std::errc::is_a_directory))
    return createStringError(
        fmt::format("cannot read '{}': {}", Path, Buffer.getError().message()));
  return Error::success();
}

Error FileUpdater::checkPath(StringRef Relative) const {
  if (Error Bad = checkRelative(Relative))
    return Bad;
  return State.checkInside(State.output(Relative));
}

Error FileUpdater::read(StringRef Relative, std::optional<std::string> &Base,
                        std::optional<std::string> &Mine) const {
  if (Error Bad = checkPath(Relative))
    return Bad;
  if (Error Failed = readOptional(State.base(Relative), Options.Write, Base))
    return Failed;
  return readOptional(State.output(Relative), Options.Write, Mine);
}

Expected<PublishedFile> FileUpdater::publish(StringRef Relative, StringRef New) {
  std::optional<std::string> Base, Mine;
  if (Error Failed = read(Relative, Base, Mine))
    return Failed;
  Expected<PublishedFile> D = decide(Base, Mine, New);
  if (!D)
    return D.takeError();
  if (Options.Write)
    if (Error Failed = apply(Relative, *D, Mine ? StringRef(*Mine) : "", New))
      return Failed;
  return D;
}

/// Makes the decisions of decide() for files of any size.
UpdateOutcome FileUpdater::decideCopy(const std::string &Base, const std::string &Mine,
                                      StringRef Source) const {
  const bool HasBase = sys::fs::exists(Base), HasMine = sys::fs::exists(Mine);
  if (!HasMine && HasBase && !Options.Force)
    return UpdateOutcome::Deleted;
  if (!HasMine)
    return UpdateOutcome::Written;
  if (Options.Force)
    return haveEqualContents(Mine, Source) ? UpdateOutcome::Unchanged : UpdateOutcome::Written;
  if (areEqualExceptLineEnds(Mine, Source))
    return UpdateOutcome::Unchanged;
  if (!HasBase)
    return UpdateOutcome::Foreign;
  if (areEqualExceptLineEnds(Base, Mine))
    return UpdateOutcome::Written;
  if (haveEqualContents(Base, Source))
    return UpdateOutcome::Unchanged;
  return Options.Merge ? UpdateOutcome::Unmergable : UpdateOutcome::Edited;
}

Expected<PublishedFile> FileUpdater::publishCopy(StringRef Relative, StringRef Source) {
  if (Error Bad = checkPath(Relative))
    return Bad;
  const std::string Base = State.base(Relative), Mine = State.output(Relative);
  const UpdateOutcome What = decideCopy(Base, Mine, Source);
  const bool AdvanceBase = What != UpdateOutcome::Foreign && What != UpdateOutcome::Edited;
  if (Options.Write && What == UpdateOutcome::Written)
    if (Error Failed = State.copy(Source, Mine))
      return Failed;
  if (Options.Write && AdvanceBase)
    if (Error Failed = State.copy(Source, Base))
      return Failed;
  return PublishedFile{What, "", AdvanceBase, /*IsLarge=*/true};
}

Expected<bool> FileUpdater::isUneditedFile(StringRef Relative) const {
  uint64_t Size = 0;
  if (!sys::fs::file_size(State.output(Relative), Size) && Size > MaxMergedSize) {
    if (Error Bad = checkPath(Relative))
      return Bad;
    return areEqualExceptLineEnds(State.base(Relative), State.output(Relative));
  }
  std::optional<std::string> Base, Mine;
  if (Error Failed = read(Relative, Base, Mine))
    return Failed;
  return !Mine || isUnedited(Base, *Mine);
}

bool FileUpdater::isEdited(StringRef Relative) const {
  Expected<bool> IsUnedited = isUneditedFile(Relative);
  if (IsUnedited)
    return !*IsUnedited;
  consumeError(IsUnedited.takeError());
  return false;
}

bool FileUpdater::isDeleted(StringRef Relative) const {
  return sys::fs::exists(State.base(Relative)) && !sys::fs::exists(State.output(Relative));
}

Expected<UpdateOutcome> FileUpdater::withdraw(StringRef Relative) {
  Expected<bool> IsUnedited = isUneditedFile(Relative);
  if (!IsUnedited)
    return IsUnedited.takeError();
  const UpdateOutcome What = !sys::fs::exists(State.output(Relative)) ? UpdateOutcome::Unchanged
                             : *IsUnedited                            ? UpdateOutcome::Removed
                                                                      : UpdateOutcome::Orphaned;
  if (!Options.Write)
    return What;
  if (What == UpdateOutcome::Removed)
    if (Error Failed = State.remove(State.output(Relative)))
      return Failed;
  // The source of an edited file may return, for example with a branch; then the base is needed.
  if (What != UpdateOutcome::Orphaned && sys::fs::exists(State.base(Relative)))
    if (Error Failed = State.remove(State.base(Relative)))
      return Failed;
  return What;
}

} // namespace amp2hip::migrate
