//===--- FileRecord.cpp - The JSON form of records ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Members whose value is empty or zero are left out of the JSON form.
//
//===----------------------------------------------------------------------===//
#include "migrate/FileRecord.h"

using namespace llvm;

namespace amp2hip::migrate {

//===----------------------------------------------------------------------===//
// To JSON
//===----------------------------------------------------------------------===//

/// LLVM's JSON requires UTF-8.
static json::Value toJson(const std::string &Value) {
  return json::isUTF8(Value) ? Value : json::fixUTF8(Value);
}

static json::Value toJson(int Value) { return Value; }

static void put(json::Object &Into, StringRef Name, const std::string &Value) {
  if (!Value.empty())
    Into[Name] = toJson(Value);
}

static void put(json::Object &Into, StringRef Name, int64_t Value) {
  if (Value)
    Into[Name] = Value;
}

template <typename T>
static json::Array arrayOf(const std::vector<T> &Values) {
  json::Array Result;
  for (const T &Value : Values)
    Result.push_back(toJson(Value));
  return Result;
}

template <typename T>
static void put(json::Object &Into, StringRef Name, const std::vector<T> &Values) {
  if (!Values.empty())
    Into[Name] = arrayOf(Values);
}

static json::Value toJson(const Place &Where) {
  json::Object Result;
  put(Result, "file", Where.File);
  put(Result, "line", Where.Line);
  put(Result, "column", Where.Column);
  put(Result, "end-line", Where.EndLine);
  put(Result, "end-column", Where.EndColumn);
  return Result;
}

static json::Value toJson(const FixIt &Fix) {
  return json::Object{{"where", toJson(Fix.Where)}, {"text", toJson(Fix.Text)}};
}

static json::Value toJson(const Finding &Found) {
  json::Object Result;
  put(Result, "severity", Found.Severity);
  put(Result, "rule", Found.Rule);
  put(Result, "flag", Found.Flag);
  Result["where"] = toJson(Found.Where);
  put(Result, "message", Found.Message);
  put(Result, "notes", Found.Notes);
  put(Result, "fix-its", Found.FixIts);
  return Result;
}

static json::Value toJson(const Kernel &K) {
  json::Object Result;
  put(Result, "name", K.Name);
  put(Result, "function", K.Function);
  Result["where"] = toJson(K.Where);
  put(Result, "captures", K.Captures);
  put(Result, "tile", K.Tile);
  put(Result, "shared-bytes", K.SharedBytes);
  return Result;
}

static json::Value toJson(const Dependency &D) {
  return json::Object{{"file", toJson(D.File)}, {"hash", D.Hash}};
}

static json::Value toJson(const OutputInclude &I) {
  json::Object Result;
  put(Result, "name", I.Name);
  put(Result, "file", I.File);
  return Result;
}

static json::Value toJson(const Output &O) {
  json::Object Result;
  put(Result, "original", O.Original);
  put(Result, "file", O.File);
  if (O.IsHeader)
    Result["is-header"] = true;
  put(Result, "includes", O.Includes);
  return Result;
}

json::Value toJson(const LongDefinition &D) {
  json::Object Result;
  put(Result, "name", D.Name);
  put(Result, "signature", D.Signature);
  put(Result, "longs", D.Longs);
  put(Result, "code", D.Code);
  if (!D.IsDefinition)
    Result["is-declaration"] = true;
  Result["where"] = toJson(D.Where);
  return Result;
}

json::Value toJson(const FileRecord &Record) {
  json::Object Result;
  put(Result, "source", Record.Source);
  put(Result, "variant-of", Record.VariantOf);
  put(Result, "project", Record.Project);
  put(Result, "state", Record.State);
  put(Result, "key", Record.Key);
  Result["seconds"] = Record.Seconds;
  put(Result, "dependencies", Record.Dependencies);
  put(Result, "outputs", Record.Outputs);
  put(Result, "findings", Record.Findings);
  put(Result, "kernels", Record.Kernels);
  put(Result, "long-definitions", Record.LongDefinitions);
  if (Record.Exports)
    Result["exports"] = true;
  if (Record.IsPreview)
    Result["preview"] = true;
  return Result;
}

//===----------------------------------------------------------------------===//
// From JSON: the overloads that llvm::json::ObjectMapper calls
//===----------------------------------------------------------------------===//

static bool fromJSON(const json::Value &Value, Place &Where, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.mapOptional("file", Where.File) && Map.mapOptional("line", Where.Line) &&
         Map.mapOptional("column", Where.Column) && Map.mapOptional("end-line", Where.EndLine) &&
         Map.mapOptional("end-column", Where.EndColumn);
}

static bool fromJSON(const json::Value &Value, FixIt &Fix, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.map("where", Fix.Where) && Map.map("text", Fix.Text);
}

static bool fromJSON(const json::Value &Value, Finding &Found, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.map("severity", Found.Severity) && Map.mapOptional("rule", Found.Rule) &&
         Map.mapOptional("flag", Found.Flag) && Map.map("where", Found.Where) &&
         Map.mapOptional("message", Found.Message) && Map.mapOptional("notes", Found.Notes) &&
         Map.mapOptional("fix-its", Found.FixIts);
}

static bool fromJSON(const json::Value &Value, Kernel &K, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.map("name", K.Name) && Map.mapOptional("function", K.Function) &&
         Map.map("where", K.Where) && Map.mapOptional("captures", K.Captures) &&
         Map.mapOptional("tile", K.Tile) && Map.mapOptional("shared-bytes", K.SharedBytes);
}

static bool fromJSON(const json::Value &Value, Dependency &D, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.map("file", D.File) && Map.map("hash", D.Hash);
}

static bool fromJSON(const json::Value &Value, OutputInclude &I, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.mapOptional("name", I.Name) && Map.map("file", I.File);
}

static bool fromJSON(const json::Value &Value, Output &O, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.mapOptional("original", O.Original) && Map.map("file", O.File) &&
         Map.mapOptional("is-header", O.IsHeader) && Map.mapOptional("includes", O.Includes);
}

bool fromJSON(const json::Value &Value, LongDefinition &D, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  bool IsDeclaration = false;
  const bool IsGood = Map && Map.mapOptional("name", D.Name) && Map.map("signature", D.Signature) &&
                      Map.map("longs", D.Longs) && Map.mapOptional("code", D.Code) &&
                      Map.mapOptional("is-declaration", IsDeclaration) && Map.map("where", D.Where);
  D.IsDefinition = !IsDeclaration;
  return IsGood;
}

static bool fromJSON(const json::Value &Value, FileRecord &Record, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.map("source", Record.Source) &&
         Map.mapOptional("variant-of", Record.VariantOf) &&
         Map.mapOptional("project", Record.Project) && Map.map("state", Record.State) &&
         Map.mapOptional("key", Record.Key) && Map.mapOptional("seconds", Record.Seconds) &&
         Map.mapOptional("dependencies", Record.Dependencies) &&
         Map.mapOptional("outputs", Record.Outputs) &&
         Map.mapOptional("findings", Record.Findings) &&
         Map.mapOptional("kernels", Record.Kernels) &&
         Map.mapOptional("long-definitions", Record.LongDefinitions) &&
         Map.mapOptional("exports", Record.Exports) && Map.mapOptional("preview", Record.IsPreview);
}

Expected<FileRecord> fromJson(const json::Value &Value) {
  FileRecord Record;
  json::Path::Root Root("record");
  if (!fromJSON(Value, Record, Root))
    return Root.getError();
  return Record;
}

} // namespace amp2hip::migrate
