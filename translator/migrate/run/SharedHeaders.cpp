//===--- SharedHeaders.cpp - Headers that several sources share -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/SharedHeaders.h"

#include "amp2hip/TranslatedMark.h"
#include "migrate/merge/Additions.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

void SharedHeaders::addUpToDate(const StoredRecord &Stored) {
  if (Stored.Record.State != "translated")
    return;
  for (const Output &O : Stored.Record.Outputs)
    if (auto Found = Stored.Published.find(O.File); O.IsHeader && Found != Stored.Published.end())
      Headers.try_emplace(O.File, Header{Found->second.Hash, Stored.Record.Source, ""});
}

std::string SharedHeaders::textOf(const std::string &File, const Header &H) const {
  return H.Text.empty() ? readFile(State.base(File)).value_or("") : H.Text;
}

/// Returns the texts \p A and \p B of a header, whose original is at \p Original,
/// with the additions of both and a new mark. Sets \p Conflict to lines that cannot be merged.
static std::optional<std::string> merge(StringRef A, StringRef B, const std::string &Original,
                                        std::pair<std::string, std::string> &Conflict) {
  std::optional<std::string> Merged = mergeAdditions(A, B, &Conflict);
  if (!Merged)
    return std::nullopt;
  StringRef Text = *Merged;
  const std::string Bom = Text.consume_front("\xEF\xBB\xBF") ? "\xEF\xBB\xBF" : "";
  const StringRef LineEnding = lineEnding(Text);
  Text = Text.split('\n').second; // without the mark
  return withMark(Original, readFile(Original).value_or(""), Bom + Text.str(), LineEnding);
}

std::string SharedHeaders::add(const FileRecord &Record, std::map<std::string, std::string> &Texts,
                               std::set<std::string> &Extended) {
  std::map<std::string, Header> Added;
  std::map<std::string, std::string> NewTexts = Texts;
  std::set<std::string> NewExtended;
  for (const Output &O : Record.Outputs) {
    if (!O.IsHeader)
      continue;
    std::string &Text = NewTexts.at(O.File);
    auto Known = Headers.find(O.File);
    if (Known != Headers.end() && Known->second.Hash != hashOfOriginal(Text)) {
      const std::string Original =
          sys::path::is_absolute(O.Original) ? O.Original : Root + "/" + O.Original;
      std::pair<std::string, std::string> Conflict;
      std::optional<std::string> Merged =
          merge(textOf(O.File, Known->second), Text, Original, Conflict);
      if (!Merged)
        return fmt::format(
            "header '{}' has another translation for '{}', with the line '{}' instead "
            "of '{}'; compile both sources with the same macros, or leave one out "
            "with --exclude",
            O.File, Known->second.Source, Conflict.first, Conflict.second);
      Text = *Merged;
      if (Known->second.Hash != hashOfOriginal(Text))
        NewExtended.insert(O.File);
    }
    Added[O.File] = {hashOfOriginal(Text),
                     Known == Headers.end() ? Record.Source : Known->second.Source, Text};
  }
  for (auto &[File, New] : Added)
    Headers[File] = std::move(New);
  Extended.insert(NewExtended.begin(), NewExtended.end());
  Texts = std::move(NewTexts);
  return "";
}

} // namespace amp2hip::migrate
