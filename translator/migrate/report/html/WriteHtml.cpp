//===--- WriteHtml.cpp - The HTML report ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The report is one page without references to other files. It contains the
// totals, files, findings and kernels as JSON, and the texts of each file as
// compressed JSON (FileDetails.h), which the browser reads when the file is
// opened. The scripts in page/ make the elements of the page from the data.
//
//===----------------------------------------------------------------------===//
#include "migrate/report/Formats.h"
#include "migrate/report/content/RulePages.h"
#include "migrate/report/content/Summary.h"
#include "migrate/report/content/Utf8.h"
#include "migrate/report/html/FileDetails.h"
#include "migrate/report/html/Page.h"
#include "text/Format.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/JSON.h"
#include <map>

using namespace llvm;

namespace amp2hip::migrate {

static json::Object placeOf(const Place &Where) {
  return json::Object{{"file", utf8(Where.File)},
                      {"line", Where.Line},
                      {"column", Where.Column},
                      {"endLine", Where.EndLine},
                      {"endColumn", Where.EndColumn}};
}

/// Texts of lines by file and number.
using LineTexts = std::map<std::pair<StringRef, int>, StringRef>;

static json::Object findingOf(const ReportedFinding &Reported, const LineTexts &Lines) {
  const Finding &Found = *Reported.Found;
  json::Object Result = placeOf(Found.Where);
  Result["severity"] = utf8(Found.Severity);
  Result["rule"] = utf8(Found.Rule);
  Result["reason"] = utf8(reasonOf(Found));
  Result["flag"] = utf8(Found.Flag);
  Result["message"] = utf8(Found.Message);
  Result["sources"] = Reported.Sources.size();
  Result["known"] = Reported.Known;
  if (auto Line = Lines.find({Found.Where.File, Found.Where.Line}); Line != Lines.end())
    Result["text"] = utf8(Line->second);
  json::Array Notes, Fixes;
  for (const Finding &Note : Found.Notes) {
    json::Object Object = placeOf(Note.Where);
    Object["message"] = utf8(Note.Message);
    Notes.push_back(std::move(Object));
  }
  for (const FixIt &Fix : Found.FixIts) {
    json::Object Object = placeOf(Fix.Where);
    Object["text"] = utf8(Fix.Text);
    Fixes.push_back(std::move(Object));
  }
  Result["notes"] = std::move(Notes);
  Result["fixes"] = std::move(Fixes);
  return Result;
}

static json::Object kernelOf(const Kernel &K) {
  json::Array Captures, Tile;
  for (const std::string &Capture : K.Captures)
    Captures.push_back(utf8(Capture));
  for (int Extent : K.Tile)
    Tile.push_back(Extent);
  return json::Object{{"name", utf8(K.Name)},    {"function", utf8(K.Function)},
                      {"line", K.Where.Line},    {"captures", std::move(Captures)},
                      {"tile", std::move(Tile)}, {"sharedBytes", K.SharedBytes}};
}

static json::Object fileOf(const FileSummary &File, const LineTexts &Lines, bool HasDetails) {
  json::Array Findings, Kernels;
  for (const ReportedFinding *Reported : File.Findings)
    Findings.push_back(findingOf(*Reported, Lines));
  for (const Kernel *K : File.Kernels)
    Kernels.push_back(kernelOf(*K));
  return json::Object{{"path", utf8(File.Path)},
                      {"state", utf8(File.State)},
                      {"header", File.IsHeader},
                      {"sources", File.Sources},
                      {"output", File.Change ? utf8(File.Change->File) : ""},
                      {"added", File.Change ? File.Change->Added : 0},
                      {"removed", File.Change ? File.Change->Removed : 0},
                      {"conflicts", File.Change ? File.Change->Conflicts : 0},
                      {"seconds", File.Seconds},
                      {"errors", File.Errors},
                      {"warnings", File.Warnings},
                      {"minutes", File.Minutes},
                      {"findings", std::move(Findings)},
                      {"kernels", std::move(Kernels)},
                      {"hasDetails", HasDetails}};
}

/// Returns the rules that occur, with their documentation.
static json::Object rulesOf(const Summary &S) {
  json::Object Result;
  for (const auto &[Name, Count] : S.FindingsByRule)
    if (const RuleInfo *Info = ruleNamed(Name))
      Result[Name] = json::Object{{"summary", Info->Summary},
                                  {"section", Info->Section},
                                  {"flag", Info->Flag},
                                  {"page", rulePage(Name)}};
  return Result;
}

static json::Array notesOf(const Migration &M) {
  json::Array Result;
  for (const Note &N : M.Notes)
    Result.push_back(
        json::Object{{"file", utf8(N.File)}, {"line", N.Line}, {"text", utf8(N.Text)}});
  return Result;
}

/// Adds a script element that contains \p Text, which the function details() of
/// data.js reads.
static void addDetails(std::string &Elements, size_t Index, StringRef Text) {
  SmallVector<uint8_t, 0> Compressed;
  StringRef Encoding = "none";
  if (compression::zlib::isAvailable()) {
    compression::zlib::compress(arrayRefFromStringRef(Text), Compressed);
    Text = toStringRef(Compressed);
    Encoding = "deflate";
  }
  Elements += fmt::format("<script type=\"text/plain\" id=\"details-{}\" data-encoding=\"{}\">{}"
                          "</script>\n",
                          Index, Encoding, encodeBase64(Text));
}

/// Returns JSON that can be the text of a script element: without "<", which
/// occurs only in strings.
static std::string embeddable(const json::Value &Value) {
  std::string Json, Result;
  raw_string_ostream(Json) << Value;
  for (char C : Json)
    if (C == '<')
      Result += "\\u003c";
    else
      Result += C;
  return Result;
}

void writeHtmlReport(raw_ostream &Stream, const Migration &M) {
  Summary S(M);
  LineTexts Lines;
  for (const FoundLine &Line : M.Lines)
    Lines[{Line.File, Line.Line}] = Line.Text;
  json::Array Files;
  std::string Details;
  for (auto [Index, File] : enumerate(S.Files)) {
    std::string Text = detailsOf(File, M);
    if (!Text.empty())
      addDetails(Details, Index, Text);
    Files.push_back(fileOf(File, Lines, !Text.empty()));
  }
  std::string Name = M.Name.empty() ? "Code base" : utf8(M.Name);
  json::Value Data = json::Object{{"name", Name},
                                  {"root", utf8(M.Root)},
                                  {"outDir", utf8(M.OutDir)},
                                  {"version", utf8(M.ToolVersion)},
                                  {"seconds", M.Seconds},
                                  {"known", S.Known},
                                  {"minutes", S.Minutes},
                                  {"rules", rulesOf(S)},
                                  {"effort", toJson(S.Effort)},
                                  {"files", std::move(Files)},
                                  {"notes", notesOf(M)}};
  writePage(Stream, Name, embeddable(Data), Details);
}

} // namespace amp2hip::migrate
