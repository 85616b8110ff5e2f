//===--- LongLists.cpp - Lists of definitions with int or long ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/state/LongLists.h"

#include "amp2hip/TranslatedMark.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace amp2hip::migrate {

std::string LongLists::pathOf(const std::string &Name) const {
  return State.state("longs/" + Name + ".json");
}

bool LongLists::contains(const std::string &Name) {
  if (!Stored) {
    Stored.emplace();
    for (const std::string &File : filesBelow(State.state("longs"))) {
      StringRef Found = File;
      if (Found.consume_back(".json"))
        Stored->insert(Found.str());
    }
  }
  return Stored->count(Name) || Known.count(Name);
}

Expected<std::vector<std::string>> LongLists::add(std::vector<LongDefinition> Definitions) {
  std::map<std::string, std::vector<LongDefinition>> ByFile;
  for (LongDefinition &D : Definitions)
    ByFile[D.Where.File].push_back(std::move(D));
  std::vector<std::string> Result;
  for (auto &[File, List] : ByFile) {
    std::string Text = "[";
    raw_string_ostream Stream(Text);
    bool HasLong = false;
    for (const LongDefinition &D : List) {
      Stream << (&D == List.data() ? "\n" : ",\n") << toJson(D);
      HasLong |= StringRef(D.Longs).contains('l');
    }
    Stream << "\n]\n";
    std::string Name = hashOfOriginal(Stream.str()) + (HasLong ? "l" : "");
    if (Write && !contains(Name))
      if (Error Failed = State.write(pathOf(Name), Text))
        return Failed;
    Known[Name] = std::move(List);
    Result.push_back(std::move(Name));
  }
  return Result;
}

const std::vector<LongDefinition> &LongLists::read(const std::string &Name) {
  const auto [Found, IsNew] = Known.try_emplace(Name);
  if (!IsNew)
    return Found->second;
  Expected<json::Value> Value = json::parse(readFile(pathOf(Name)).value_or(""));
  if (!Value) {
    consumeError(Value.takeError());
    return Found->second;
  }
  json::Path::Root Root("list");
  if (!fromJSON(*Value, Found->second, Root))
    Found->second.clear();
  return Found->second;
}

Error LongLists::keepOnly(const std::set<std::string> &Used) {
  for (const std::string &File : filesBelow(State.state("longs"))) {
    StringRef Name = File;
    if (Write && Name.consume_back(".json") && !Used.count(Name.str()))
      if (Error Failed = State.remove(State.state("longs/" + File)))
        return Failed;
  }
  return Error::success();
}

} // namespace amp2hip::migrate
