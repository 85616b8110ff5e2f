//===--- WriteJson.cpp - The JSON report ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// docs/report.md describes the members. A finding that several sources report is
// written once, with the names of the sources.
//
//===----------------------------------------------------------------------===//
#include "migrate/report/Formats.h"
#include "migrate/report/content/Summary.h"
#include "migrate/report/content/Utf8.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <set>
#include <tuple>

using namespace llvm;

namespace amp2hip::migrate {

static json::Object summaryOf(const Summary &S, const Migration &M) {
  json::Object States, RecordStates, Rules;
  for (const auto &[State, Count] : S.States)
    States[utf8(State)] = Count;
  std::map<std::string, unsigned> ByRecord;
  for (const FileRecord &Record : M.Files)
    ++ByRecord[Record.State];
  for (const auto &[State, Count] : ByRecord)
    RecordStates[utf8(State)] = Count;
  for (const auto &[Rule, Count] : S.FindingsByRule)
    Rules[utf8(Rule.empty() ? "clang" : Rule)] = Count;
  return json::Object{{"states", std::move(States)},
                      {"record-states", std::move(RecordStates)},
                      {"errors", S.Errors},
                      {"warnings", S.Warnings},
                      {"known", S.Known},
                      {"findings-by-rule", std::move(Rules)},
                      {"kernels", S.Kernels},
                      {"lines-added", S.Added},
                      {"lines-removed", S.Removed},
                      {"conflicts", S.Conflicts},
                      {"effort-minutes", S.Minutes},
                      {"effort", toJson(S.Effort)}};
}

using KernelKey = std::tuple<std::string, int, int, std::string>;

/// Returns the JSON form of a record without the findings, which are a list of
/// their own, without what only the next run of the migration needs, and without the kernels that
/// \p Listed contains. Adds the others to \p Listed.
static json::Value fileOf(FileRecord Record, std::set<KernelKey> &Listed) {
  llvm::erase_if(Record.Kernels, [&](const Kernel &K) {
    const std::string &File = K.Where.File.empty() ? Record.original() : K.Where.File;
    return !Listed.insert({File, K.Where.Line, K.Where.Column, K.Name}).second;
  });
  json::Value Value = toJson(Record);
  for (const char *Name : {"findings", "dependencies", "key"})
    Value.getAsObject()->erase(Name);
  return Value;
}

/// Returns the JSON form of a finding, as in a record.
static json::Object objectOf(const Finding &Found) {
  FileRecord Record;
  Record.Findings.push_back(Found);
  json::Value Value = toJson(Record);
  return std::move(*(*Value.getAsObject()->getArray("findings"))[0].getAsObject());
}

static json::Array findings(const Summary &S, const Migration &M) {
  std::map<std::pair<StringRef, int>, StringRef> Lines;
  for (const FoundLine &Line : M.Lines)
    Lines[{Line.File, Line.Line}] = Line.Text;
  json::Array Result;
  for (const ReportedFinding &Reported : S.Findings) {
    const Place &Where = Reported.Found->Where;
    json::Object Object = objectOf(*Reported.Found);
    json::Array Sources;
    for (const std::string &Source : Reported.Sources)
      Sources.push_back(utf8(Source));
    Object["sources"] = std::move(Sources);
    Object["fingerprint"] = Reported.Fingerprint;
    if (Reported.Known)
      Object["known"] = true;
    if (auto Line = Lines.find({Where.File, Where.Line}); Line != Lines.end())
      Object["text"] = utf8(Line->second);
    Result.push_back(std::move(Object));
  }
  return Result;
}

static json::Array changes(const Migration &M) {
  json::Array Result;
  for (const FileChange &Change : M.Changes) {
    json::Object Object{{"original", utf8(Change.Original)},
                        {"file", utf8(Change.File)},
                        {"added", Change.Added},
                        {"removed", Change.Removed},
                        {"diff", utf8(Change.Diff)}};
    if (Change.Conflicts)
      Object["conflicts"] = Change.Conflicts;
    Result.push_back(std::move(Object));
  }
  return Result;
}

static json::Array notes(const Migration &M) {
  json::Array Result;
  for (const Note &N : M.Notes) {
    json::Object Object{{"text", utf8(N.Text)}};
    if (!N.File.empty())
      Object["file"] = utf8(N.File);
    if (N.Line)
      Object["line"] = N.Line;
    Result.push_back(std::move(Object));
  }
  return Result;
}

void writeJsonReport(raw_ostream &Stream, const Migration &M) {
  Summary S(M);
  std::set<KernelKey> Kernels;
  json::OStream Json(Stream, 1);
  Json.object([&] {
    Json.attribute("version", JsonReportVersion);
    Json.attribute("tool", json::Object{{"name", "amp2hip"}, {"version", utf8(M.ToolVersion)}});
    Json.attribute("name", utf8(M.Name));
    Json.attribute("root", utf8(M.Root));
    Json.attribute("out-dir", utf8(M.OutDir));
    Json.attribute("seconds", M.Seconds);
    Json.attribute("summary", summaryOf(S, M));
    Json.attributeArray("files", [&] {
      for (const FileRecord &Record : M.Files)
        Json.value(fileOf(Record, Kernels));
    });
    Json.attribute("findings", findings(S, M));
    Json.attribute("changes", changes(M));
    Json.attribute("notes", notes(M));
  });
  Stream << '\n';
}

} // namespace amp2hip::migrate
