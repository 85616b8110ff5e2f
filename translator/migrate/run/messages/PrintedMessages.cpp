//===--- PrintedMessages.cpp - Messages that were printed -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/messages/PrintedMessages.h"

#include "text/Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include <utility>

using namespace llvm;
namespace path = llvm::sys::path;

namespace amp2hip::migrate {

/// Returns \p Line without the escape sequences of colors.
static std::string withoutColors(StringRef Line) {
  std::string Result;
  while (!Line.empty()) {
    auto [Before, After] = Line.split("\033[");
    Result += Before;
    Line = Before.size() == Line.size() ? "" : After.substr(After.find('m')).drop_front();
  }
  return Result;
}

/// Returns a text that is equal for the first lines of equal errors and warnings: the line, with
/// the path relative to \p Root. Returns an empty text for other lines.
static std::string messageKey(StringRef Line, StringRef Root) {
  static const Regex Pattern("^([^:]+)(:[0-9]+:[0-9]+: (error|warning): .*)$");
  SmallVector<StringRef, 4> Parts;
  if (!Pattern.match(Line, &Parts))
    return "";
  SmallString<128> File(Parts[1]);
  path::remove_dots(File, /*remove_dot_dot=*/true);
  StringRef Relative = File;
  if (Relative.consume_front(Root))
    Relative.consume_front("/");
  return (Relative + Parts[2]).str();
}

std::string PrintedMessages::newIn(StringRef Log, StringRef Source, StringRef Root) {
  std::string Result, Stack;
  std::map<std::string, size_t> Left; ///< messages by the source for which they were printed
  bool IsKnown = false;               ///< the last message
  while (!Log.empty()) {
    StringRef Line;
    std::tie(Line, Log) = Log.split('\n');
    const std::string Plain = withoutColors(Line);
    if (StringRef(Plain).starts_with("In file included from ")) {
      Stack += (Line + "\n").str(); // belongs to the message that follows
      continue;
    }
    bool IsKnownNote = false;
    if (const std::string Key = messageKey(Plain, Root); !Key.empty()) {
      auto [First, IsNew] = FirstSources.try_emplace(Key, Source.str());
      IsKnown = !IsNew && First->second != Source;
      Left[First->second] += IsKnown;
    } else if (StringRef(Plain).starts_with("amp2hip: ") ||
               StringRef(Plain).ends_with(" generated.")) {
      IsKnown = false;
      if (StringRef(Plain).starts_with("amp2hip: note: rule"))
        IsKnownNote = std::exchange(HasPageNote, true);
    }
    if (!IsKnown && !IsKnownNote)
      Result += Stack + (Line + "\n").str();
    Stack.clear();
  }
  for (const auto &[First, Count] : Left)
    if (Count)
      Result += fmt::format("  {} printed for {}\n",
                            Count == 1 ? "1 message in a header is"
                                       : fmt::format("{} messages in headers are", Count),
                            First);
  return Result + Stack;
}

} // namespace amp2hip::migrate
