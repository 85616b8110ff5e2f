//===--- ReadTexts.cpp - What reports show of sources and outputs ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/MigrationReport.h"

#include "files/FilePieces.h"
#include "migrate/report/content/DiffHunks.h"
#include "migrate/report/content/Texts.h"
#include "text/Format.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace llvm;

namespace amp2hip::migrate {

namespace {
/// The texts of the code base, read at first use.
class Originals {
public:
  explicit Originals(StringRef Root) : Root(Root) {}

  /// Returns the text of a file; empty if it cannot be read.
  StringRef text(StringRef File) {
    auto [Found, IsNew] = Texts.try_emplace(File);
    if (IsNew) {
      std::optional<std::string> Path = File.str();
      if (!sys::path::is_absolute(File))
        Path = pathBelow(Root, File);
      if (Path)
        Found->second = readText(*Path).value_or("");
    }
    return Found->second;
  }

  StringRef line(StringRef File, int Number) {
    auto [Found, IsNew] = Lines.try_emplace(File);
    if (IsNew)
      Found->second = linesOf(text(File));
    bool Exists = Number >= 1 && static_cast<size_t>(Number) <= Found->second.size();
    return Exists ? Found->second[Number - 1] : StringRef();
  }

private:
  StringRef Root;
  StringMap<std::string> Texts;
  StringMap<std::vector<StringRef>> Lines;
};
} // namespace

/// Returns the files of the migrated tree with their originals. A file that is
/// only copied may have no Output.
static std::map<std::string, std::string> originalsByFile(const Migration &M) {
  std::map<std::string, std::string> Result;
  for (const FileRecord &Record : M.Files) {
    for (const Output &O : Record.Outputs)
      Result.try_emplace(O.File, O.Original.empty() ? Record.original() : O.Original);
    if (Record.Outputs.empty())
      Result.try_emplace(Record.Source, Record.original());
  }
  return Result;
}

static int countConflicts(StringRef Text) {
  int Count = Text.starts_with("<<<<<<< ");
  return Count + Text.count("\n<<<<<<< ");
}

static int countLines(StringRef Diff, char Kind) {
  int Count = 0;
  for (StringRef Line : linesOf(Diff))
    Count += Line.starts_with(StringRef(&Kind, 1));
  return Count;
}

static Error readChanges(Migration &M, Originals &Sources) {
  std::vector<std::pair<std::string, std::string>> Texts;
  std::vector<FileChange> Files;
  for (const auto &[File, Original] : originalsByFile(M)) {
    std::optional<std::string> Path = pathBelow(M.OutDir, File);
    // Most files are copies. Their texts would need much memory.
    if (std::optional<std::string> Source = pathBelow(M.Root, Original);
        Path && Source && haveEqualContents(*Source, *Path))
      continue;
    std::optional<std::string> New = Path ? readText(*Path) : std::nullopt;
    StringRef Old = Sources.text(Original);
    if (!New || Old == *New)
      continue;
    FileChange &Change = Files.emplace_back();
    Change.Original = Original;
    Change.File = File;
    Change.Conflicts = std::max(countConflicts(*New) - countConflicts(Old), 0);
    Texts.emplace_back(Old, std::move(*New));
  }
  auto Diffs = diffTexts(Texts);
  if (!Diffs)
    return Diffs.takeError();
  for (auto [Change, Diff] : zip_equal(Files, *Diffs)) {
    if (Diff.empty())
      continue;
    Change.Added = countLines(Diff, '+');
    Change.Removed = countLines(Diff, '-');
    Change.Diff = std::move(Diff);
    M.Changes.push_back(std::move(Change));
  }
  return Error::success();
}

static void readLines(Migration &M, Originals &Sources) {
  std::map<std::pair<StringRef, int>, StringRef> Lines;
  for (const FileRecord &Record : M.Files)
    for (const Finding &Found : Record.Findings)
      if (StringRef Text = Sources.line(Found.Where.File, Found.Where.Line); !Text.empty())
        Lines[{Found.Where.File, Found.Where.Line}] = Text;
  for (const auto &[Where, Text] : Lines)
    M.Lines.push_back({Where.first.str(), Where.second, Text.str()});
}

void readTexts(Migration &M) {
  Originals Sources(M.Root);
  M.Changes.clear();
  M.Lines.clear();
  if (Error Failed = readChanges(M, Sources))
    M.Notes.push_back({"", 0, "the report shows no differences: " + toString(std::move(Failed))});
  readLines(M, Sources);
  M.HasTexts = true;
}

} // namespace amp2hip::migrate
