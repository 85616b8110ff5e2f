//===--- SharedHeaders.cpp - Headers that several sources share -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/SharedHeaders.h"

#include "amp2hip/TranslatedMark.h"
#include "text/Format.h"

using namespace llvm;

namespace amp2hip::migrate {

void SharedHeaders::addUpToDate(const StoredRecord &Stored) {
  if (Stored.Record.State != "translated")
    return;
  for (const Output &O : Stored.Record.Outputs)
    if (auto Found = Stored.Published.find(O.File); O.IsHeader && Found != Stored.Published.end())
      Headers.try_emplace(O.File, Header{Found->second.Hash, Stored.Record.Source});
}

std::string SharedHeaders::add(const FileRecord &Record,
                               const std::map<std::string, std::string> &Texts) {
  std::map<std::string, Header> Added;
  for (const Output &O : Record.Outputs) {
    if (!O.IsHeader)
      continue;
    Header New{hashOfOriginal(Texts.at(O.File)), Record.Source};
    auto Known = Headers.find(O.File);
    if (Known == Headers.end())
      Added[O.File] = std::move(New);
    else if (Known->second.Hash != New.Hash)
      return fmt::format("header '{}' has another translation for '{}'; compile both sources with "
                         "the same macros, or leave one out with --exclude",
                         O.File, Known->second.Source);
  }
  Headers.merge(Added);
  return "";
}

} // namespace amp2hip::migrate
