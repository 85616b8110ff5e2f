//===--- WriteSarif.cpp - The SARIF report --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Clang's SarifDocumentWriter makes the document. It knows nothing of fixes,
// notes, fingerprints and help texts, so these are added to its JSON. Each result
// is given to the writer with the ranges of its notes and fixes as additional
// locations; the writer turns them into regions, which are moved to their places.
//
//===----------------------------------------------------------------------===//
#include "migrate/report/Formats.h"
#include "migrate/report/content/RulePages.h"
#include "migrate/report/sarif/SarifSources.h"
#include "text/Format.h"
#include "clang/Basic/Sarif.h"
#include <map>

using namespace llvm;

namespace amp2hip::migrate {

/// Returns the id of the rule of a finding. Messages of Clang have ids as in
/// clang-tidy.
static std::string ruleIdOf(const Finding &Found) {
  if (!Found.Rule.empty())
    return Found.Rule;
  return "clang-diagnostic-" + (Found.Flag.empty() ? Found.Severity : Found.Flag);
}

static clang::SarifResultLevel levelOf(StringRef Severity) {
  if (Severity == "error")
    return clang::SarifResultLevel::Error;
  return Severity == "warning" ? clang::SarifResultLevel::Warning : clang::SarifResultLevel::Note;
}

/// Adds the rules of all findings. Returns their indices by id.
static std::map<std::string, unsigned> addRules(clang::SarifDocumentWriter &Writer,
                                                ArrayRef<ReportedFinding> Findings) {
  std::map<std::string, unsigned> Indices;
  for (const ReportedFinding &Reported : Findings) {
    std::string Id = ruleIdOf(*Reported.Found);
    if (Indices.count(Id))
      continue;
    const RuleInfo *Info = ruleNamed(Id);
    StringRef Level = Reported.Found->Severity;
    if (Info)
      Level = Info->Level == Severity::Error     ? "error"
              : Info->Level == Severity::Warning ? "warning"
                                                 : "note";
    Indices[Id] = Writer.createRule(
        clang::SarifRule::create()
            .setRuleId(Id)
            .setName(Info && !Info->Flag.empty() ? Info->Flag : StringRef(Id))
            .setDescription(Info ? Info->Summary : "a message of the compiler Clang")
            .setDefaultConfiguration(
                clang::SarifReportingConfiguration::create().setLevel(levelOf(Level))));
  }
  return Indices;
}

static void addResult(clang::SarifDocumentWriter &Writer, SarifSources &Sources,
                      const ReportedFinding &Reported, unsigned Rule) {
  const Finding &Found = *Reported.Found;
  StringRef Source = Reported.Sources.front();
  SmallVector<clang::CharSourceRange, 8> Ranges = {Sources.rangeOf(Found.Where, Source)};
  for (const Finding &Note : Found.Notes)
    Ranges.push_back(Sources.rangeOf(Note.Where, Source));
  for (const FixIt &Fix : Found.FixIts)
    Ranges.push_back(Sources.rangeOf(Fix.Where, Source));
  if (any_of(Ranges, [](const clang::CharSourceRange &R) { return R.isInvalid(); }))
    Ranges.clear();
  Writer.appendResult(clang::SarifResult::create(Rule)
                          .setRuleId(ruleIdOf(Found))
                          .setDiagnosticMessage(json::fixUTF8(Found.Message))
                          .setLocations(Ranges)
                          .setDiagnosticLevel(levelOf(Found.Severity)));
}

/// Corrects all artifactLocation objects in \p Value. Clang's writer assigns indexes
/// in the order of the results, but may write the artifacts in another order;
/// \p Indexes has those of the artifacts by URI.
static void fixLocations(json::Value &Value, const std::map<std::string, int64_t> &Indexes) {
  if (json::Array *Array = Value.getAsArray())
    for (json::Value &Element : *Array)
      fixLocations(Element, Indexes);
  if (json::Object *Object = Value.getAsObject())
    for (auto &[Name, Member] : *Object) {
      if (StringRef(Name) != "artifactLocation") {
        fixLocations(Member, Indexes);
        continue;
      }
      json::Object &Location = *Member.getAsObject();
      if (auto Index = Indexes.find(Location.getString("uri").value_or("").str());
          Index != Indexes.end())
        Location["index"] = Index->second;
      SarifSources::fixLocation(Location);
    }
}

/// Returns one object of the array "fixes" for the fix-its of a finding, which
/// belong together. \p Locations are those of the fix-its.
static json::Object fixOf(const Finding &Found, MutableArrayRef<json::Value> Locations) {
  std::map<std::string, json::Array> Replacements;
  std::map<std::string, json::Value> Artifacts;
  for (auto [Fix, Location] : zip_equal(Found.FixIts, Locations)) {
    json::Object &Physical = *Location.getAsObject()->getObject("physicalLocation");
    std::string File = Physical.getObject("artifactLocation")->getString("uri")->str();
    Artifacts.emplace(File, std::move(*Physical.get("artifactLocation")));
    Replacements[File].push_back(
        json::Object{{"deletedRegion", std::move(*Physical.get("region"))},
                     {"insertedContent", json::Object{{"text", json::fixUTF8(Fix.Text)}}}});
  }
  json::Array Changes;
  for (auto &[File, Artifact] : Artifacts)
    Changes.push_back(json::Object{{"artifactLocation", std::move(Artifact)},
                                   {"replacements", std::move(Replacements[File])}});
  return json::Object{{"description", json::Object{{"text", "the change that amp2hip suggests"}}},
                      {"artifactChanges", std::move(Changes)}};
}

/// Adds the notes, fixes and the identity of a finding to its result.
static void complete(json::Object &Result, const ReportedFinding &Reported, bool HasBaseline) {
  const Finding &Found = *Reported.Found;
  Result["partialFingerprints"] = json::Object{{"amp2hip/v1", Reported.Fingerprint}};
  // A baseline contains no notes.
  if (HasBaseline && Found.Severity != "note")
    Result["baselineState"] = Reported.Known ? "unchanged" : "new";
  json::Array *Locations = Result.getArray("locations");
  if (!Locations)
    return;
  size_t FirstFix = 1 + Found.Notes.size();
  if (!Found.FixIts.empty())
    Result["fixes"] =
        json::Array{fixOf(Found, {Locations->data() + FirstFix, Locations->size() - FirstFix})};
  json::Array Related;
  for (auto [Index, Note] : enumerate(Found.Notes)) {
    json::Object &Location = *(*Locations)[1 + Index].getAsObject();
    Location["id"] = static_cast<int64_t>(Index + 1);
    Location["message"] = json::Object{{"text", json::fixUTF8(Note.Message)}};
    Related.push_back(std::move(Location));
  }
  if (!Related.empty())
    Result["relatedLocations"] = std::move(Related);
  Result["locations"] = json::Array{std::move((*Locations)[0])};
}

static json::Object notification(StringRef Level, StringRef Text, StringRef File, unsigned Line) {
  json::Object Result{{"level", Level}, {"message", json::Object{{"text", json::fixUTF8(Text)}}}};
  if (!File.empty()) {
    json::Object Physical{{"artifactLocation", SarifSources::locationOf(File)}};
    if (Line)
      Physical["region"] = json::Object{{"startLine", Line}};
    Result["locations"] = json::Array{json::Object{{"physicalLocation", std::move(Physical)}}};
  }
  return Result;
}

/// Returns the notes of the migration, and the files that have an outcome but
/// no finding.
static json::Object invocationOf(const Migration &M) {
  json::Array Notifications;
  bool Successful = true;
  for (const FileRecord &Record : M.Files) {
    if (Record.State != "crashed" && Record.State != "timed-out")
      continue;
    Successful = false;
    Notifications.push_back(
        notification("error",
                     fmt::format("the translation of '{}' {}", Record.original(),
                                 Record.State == "crashed" ? "crashed" : "exceeded the time limit"),
                     Record.original(), 0));
  }
  for (const Note &N : M.Notes)
    Notifications.push_back(notification("note", N.Text, N.File, N.Line));
  return json::Object{{"executionSuccessful", Successful},
                      {"toolExecutionNotifications", std::move(Notifications)}};
}

/// Adds help texts to the rules of the tool.
static void addHelp(json::Object &Driver) {
  // The writer sets it to a page about Clang.
  Driver.erase("informationUri");
  for (json::Value &Element : *Driver.getArray("rules")) {
    json::Object &Rule = *Element.getAsObject();
    StringRef Page = rulePage(Rule.getString("id").value_or(""));
    Rule["shortDescription"] = *Rule.get("fullDescription");
    if (!Page.empty())
      Rule["help"] = json::Object{{"text", Page}, {"markdown", Page}};
  }
}

void writeSarifReport(raw_ostream &Stream, const Migration &M) {
  std::vector<ReportedFinding> Findings = findingsOf(M);
  SarifSources Sources(M);
  clang::SarifDocumentWriter Writer(Sources.manager());
  Writer.createRun("amp2hip", "amp2hip, a translator of C++ AMP to HIP and CUDA", M.ToolVersion);
  std::map<std::string, unsigned> Rules = addRules(Writer, Findings);
  for (const ReportedFinding &Reported : Findings)
    addResult(Writer, Sources, Reported, Rules[ruleIdOf(*Reported.Found)]);
  Writer.endRun();

  json::Value Document = Writer.createDocument();
  json::Object &Run = *(*Document.getAsObject()->getArray("runs"))[0].getAsObject();
  std::map<std::string, int64_t> Indexes;
  for (const auto &[Index, Artifact] : enumerate(*Run.getArray("artifacts")))
    Indexes[Artifact.getAsObject()->getObject("location")->getString("uri").value_or("").str()] =
        int64_t(Index);
  fixLocations(Document, Indexes);
  for (auto [Result, Reported] : zip_equal(*Run.getArray("results"), Findings))
    complete(*Result.getAsObject(), Reported, !M.Known.Fingerprints.empty());
  for (json::Value &Artifact : *Run.getArray("artifacts")) {
    SarifSources::fixLocation(*Artifact.getAsObject()->getObject("location"));
    // The length is that of the text in UTF-8.
    Artifact.getAsObject()->erase("length");
  }
  addHelp(*Run.getObject("tool")->getObject("driver"));
  Run["invocations"] = json::Array{invocationOf(M)};
  if (!M.Root.empty())
    Run["originalUriBaseIds"] =
        json::Object{{"%SRCROOT%", json::Object{{"uri", SarifSources::uriOfFolder(M.Root)}}}};
  Stream << formatv("{0:1}", Document) << '\n';
}

} // namespace amp2hip::migrate
