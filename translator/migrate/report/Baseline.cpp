//===--- Baseline.cpp - Files of known findings ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A baseline is a JSON object with one line per finding, so that a version
// control system shows which findings come and go. Only the fingerprints are
// read; the other members are for people.
//
//===----------------------------------------------------------------------===//
#include "migrate/report/MigrationReport.h"

#include "text/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>

using namespace llvm;

namespace amp2hip::migrate {

/// The version of the format.
static constexpr int64_t Version = 1;

Expected<Baseline> readBaseline(StringRef File) {
  auto Buffer = MemoryBuffer::getFile(File);
  if (!Buffer)
    return createStringError(
        fmt::format("cannot read the baseline '{}': {}", File, Buffer.getError().message()));
  auto Invalid = [&](const Twine &Reason) {
    return createStringError(
        fmt::format("'{}' is not a baseline of amp2hip: {}", File, Reason.str()));
  };
  Expected<json::Value> Value = json::parse((*Buffer)->getBuffer());
  if (!Value)
    return Invalid(toString(Value.takeError()));
  const json::Object *Object = Value->getAsObject();
  std::optional<int64_t> Found = Object ? Object->getInteger("baseline-version") : std::nullopt;
  if (!Found)
    return Invalid("the member 'baseline-version' is missing");
  if (*Found != Version)
    return createStringError(
        fmt::format("the baseline '{}' has version {}, but this amp2hip reads version {}", File,
                    *Found, Version));
  const json::Array *Findings = Object->getArray("findings");
  if (!Findings)
    return Invalid("the member 'findings' is missing");
  Baseline Known;
  for (const json::Value &Element : *Findings) {
    const json::Object *Finding = Element.getAsObject();
    std::optional<StringRef> Fingerprint =
        Finding ? Finding->getString("fingerprint") : std::nullopt;
    if (!Fingerprint)
      return Invalid("an element of 'findings' has no member 'fingerprint'");
    Known.Fingerprints.insert(Fingerprint->str());
  }
  return Known;
}

bool isKnown(const Baseline &Known, const ReportedFinding &Found) {
  return Known.Fingerprints.count(Found.Fingerprint) != 0;
}

std::string baselineText(const Migration &M) {
  std::map<std::pair<StringRef, int>, StringRef> Lines;
  for (const FoundLine &Line : M.Lines)
    Lines[{Line.File, Line.Line}] = Line.Text;
  std::string Text = fmt::format("{{\"baseline-version\": {}, \"findings\": [", Version);
  const char *Separator = "\n";
  for (const ReportedFinding &Reported : findingsOf(M)) {
    const Finding &Found = *Reported.Found;
    if (Found.Severity != "error" && Found.Severity != "warning")
      continue;
    raw_string_ostream Stream(Text);
    Stream << Separator;
    json::OStream Json(Stream);
    auto Member = [&](StringRef Name, StringRef Value) {
      if (!Value.empty())
        Json.attribute(Name, json::fixUTF8(Value));
    };
    // No line numbers: they would change with every edit of the file.
    Json.object([&] {
      Member("fingerprint", Reported.Fingerprint);
      Member("rule", Found.Rule.empty() ? Found.Flag : Found.Rule);
      Member("file", Found.Where.File.empty() ? Reported.Sources.front() : Found.Where.File);
      Member("message", Found.Message);
      Member("text", Lines[{Found.Where.File, Found.Where.Line}].trim());
    });
    Separator = ",\n";
  }
  return Text + "\n]}\n";
}

} // namespace amp2hip::migrate
