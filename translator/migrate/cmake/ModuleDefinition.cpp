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

/// Returns the scopes and the name in \p Decorated, which Microsoft's compiler has made of them,
/// outermost first; nothing for templates and other names.
static std::vector<std::string> namesIn(StringRef Decorated) {
  std::vector<std::string> Result;
  while (!Decorated.empty() && !Decorated.consume_front("@")) {
    if (isDigit(Decorated.front())) { // repeats a name
      const size_t Number = size_t(Decorated.front() - '0');
      if (Number >= Result.size())
        return {};
      Result.push_back(Result[Number]);
      Decorated = Decorated.drop_front();
      continue;
    }
    const auto [Name, Rest] = Decorated.split('@');
    if (!isIdentifier(Name))
      return {};
    Result.push_back(Name.str());
    Decorated = Rest;
  }
  std::reverse(Result.begin(), Result.end());
  return Result;
}

/// Returns \p Names as the compilers of Linux write them: `3box3get`.
static std::string mangled(ArrayRef<std::string> Names) {
  std::string Result;
  for (const std::string &Name : Names)
    Result += std::to_string(Name.size()) + Name;
  return Result;
}

std::vector<std::string> symbolsOf(const Export &E) {
  StringRef Name = E.Name;
  if (!Name.consume_front("?")) {
    if (!isIdentifier(Name))
      return {};
    // The function may also be one of C++.
    return E.Internal.empty() ? std::vector<std::string>{E.Name, "_Z" + mangled({E.Name}) + "*"}
                              : std::vector<std::string>{E.Name};
  }
  bool IsMember = false;
  if (Name.consume_front("?")) { // a constructor, an operator, a table
    if (Name.starts_with("$"))
      return {};
    Name = Name.drop_front(Name.starts_with("_") ? 2 : 1);
    IsMember = true;
  }
  std::vector<std::string> Names = namesIn(Name);
  if (Names.empty())
    return {};
  if (Names.size() == 1 && !IsMember)
    return {Names[0], "_Z" + mangled(Names) + "*"};
  std::vector<std::string> Result;
  for (StringRef Kind : {"_ZN", "_ZNK"})
    Result.push_back((Kind + mangled(Names) + "*").str());
  // The class may have a table of virtual functions.
  if (!IsMember)
    Names.pop_back();
  for (StringRef Kind : {"_ZTV", "_ZTI", "_ZTS", "_ZTT"})
    Result.push_back((Kind + (Names.size() > 1 ? "N" : "") + mangled(Names) + "*").str());
  return Result;
}

/// Returns the ordinal in \p Attributes, such as `@3 NONAME`; 0 if there is none.
static unsigned ordinalIn(StringRef Attributes) {
  unsigned Ordinal = 0;
  StringRef Digits = Attributes.split('@').second.ltrim();
  return Digits.consumeInteger(10, Ordinal) || Ordinal > 0xFFFF ? 0 : Ordinal;
}

/// Returns why a shared library cannot have an export; empty if it can.
static std::string problemOf(const Export &E) {
  if (StringRef(E.Internal).contains('.'))
    return fmt::format("belongs to another DLL; define a function that calls '{}'", E.Internal);
  // Code that is compiled on Linux finds C++ functions by the names of its compiler.
  if (E.Internal.empty() && symbolsOf(E).empty())
    return "is for a template; declare an explicit instance with __declspec(dllexport)";
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
    Export E{Name.str(), Internal == Name ? "" : Internal.str(), ordinalIn(Rest)};
    if (const std::string Problem = problemOf(E); Problem.empty())
      Result.push_back(std::move(E));
    else
      Notes.push_back({File.str(), static_cast<unsigned>(I + 1),
                       fmt::format("the export '{}' {}", E.Name, Problem)});
  }
  return Result;
}

std::string exportOrdinalsSource(ArrayRef<Export> Exports, StringRef Name) {
  std::string Text;
  for (const Export &E : Exports)
    if (E.Ordinal)
      for (StringRef Symbol : symbolsOf(E))
        if (!Symbol.starts_with("_ZT")) // a table of a class
          Text += fmt::format("    {{{}, \"{}\"}},\n", E.Ordinal, Symbol);
  if (Text.empty())
    return "";
  return fmt::format("// The ordinals in {}, for GetProcAddress. Written by amp2hip migrate.\n"
                     "#include <windows.h>\n\n"
                     "const amp2hip_windows::export_ordinal amp2hip_export_ordinals[] = {{\n{}"
                     "    {{0, nullptr}}}};\n",
                     Name, Text);
}

std::vector<Export> readExports(StringRef Path, std::vector<Note> &Notes) {
  Expected<std::string> Text = workspace::readTextFile(Path);
  if (Text)
    return parseExports(*Text, Path, Notes);
  consumeError(Text.takeError());
  return {};
}

} // namespace amp2hip::migrate
