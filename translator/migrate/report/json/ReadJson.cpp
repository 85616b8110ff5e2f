//===--- ReadJson.cpp - Reads and merges JSON reports ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/Formats.h"
#include "migrate/report/MigrationReport.h"

#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>

using namespace llvm;

namespace amp2hip::migrate {

//===----------------------------------------------------------------------===//
// The overloads that llvm::json::ObjectMapper calls
//===----------------------------------------------------------------------===//

static bool fromJSON(const json::Value &Value, FileChange &Change, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.map("original", Change.Original) && Map.map("file", Change.File) &&
         Map.map("added", Change.Added) && Map.map("removed", Change.Removed) &&
         Map.mapOptional("conflicts", Change.Conflicts) && Map.map("diff", Change.Diff);
}

static bool fromJSON(const json::Value &Value, Note &N, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  int Line = 0;
  if (!Map || !Map.mapOptional("file", N.File) || !Map.mapOptional("line", Line) ||
      !Map.map("text", N.Text))
    return false;
  N.Line = std::max(Line, 0);
  return true;
}

static bool fromJSON(const json::Value &Value, FoundLine &Line, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.mapOptional("file", Line.File) && Map.mapOptional("line", Line.Line);
}

namespace {
/// The members of a finding that are not part of a Finding.
struct FoundMembers {
  FoundLine Line;
  std::vector<std::string> Sources;
  std::string Fingerprint;
  bool Known = false;
};

struct Tool {
  std::string Version;
};

bool fromJSON(const json::Value &Value, FoundMembers &Found, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.map("where", Found.Line) && Map.mapOptional("text", Found.Line.Text) &&
         Map.map("sources", Found.Sources) && Map.map("fingerprint", Found.Fingerprint) &&
         Map.mapOptional("known", Found.Known);
}

bool fromJSON(const json::Value &Value, Tool &T, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.map("version", T.Version);
}
} // namespace

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Adds the records of the files to \p M, with their findings.
static Error addFiles(Migration &M, json::Object &Report, ArrayRef<FoundMembers> Members) {
  std::map<std::string, json::Array> FindingsOf;
  const json::Array &Findings = *Report.getArray("findings");
  for (const auto &[Found, Value] : zip_equal(Members, Findings))
    for (const std::string &Source : Found.Sources)
      FindingsOf[Source].push_back(Value);
  json::Array *Files = Report.getArray("files");
  if (!Files)
    return createStringError("the member 'files' is missing");
  for (json::Value &File : *Files) {
    if (json::Object *Object = File.getAsObject())
      if (std::optional<StringRef> Source = Object->getString("source"))
        (*Object)["findings"] = std::move(FindingsOf[Source->str()]);
    Expected<FileRecord> Record = fromJson(File);
    if (!Record)
      return Record.takeError();
    M.Files.push_back(std::move(*Record));
  }
  return Error::success();
}

static Expected<Migration> parseReport(json::Value Value) {
  json::Object *Report = Value.getAsObject();
  std::optional<int64_t> Found = Report ? Report->getInteger("version") : std::nullopt;
  if (!Found)
    return createStringError("the member 'version' is missing");
  if (*Found != JsonReportVersion)
    return createStringError(fmt::format("it has version {}, but this amp2hip reads version {}",
                                         *Found, JsonReportVersion));
  Migration M;
  Tool By;
  std::vector<FoundMembers> Members;
  json::Path::Root Root("report");
  json::ObjectMapper Map(Value, Root);
  if (!Map || !Map.map("tool", By) || !Map.map("name", M.Name) || !Map.map("root", M.Root) ||
      !Map.map("out-dir", M.OutDir) || !Map.map("seconds", M.Seconds) ||
      !Map.map("findings", Members) || !Map.map("changes", M.Changes) || !Map.map("notes", M.Notes))
    return Root.getError();
  M.ToolVersion = By.Version;
  M.HasTexts = true;
  for (const FoundMembers &Found : Members) {
    if (!Found.Line.Text.empty())
      M.Lines.push_back(Found.Line);
    if (Found.Known)
      M.Known.Fingerprints.insert(Found.Fingerprint);
  }
  if (Error Failed = addFiles(M, *Report, Members))
    return Failed;
  return M;
}

/// Returns a source that \p M and \p Part have translated, or tried to; empty if there is none.
static std::string sourceOfBoth(const Migration &M, const Migration &Part) {
  std::set<StringRef> Sources;
  for (const FileRecord &Record : M.Files)
    if (Record.State != "copied")
      Sources.insert(Record.Source);
  for (const FileRecord &Record : Part.Files)
    if (Record.State != "copied" && Sources.count(Record.Source))
      return Record.Source;
  return "";
}

/// Adds \p Part, another part of the same migration, to \p M. A file that is in
/// both, such as a header that both translate, stays as it is in \p M.
static void add(Migration &M, Migration Part) {
  std::set<std::string> Sources, Changed, Notes;
  for (const FileRecord &Record : M.Files)
    Sources.insert(Record.Source);
  for (FileRecord &Record : Part.Files)
    if (!Sources.count(Record.Source))
      M.Files.push_back(std::move(Record));
  for (const FileChange &Change : M.Changes)
    Changed.insert(Change.File);
  for (FileChange &Change : Part.Changes)
    if (!Changed.count(Change.File))
      M.Changes.push_back(std::move(Change));
  auto KeyOf = [](const Note &N) { return fmt::format("{}:{}:{}", N.File, N.Line, N.Text); };
  for (const Note &N : M.Notes)
    Notes.insert(KeyOf(N));
  for (Note &N : Part.Notes)
    if (!Notes.count(KeyOf(N)))
      M.Notes.push_back(std::move(N));
  M.Lines.insert(M.Lines.end(), Part.Lines.begin(), Part.Lines.end());
  M.Known.Fingerprints.merge(Part.Known.Fingerprints);
  M.Seconds += Part.Seconds;
}

Expected<Migration> mergeReports(ArrayRef<std::string> Files) {
  std::optional<Migration> Merged;
  for (const std::string &File : Files) {
    auto Buffer = MemoryBuffer::getFile(File);
    if (!Buffer)
      return createStringError(
          fmt::format("cannot read the report '{}': {}", File, Buffer.getError().message()));
    Expected<json::Value> Value = json::parse((*Buffer)->getBuffer());
    Expected<Migration> Part =
        Value ? parseReport(std::move(*Value)) : Expected<Migration>(Value.takeError());
    if (!Part)
      return createStringError(
          fmt::format("'{}' is not a report of amp2hip: {}", File, toString(Part.takeError())));
    if (!Merged) {
      Merged = std::move(*Part);
      continue;
    }
    if (Part->Name != Merged->Name)
      return createStringError(
          fmt::format("'{}' is a report of the code base '{}', but '{}' is one of '{}'; merge the "
                      "reports of one code base",
                      File, Part->Name, Files.front(), Merged->Name));
    if (const std::string Source = sourceOfBoth(*Merged, *Part); !Source.empty())
      Merged->Notes.push_back({"", 0,
                               fmt::format("'{}' and an earlier report both contain the source "
                                           "'{}'; merge each shard of a code base once",
                                           File, Source)});
    if (Part->ToolVersion != Merged->ToolVersion)
      Merged->Notes.push_back(
          {"", 0,
           fmt::format("version {} of amp2hip made '{}', and version {} the first report; use one "
                       "version for all shards",
                       Part->ToolVersion, File, Merged->ToolVersion)});
    add(*Merged, std::move(*Part));
  }
  if (!Merged)
    return createStringError("there are no reports to merge");
  llvm::sort(Merged->Files,
             [](const FileRecord &A, const FileRecord &B) { return A.Source < B.Source; });
  llvm::sort(Merged->Changes,
             [](const FileChange &A, const FileChange &B) { return A.File < B.File; });
  return std::move(*Merged);
}

} // namespace amp2hip::migrate
