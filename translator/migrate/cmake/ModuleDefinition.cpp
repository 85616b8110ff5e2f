//===--- ModuleDefinition.cpp - Exports of .def files ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/ModuleDefinition.h"

#include "migrate/workspace/files/TextFile.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace amp2hip::migrate {

static bool isStatement(StringRef Word) {
  static constexpr StringRef Statements[] = {"NAME",     "LIBRARY", "EXPORTS",  "DESCRIPTION",
                                             "HEAPSIZE", "STUB",    "SECTIONS", "SEGMENTS",
                                             "VERSION",  "CODE",    "DATA",     "STACKSIZE"};
  return is_contained(Statements, Word);
}

static bool isIdentifier(StringRef Name) {
  return !Name.empty() && !isDigit(Name.front()) &&
         all_of(Name, [](char C) { return isAlnum(C) || C == '_'; });
}

/// Returns why a shared library cannot have an export; empty if it can.
static std::string problemOf(const Export &E, StringRef Attributes) {
  // GetProcAddress() finds names only.
  if (Attributes.contains_insensitive("NONAME"))
    return "has only a number; load the function by its name";
  if (StringRef(E.Internal).contains('.'))
    return fmt::format("belongs to another DLL; define a function that calls '{}'", E.Internal);
  // Code that is compiled on Linux finds C++ functions by the names of its compiler.
  if (!E.Internal.empty() && (!isIdentifier(E.Name) || !isIdentifier(E.Internal)))
    return "is for a decorated name; declare the function as extern \"C\"";
  return "";
}

std::vector<Export> parseExports(StringRef Text, StringRef File, std::vector<Note> &Notes) {
  std::vector<Export> Result;
  bool InExports = false;
  SmallVector<StringRef> Lines;
  Text.split(Lines, '\n');
  for (size_t I = 0; I != Lines.size(); ++I) {
    StringRef Line = Lines[I].split(';').first.trim();
    const StringRef Word = Line.take_while([](char C) { return !isSpace(C); });
    if (isStatement(Word)) {
      InExports = Word == "EXPORTS";
      Line = Line.drop_front(Word.size()).ltrim();
    }
    if (!InExports || Line.empty())
      continue;
    // NAME[=INTERNAL] [@NUMBER [NONAME]] [PRIVATE] [DATA]
    const StringRef Names = Line.take_until([](char C) { return C == ' ' || C == '\t'; });
    StringRef Rest = Line.drop_front(Names.size()).ltrim();
    auto [Name, Internal] = Names.split('=');
    // Blanks may be around the sign.
    if (Names.size() == Name.size() && Rest.consume_front("="))
      Internal = Rest.ltrim();
    else if (Names.ends_with("="))
      Internal = Rest;
    Internal = Internal.take_until([](char C) { return C == ' ' || C == '\t'; }).trim('"');
    Name = Name.trim('"');
    Export E{Name.str(), Internal == Name ? "" : Internal.str()};
    if (const std::string Problem = problemOf(E, Rest); Problem.empty())
      Result.push_back(std::move(E));
    else
      Notes.push_back({File.str(), static_cast<unsigned>(I + 1),
                       fmt::format("the export '{}' {}", E.Name, Problem)});
  }
  return Result;
}

std::vector<Export> readExports(StringRef Path, std::vector<Note> &Notes) {
  Expected<std::string> Text = workspace::readTextFile(Path);
  if (Text)
    return parseExports(*Text, Path, Notes);
  consumeError(Text.takeError());
  return {};
}

} // namespace amp2hip::migrate
