//===--- StringTables.cpp - Strings of resource scripts -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/StringTables.h"

#include "migrate/workspace/files/ProgramScan.h"
#include "migrate/workspace/files/RealPaths.h"
#include "migrate/workspace/files/TextFile.h"
#include "text/Format.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"
#include <optional>

using namespace llvm;

namespace amp2hip::migrate {
namespace {

/// A token of a resource script.
struct ScriptToken {
  enum { End, Word, Text, Other } Kind = End;
  std::string Value; ///< Of a text: the literal in C++, without quotes.
  unsigned Line = 0;
};

/// Splits a script into tokens. Directives and comments are skipped.
class ScriptLexer {
public:
  explicit ScriptLexer(StringRef Script) : Rest(Script) {}

  ScriptToken next() {
    skip();
    ScriptToken Result;
    Result.Line = Line;
    if (Rest.empty())
      return Result;
    const char C = Rest.front();
    if (C == '"' || (C == 'L' && Rest.size() > 1 && Rest[1] == '"')) {
      Result.Kind = ScriptToken::Text;
      Result.Value = text();
    } else if (isAlnum(C) || C == '_') {
      Result.Kind = ScriptToken::Word;
      Result.Value = Rest.take_while([](char W) { return isAlnum(W) || W == '_'; }).str();
      Rest = Rest.drop_front(Result.Value.size());
    } else {
      Result.Kind = ScriptToken::Other;
      Result.Value = std::string(1, C);
      Rest = Rest.drop_front();
    }
    AtLineStart = false;
    return Result;
  }

private:
  void drop(size_t Count) {
    Line += unsigned(Rest.take_front(Count).count('\n'));
    Rest = Rest.drop_front(Count);
  }

  void skip() {
    while (!Rest.empty()) {
      if (Rest.front() == '\n') {
        drop(1);
        AtLineStart = true;
      } else if (isSpace(Rest.front())) {
        drop(1);
      } else if (Rest.starts_with("//") || (AtLineStart && Rest.front() == '#')) {
        drop(std::min(Rest.find('\n'), Rest.size()));
      } else if (Rest.starts_with("/*")) {
        drop(std::min(Rest.find("*/", 2), Rest.size() - 2) + 2);
      } else {
        return;
      }
    }
  }

  /// A quote in a text is written twice. Escapes are those of C.
  std::string text() {
    Rest.consume_front("L");
    Rest = Rest.drop_front();
    std::string Value;
    while (!Rest.empty()) {
      const char C = Rest.front();
      if (C == '"' && !Rest.starts_with("\"\""))
        break;
      if (C == '"') {
        Value += "\\\"";
        drop(2);
      } else if (C == '\\' && Rest.size() > 1) {
        Value += Rest.take_front(2).str();
        drop(2);
      } else {
        Value += C == '\n' ? "\\n" : C == '\r' ? "" : std::string(1, C);
        drop(1);
      }
    }
    Rest = Rest.drop_front(!Rest.empty());
    return Value;
  }

  StringRef Rest;
  unsigned Line = 1;
  bool AtLineStart = true;
};

/// The macros with numbers in a script and the headers that it includes.
class ScriptNumbers {
public:
  void read(StringRef Path) {
    if (!Seen.insert(Path).second || Seen.size() > 100)
      return;
    Expected<std::string> Text = workspace::readTextFile(Path);
    if (!Text)
      return consumeError(Text.takeError());
    SmallVector<StringRef> Lines;
    StringRef(*Text).split(Lines, '\n');
    for (StringRef Line : Lines) {
      Line = Line.trim();
      if (!Line.consume_front("#"))
        continue;
      Line = Line.ltrim();
      if (!Line.consume_front("define"))
        continue;
      auto [Name, Value] = Line.trim().split(' ');
      if (const size_t Tab = Name.find('\t'); Tab != StringRef::npos) {
        Value = Line.trim().drop_front(Tab);
        Name = Name.take_front(Tab);
      }
      Value = Value.split("//").first.trim();
      while (Value.starts_with("(") && Value.ends_with(")"))
        Value = Value.drop_front().drop_back().trim();
      if (const std::optional<unsigned> Number = valueOf(Value))
        Values.try_emplace(Name, *Number);
    }
    for (const workspace::IncludeDirective &I : workspace::scanSource(*Text).Includes) {
      const std::string Header = workspace::absolutePath(sys::path::parent_path(Path), I.Name);
      if (std::optional<std::string> Found = Paths.file(Header))
        read(*Found);
    }
  }

  /// The value of a number or of the name of one.
  std::optional<unsigned> valueOf(StringRef Spelled) const {
    unsigned Number = 0;
    if (auto It = Values.find(Spelled); It != Values.end())
      return It->second;
    Spelled = Spelled.rtrim("uUlL");
    return Spelled.empty() || Spelled.getAsInteger(0, Number) ? std::nullopt
                                                              : std::optional(Number);
  }

private:
  workspace::RealPaths Paths;
  StringSet<> Seen;
  StringMap<unsigned> Values;
};

class ScriptReader {
public:
  ScriptReader(StringRef File, StringRef Script, std::vector<Note> &Notes)
      : File(File), Lex(Script), Notes(Notes) {
    Numbers.read(File);
  }

  std::vector<ResourceString> run() {
    for (next(); Token.Kind != ScriptToken::End;) {
      if (isWord("LANGUAGE"))
        Language = language();
      else if (isWord("STRINGTABLE"))
        table();
      else
        next();
    }
    return std::move(Result);
  }

private:
  void next() { Token = Lex.next(); }
  bool isWord(StringRef Word) const {
    return Token.Kind == ScriptToken::Word && Token.Value == Word;
  }
  bool isOther(StringRef Character) const {
    return Token.Kind == ScriptToken::Other && Token.Value == Character;
  }

  /// Reads `LANGUAGE LANG_ENGLISH, SUBLANG_ENGLISH_US`.
  std::string language() {
    next();
    std::string Name = Token.Value;
    next();
    if (isOther(",")) {
      next();
      Name += "," + Token.Value;
      next();
    }
    return Name;
  }

  void table() {
    std::string OfTable = Language;
    for (next(); !isWord("BEGIN") && !isOther("{"); next()) {
      if (Token.Kind == ScriptToken::End)
        return;
      if (isWord("LANGUAGE")) {
        OfTable = language();
        if (isWord("BEGIN") || isOther("{"))
          break;
      }
    }
    if (!First)
      First = OfTable;
    std::string Name;
    const unsigned Begin = Token.Line;
    for (next(); !isWord("END") && !isOther("}"); next()) {
      if (Token.Kind == ScriptToken::End)
        return;
      if (Token.Kind == ScriptToken::Text) {
        if (*First == OfTable)
          add(Name);
        Name.clear();
      } else if (!isOther(",")) {
        Name += Token.Value;
      }
    }
    if (*First != OfTable)
      Notes.push_back(
          {File.str(), Begin,
           "only the strings of the first language are migrated; choose others when the "
           "program runs, for example by gettext"});
  }

  void add(const std::string &Name) {
    const std::optional<unsigned> Number = Numbers.valueOf(Name);
    if (Number)
      Result.push_back({Name, *Number, Token.Value});
    else
      Notes.push_back(
          {File.str(), Token.Line,
           fmt::format("the value of the identifier '{}' is not known, so LoadString does "
                       "not find it; define the name as a number in a header of the "
                       "script",
                       Name)});
  }

  const StringRef File;
  ScriptLexer Lex;
  std::vector<Note> &Notes;
  ScriptNumbers Numbers;
  ScriptToken Token;
  std::string Language;
  std::optional<std::string> First; ///< The language of the first table.
  std::vector<ResourceString> Result;
};

} // namespace

std::vector<ResourceString> readStringTables(StringRef File, std::vector<Note> &Notes) {
  Expected<std::string> Script = workspace::readTextFile(File);
  if (!Script) {
    consumeError(Script.takeError());
    return {};
  }
  return ScriptReader(File, *Script, Notes).run();
}

std::string stringTableSource(ArrayRef<ResourceString> Strings, StringRef Script) {
  std::string Text =
      fmt::format("// The strings of {}, for LoadString. Written by amp2hip migrate.\n"
                  "#include <windows.h>\n\n"
                  "static const amp2hip_windows::string_resource strings[] = {{\n",
                  Script);
  for (const ResourceString &S : Strings)
    Text += fmt::format("    {{{}, L\"{}\"}},{}\n", S.Number, S.Literal,
                        isDigit(S.Name.front()) ? "" : " // " + S.Name);
  return Text + "};\nstatic const amp2hip_windows::string_table table(strings);\n";
}

} // namespace amp2hip::migrate
