//===--- SystemFiles.cpp - Dependencies outside the code base -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/state/SystemFiles.h"

#include "amp2hip/TranslatedMark.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;

namespace amp2hip::migrate {

std::string SystemFiles::pathOf(const std::string &Name) const {
  return State.state("system/" + Name + ".json");
}

const std::string &SystemFiles::firstChange(const std::string &Name) {
  static const std::string None;
  if (Name.empty())
    return None;
  auto [Known, IsNew] = Changes.try_emplace(Name, "?");
  if (!IsNew)
    return Known->second;
  Expected<json::Value> Value = json::parse(readFile(pathOf(Name)).value_or(""));
  if (!Value) {
    consumeError(Value.takeError());
    return Known->second;
  }
  const json::Object *Files = Value->getAsObject();
  if (!Files)
    return Known->second;
  Known->second.clear();
  for (const auto &[File, Hash] : *Files)
    if (Hash.getAsString() != StringRef(Hashes.hashOf(File))) {
      Known->second = File.str();
      break;
    }
  return Known->second;
}

Expected<std::string> SystemFiles::add(std::vector<Dependency> Files) {
  if (Files.empty())
    return std::string();
  std::sort(Files.begin(), Files.end(),
            [](const Dependency &A, const Dependency &B) { return A.File < B.File; });
  std::string Text = "{";
  raw_string_ostream Stream(Text);
  for (const Dependency &D : Files)
    Stream << (&D == Files.data() ? "\n" : ",\n") << json::Value(json::fixUTF8(D.File)) << ": "
           << json::Value(D.Hash);
  Stream << "\n}\n";
  const std::string Name = hashOfOriginal(Stream.str());
  if (Changes.count(Name) && Changes[Name] != "?")
    return Name;
  if (Write)
    if (Error Failed = State.write(pathOf(Name), Text))
      return Failed;
  Changes[Name].clear();
  return Name;
}

Error SystemFiles::keepOnly(const std::set<std::string> &Used) {
  for (const std::string &File : filesBelow(State.state("system"))) {
    StringRef Name = File;
    if (Write && Name.consume_back(".json") && !Used.count(Name.str()))
      if (Error Failed = State.remove(State.state("system/" + File)))
        return Failed;
  }
  return Error::success();
}

} // namespace amp2hip::migrate
