//===--- RecordStore.cpp - Records of the files of a migration ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/state/RecordStore.h"

#include "amp2hip/TranslatedMark.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using namespace llvm;

namespace amp2hip::migrate {

//===----------------------------------------------------------------------===//
// The JSON form
//===----------------------------------------------------------------------===//

static bool fromJSON(const json::Value &Value, OutputState &State, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.map("hash", State.Hash) &&
         Map.mapOptional("lines-changed", State.LinesChanged) &&
         Map.mapOptional("has-conflicts", State.HasConflicts);
}

static bool fromJSON(const json::Value &Value, Note &N, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  int64_t Line = 0;
  if (!Map || !Map.mapOptional("file", N.File) || !Map.mapOptional("line", Line) ||
      !Map.map("text", N.Text))
    return false;
  N.Line = static_cast<unsigned>(std::max<int64_t>(Line, 0));
  return true;
}

static json::Value toJson(const StoredRecord &Stored) {
  json::Value Result = toJson(Stored.Record);
  json::Object &Members = *Result.getAsObject();
  if (!Stored.System.empty())
    Members["system"] = Stored.System;
  json::Object Published;
  for (const auto &[File, State] : Stored.Published) {
    json::Object Output{{"hash", State.Hash}};
    if (State.LinesChanged)
      Output["lines-changed"] = State.LinesChanged;
    if (State.HasConflicts)
      Output["has-conflicts"] = true;
    Published[File] = std::move(Output);
  }
  if (!Published.empty())
    Members["published"] = std::move(Published);
  json::Array Notes;
  for (const Note &N : Stored.Notes)
    Notes.push_back(json::Object{{"file", json::fixUTF8(N.File)},
                                 {"line", int64_t(N.Line)},
                                 {"text", json::fixUTF8(N.Text)}});
  if (!Notes.empty())
    Members["notes"] = std::move(Notes);
  if (!Stored.LongLists.empty())
    Members["long-lists"] = json::Array(Stored.LongLists);
  return Result;
}

static Expected<StoredRecord> storedFromJson(const json::Value &Value) {
  Expected<FileRecord> Record = fromJson(Value);
  if (!Record)
    return Record.takeError();
  StoredRecord Stored{std::move(*Record), "", {}, {}};
  json::Path::Root Root("record");
  json::ObjectMapper Map(Value, Root);
  if (!Map || !Map.mapOptional("system", Stored.System) ||
      !Map.mapOptional("published", Stored.Published) || !Map.mapOptional("notes", Stored.Notes) ||
      !Map.mapOptional("long-lists", Stored.LongLists))
    return Root.getError();
  return Stored;
}

//===----------------------------------------------------------------------===//
// The store
//===----------------------------------------------------------------------===//

/// Returns the name of the record of \p Source. Names of files have at most 255 bytes.
static std::string recordName(StringRef Source) {
  constexpr size_t MaxName = 250;
  const StringRef Name = sys::path::filename(Source);
  if (Name.size() <= MaxName)
    return (Source + ".json").str();
  return (Source.drop_back(Name.size()) + "long-name-" + hashOfOriginal(Name) + ".json").str();
}

std::string RecordStore::pathOf(StringRef Source) const {
  return State.state("records/" + recordName(Source));
}

void RecordStore::load() {
  for (const std::string &File : filesBelow(State.state("records"))) {
    std::optional<std::string> Text = readFile(State.state("records/" + File));
    if (!StringRef(File).ends_with(".json") || !Text)
      continue;
    Expected<json::Value> Value = json::parse(*Text);
    Expected<StoredRecord> Stored =
        Value ? storedFromJson(*Value) : Expected<StoredRecord>(Value.takeError());
    if (!Stored)
      consumeError(Stored.takeError());
    else if (std::string Source = Stored->Record.Source; recordName(Source) == File)
      Records[std::move(Source)] = std::move(*Stored);
  }
}

const StoredRecord *RecordStore::find(StringRef Source) const {
  auto Found = Records.find(Source.str());
  return Found == Records.end() ? nullptr : &Found->second;
}

Error RecordStore::save(StoredRecord Stored) {
  const std::string Source = Stored.Record.Source;
  if (Write)
    if (Error Failed = State.write(pathOf(Source), formatv("{0:2}\n", toJson(Stored)).str()))
      return Failed;
  Records[Source] = std::move(Stored);
  return Error::success();
}

Error RecordStore::remove(StringRef Source) {
  Records.erase(Source.str());
  return Write ? State.remove(pathOf(Source)) : Error::success();
}

} // namespace amp2hip::migrate
