//===--- CMakeText.cpp - Text of CMake files ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/CMakeText.h"

#include "migrate/plan/tree/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace amp2hip::migrate {

static constexpr size_t LineWidth = 100;
/// A command with more values has a line for each.
static constexpr size_t MaxValuesOnLine = 4;

std::string literal(StringRef Value) {
  std::string Result;
  for (char C : Value) {
    if (C == '\\' || C == '"' || C == '$')
      Result += '\\';
    Result += C;
  }
  return Result;
}

bool canBeInList(StringRef Value) {
  int Open = 0;
  for (char C : Value) {
    Open += C == '[' ? 1 : C == ']' ? -1 : 0;
    if (C == ';' || Open < 0)
      return false;
  }
  return Open == 0 && !Value.empty() && problemOfName(Value).empty() && !Value.ends_with("\\");
}

bool canBePath(StringRef Value) { return canBeInList(Value) && !Value.contains("$("); }

bool canBeSourcePath(StringRef Value) {
  // CMake replaces variables even in the quoted names of sources.
  return canBePath(Value) && Value.find_first_of("<>\"\\|*?:") == StringRef::npos &&
         !Value.contains("${") && !Value.contains("$ENV{") && !Value.contains("$CACHE{");
}

std::string relativeLiteral(StringRef Path) {
  // Some commands take "~" for the home folder.
  return (Path.starts_with("~") ? "./" : "") + literal(Path);
}

static bool needsQuotes(StringRef Text) {
  // The value of a variable may contain semicolons.
  return Text.empty() || Text.contains("${") || !all_of(Text, [](char C) {
           return isAlnum(C) || StringRef("_-./+=:,<>${}@%^~!*?|[]").contains(C) ||
                  static_cast<unsigned char>(C) >= 0x80;
         });
}

static std::string quoted(const std::string &Text) {
  return needsQuotes(Text) ? "\"" + Text + "\"" : Text;
}

std::string command(StringRef Name, ArrayRef<std::string> Head, ArrayRef<std::string> Values) {
  const std::string Begin = (Name + "(").str() + join(map_range(Head, quoted), " ");
  SmallVector<std::string> Quoted(map_range(Values, quoted));
  std::string Line =
      Begin + (Head.empty() || Values.empty() ? "" : " ") + join(Quoted, " ") + ")\n";
  if (Values.size() <= MaxValuesOnLine && Line.size() <= LineWidth)
    return Line;
  std::string Result;
  if (Begin.size() <= LineWidth)
    Result = Begin;
  else // many sources, for example
    Result = (Name + "(\n    ").str() + join(map_range(Head, quoted), "\n    ");
  return Result + (Values.empty() ? "" : "\n  ") + join(Quoted, "\n  ") + ")\n";
}

std::string comment(StringRef Text) {
  std::string Result, Line = "#";
  SmallVector<StringRef> Words;
  const std::string Printable = printableName(Text);
  StringRef(Printable).split(Words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef Word : Words) {
    if (Line.size() > 1 && Line.size() + 1 + Word.size() > LineWidth) {
      Result += Line + "\n";
      Line = "#";
    }
    Line += (" " + Word).str();
  }
  return Result + Line + "\n";
}

} // namespace amp2hip::migrate
