//===--- ProgramScan.cpp - Includes and main function of a source ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/files/ProgramScan.h"

#include "migrate/workspace/files/TextFile.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

using namespace clang;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

static LangOptions languageOptions() {
  LangOptions Options;
  Options.LineComment = Options.CPlusPlus = Options.CPlusPlus11 = Options.CPlusPlus17 = true;
  Options.RawStringLiterals = true;
  return Options;
}

namespace {

/// A section between #if and #endif.
struct Conditional {
  bool OuterDead = false, Dead = false;
  int DepthAtBegin = 0; ///< Depth of braces.
};

class Scanner {
public:
  explicit Scanner(StringRef Text)
      : Buffer(Text.str()), Options(languageOptions()),
        Lex(SourceLocation(), Options, Buffer.data(), Buffer.data(),
            Buffer.data() + Buffer.size()) {}

  ProgramScan run() {
    next();
    while (Current.isNot(tok::eof))
      if (Current.is(tok::hash) && Current.isAtStartOfLine())
        directive();
      else
        code();
    return std::move(Result);
  }

private:
  void next() { Lex.LexFromRawLexer(Current); }
  bool isDead() const { return !Conditionals.empty() && Conditionals.back().Dead; }
  bool isInDirective() const { return Current.isNot(tok::eof) && !Current.isAtStartOfLine(); }
  StringRef spelling() const {
    return StringRef(Lex.getBufferLocation() - Current.getLength(), Current.getLength());
  }
  void directive();
  void include();
  void pragma();
  void code();
  bool isDefinition();

  const std::string Buffer; ///< The lexer requires the terminating zero.
  const LangOptions Options;
  Lexer Lex;
  Token Current;
  ProgramScan Result;
  llvm::SmallVector<Conditional, 8> Conditionals;
  int Depth = 0; ///< Of braces, except for those of extern "C".
  llvm::SmallVector<bool, 16> CountedBraces;
  tok::TokenKind Last = tok::unknown, BeforeLast = tok::unknown;
};

} // namespace

/// Handles the directive that begins at the current token, and goes to the next line.
void Scanner::directive() {
  next();
  if (!isInDirective() || Current.isNot(tok::raw_identifier))
    return; // a null directive
  const std::string Name = spelling().str();
  if (!isDead() && (Name == "include" || Name == "include_next"))
    include();
  if (Conditionals.empty() && Name == "pragma")
    pragma();
  if (Name == "if" || Name == "ifdef" || Name == "ifndef") {
    next();
    const bool IsZero = Name == "if" && isInDirective() && spelling() == "0";
    Conditionals.push_back({isDead(), isDead() || IsZero, Depth});
  } else if (!Conditionals.empty() && StringRef(Name).starts_with("el")) {
    // The branches of a conditional often begin the same block, each with its own
    // brace.
    Conditionals.back().Dead = Conditionals.back().OuterDead;
    Depth = Conditionals.back().DepthAtBegin;
  } else if (!Conditionals.empty() && Name == "endif") {
    Conditionals.pop_back();
  }
  while (isInDirective())
    next();
}

/// Stores the file that the directive includes. Its name is not a token of the raw lexer.
void Scanner::include() {
  StringRef Line(Lex.getBufferLocation(), Buffer.data() + Buffer.size() - Lex.getBufferLocation());
  Line = Line.take_until([](char C) { return C == '\n' || C == '\r'; }).ltrim(" \t");
  if (Line.empty() || (Line[0] != '"' && Line[0] != '<'))
    return;
  const bool Angled = Line[0] == '<';
  const size_t End = Line.find(Angled ? '>' : '"', 1);
  if (End != StringRef::npos && End > 1)
    Result.Includes.push_back({Line.slice(1, End).trim().str(), Angled});
}

/// Stores the library of `#pragma comment(lib, "name.lib")`.
void Scanner::pragma() {
  for (StringRef Expected : {"comment", "(", "lib", ","}) {
    next();
    if (!isInDirective() || spelling() != Expected)
      return;
  }
  next();
  if (!isInDirective() || Current.isNot(tok::string_literal))
    return;
  StringRef Name = spelling().trim('"');
  Name = Name.substr(Name.find_last_of("/\\") + 1);
  Name.consume_back_insensitive(".lib");
  if (!Name.empty())
    Result.Libraries.push_back(Name.str());
}

/// Returns whether the function whose name is the current token, is defined here.
/// Goes to its body, or to the end of its declaration.
bool Scanner::isDefinition() {
  next();
  if (Current.isNot(tok::l_paren))
    return false;
  int Parentheses = 0;
  for (; Current.isNot(tok::eof); next()) {
    if (Current.is(tok::hash) && Current.isAtStartOfLine())
      return false; // a directive within a declaration is not worth the effort
    if (Current.is(tok::l_paren))
      ++Parentheses;
    else if (Current.is(tok::r_paren))
      --Parentheses;
    else if (Parentheses == 0 && Current.is(tok::l_brace))
      return true;
    else if (Parentheses <= 0 && Current.isOneOf(tok::semi, tok::r_brace))
      return false;
  }
  return false;
}

void Scanner::code() {
  if (!isDead()) {
    if (Current.is(tok::l_brace)) {
      const bool IsLinkage = Last == tok::string_literal && BeforeLast == tok::raw_identifier;
      CountedBraces.push_back(!IsLinkage);
      Depth += !IsLinkage;
    } else if (Current.is(tok::r_brace)) {
      const bool IsCounted = CountedBraces.empty() || CountedBraces.pop_back_val();
      Depth = std::max(0, Depth - IsCounted);
    } else if (Depth == 0 && Current.is(tok::raw_identifier) &&
               llvm::StringSwitch<bool>(spelling())
                   .Cases("main", "wmain", "_tmain", "WinMain", "wWinMain", "_tWinMain", true)
                   .Case("DllMain", true)
                   .Default(false) &&
               (Last == tok::raw_identifier || Last == tok::semi || Last == tok::r_brace ||
                Last == tok::unknown)) {
      bool &Defines = spelling() == "DllMain" ? Result.DefinesDllMain : Result.DefinesMain;
      Defines |= isDefinition();
      Last = tok::unknown;
      return;
    }
    BeforeLast = Last;
    Last = Current.getKind();
  }
  next();
}

ProgramScan scanSource(StringRef Text) { return Scanner(Text).run(); }

ProgramScan scanSourceFile(StringRef Path) {
  llvm::Expected<std::string> Text = readTextFile(Path);
  if (Text)
    return scanSource(*Text);
  llvm::consumeError(Text.takeError());
  return {};
}

std::vector<std::string> librariesInPragmas(StringRef Path) {
  llvm::Expected<std::string> Text = readTextFile(Path);
  if (Text) // Few files need the scan.
    return StringRef(*Text).contains("comment") ? scanSource(*Text).Libraries
                                                : std::vector<std::string>();
  llvm::consumeError(Text.takeError());
  return {};
}

bool handlesFaults(StringRef Path) {
  llvm::Expected<std::string> Text = readTextFile(Path);
  if (Text)
    return StringRef(*Text).contains("__except") || StringRef(*Text).contains("_set_se_translator");
  llvm::consumeError(Text.takeError());
  return false;
}

bool includesSymbols(StringRef Path) {
  llvm::Expected<std::string> Text = readTextFile(Path);
  if (!Text) {
    llvm::consumeError(Text.takeError());
    return false;
  }
  // The pragma may be a macro, with a name that the preprocessor makes.
  static const llvm::Regex Pragma("comment[ \t]*\\([ \t]*linker[ \t]*,[ \t]*\"[ \t]*[/-]include:",
                                  llvm::Regex::IgnoreCase);
  return StringRef(*Text).contains("linker") && Pragma.match(*Text);
}

bool loadsLibraries(StringRef Path) {
  llvm::Expected<std::string> Text = readTextFile(Path);
  if (Text)
    return StringRef(*Text).contains("LoadLibrary");
  llvm::consumeError(Text.takeError());
  return false;
}

bool isSourceName(StringRef Name) {
  const StringRef Extension = llvm::sys::path::extension(Name);
  return Extension == ".C" || llvm::StringSwitch<bool>(Extension.lower())
                                  .Cases(".cpp", ".cc", ".cxx", ".c++", ".cp", ".c", true)
                                  .Default(false);
}

bool isCSourceName(StringRef Name) { return Name.ends_with(".c"); }

bool isHeaderName(StringRef Name) {
  return llvm::StringSwitch<bool>(llvm::sys::path::extension(Name).lower())
      .Cases(".h", ".hpp", ".hh", ".hxx", ".h++", ".inl", ".ipp", ".tpp", ".inc", true)
      .Default(false);
}

} // namespace amp2hip::migrate::workspace
