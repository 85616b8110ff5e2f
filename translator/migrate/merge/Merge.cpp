//===--- Merge.cpp - Three-way merge of texts -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/merge/Merge.h"

#include "amp2hip/TranslatedMark.h"
#include "files/UniqueName.h"
#include "migrate/merge/Git.h"
#include "migrate/merge/LineEnds.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <utility>
#include <vector>

using namespace llvm;

namespace amp2hip::migrate {

/// The labels of the three versions in conflict markers.
static constexpr StringLiteral MineLabel = "edited";
static constexpr StringLiteral BaseLabel = "last translation";
static constexpr StringLiteral NewLabel = "new translation";

bool isBinary(StringRef Bytes) { return Bytes.take_front(8000).contains('\0'); }

bool hasConflictMarkers(StringRef Text) {
  // `=======` has no label: it may also underline a title. git writes the marker of the base if its
  // option merge.conflictStyle says so.
  static const std::string Markers[] = {("<<<<<<< " + MineLabel).str(),
                                        ("||||||| " + BaseLabel).str(),
                                        (">>>>>>> " + NewLabel).str()};
  while (!Text.empty()) {
    auto [Line, Rest] = Text.split('\n');
    if (is_contained(Markers, Line.rtrim("\r")))
      return true;
    Text = Rest;
  }
  return false;
}

/// Returns the version that a three-way merge of indivisible values selects: the
/// value that changed, and the user's value if both changed.
template <typename T>
static const T &changedOf(const T &Base, const T &Mine, const T &New) {
  return Mine == Base ? New : Mine;
}

/// Splits \p Text into its first line, if that is a mark, and the other lines.
static std::pair<StringRef, StringRef> splitMark(StringRef Text) {
  if (!isTranslated(Text))
    return {"", Text};
  size_t End = std::min(Text.find('\n'), Text.size() - 1) + 1;
  return {Text.take_front(End), Text.drop_front(End)};
}

/// A temporary file with a given text, which is removed with the object.
class ScratchFile {
public:
  static Expected<ScratchFile> create(StringRef Folder, StringRef Text) {
    const std::string Path = uniqueName((Folder + "/merge-").str(), ".txt");
    std::error_code Reason;
    raw_fd_ostream Stream(Path, Reason, sys::fs::CD_CreateNew);
    if (Reason)
      return createStringError(fmt::format("cannot write '{}': {}", Path, Reason.message()));
    ScratchFile Result(Path);
    Stream << Text;
    Stream.close();
    Reason = Stream.error();
    if (Reason) {
      Stream.clear_error();
      return createStringError(fmt::format("cannot write '{}': {}", Path, Reason.message()));
    }
    return Result;
  }

  std::string path() const { return Path; }

private:
  explicit ScratchFile(StringRef Path)
      : Path(Path.str()), Remover(std::make_unique<FileRemover>(Path)) {}

  std::string Path;
  std::unique_ptr<FileRemover> Remover;
};

/// Merges texts without marks and with equal line endings.
static Expected<MergedText> mergeBodies(StringRef Base, StringRef Mine, StringRef New,
                                        StringRef ScratchFolder) {
  if (Mine == Base || Mine == New)
    return MergedText{New.str(), false};
  if (New == Base)
    return MergedText{Mine.str(), false};
  std::vector<ScratchFile> Files;
  for (StringRef Text : {Mine, Base, New}) {
    Expected<ScratchFile> File = ScratchFile::create(ScratchFolder, Text);
    if (!File)
      return File.takeError();
    Files.push_back(std::move(*File));
  }
  Expected<GitResult> Result =
      runGit({"merge-file", "-p", "-q", "-L", MineLabel.str(), "-L", BaseLabel.str(), "-L",
              NewLabel.str(), Files[0].path(), Files[1].path(), Files[2].path()},
             ScratchFolder);
  if (!Result)
    return Result.takeError();
  // The exit code is the number of conflicts, at most 127; 255 is an error.
  if (Result->ExitCode > 127)
    return createStringError("'git merge-file' failed; check the installation of git");
  return MergedText{std::move(Result->Output), Result->ExitCode > 0};
}

Expected<MergedText> mergeTexts(StringRef Base, StringRef Mine, StringRef New,
                                StringRef ScratchFolder) {
  auto [BaseMark, BaseBody] = splitMark(Base);
  auto [MineMark, MineBody] = splitMark(Mine);
  auto [NewMark, NewBody] = splitMark(New);
  LineEnds BaseEnds = lineEndsOf(Base), MineEnds = lineEndsOf(Mine), NewEnds = lineEndsOf(New);
  bool IsUniform =
      BaseEnds != LineEnds::Mixed && MineEnds != LineEnds::Mixed && NewEnds != LineEnds::Mixed;
  LineEnds Common = IsUniform ? LineEnds::Lf : LineEnds::Mixed;
  Expected<MergedText> Body =
      mergeBodies(withLineEnds(BaseBody, Common), withLineEnds(MineBody, Common),
                  withLineEnds(NewBody, Common), ScratchFolder);
  if (!Body)
    return Body;
  std::string Mark = changedOf(withLineEnds(BaseMark, Common), withLineEnds(MineMark, Common),
                               withLineEnds(NewMark, Common));
  LineEnds Ends = IsUniform ? changedOf(BaseEnds, MineEnds, NewEnds) : LineEnds::Mixed;
  return MergedText{withLineEnds(Mark + Body->Text, Ends), Body->HasConflicts};
}

} // namespace amp2hip::migrate
