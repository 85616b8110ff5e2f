//===--- AmpScan.cpp - Directives and tokens of a source file -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/lexical/AmpScan.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/StringSaver.h"
#include <cstring>

using namespace clang;
using llvm::StringRef;

namespace amp2hip::migrate {

static const LangOptions &languageOptions() {
  static const LangOptions Options = [] {
    LangOptions O;
    O.LineComment = O.CPlusPlus = O.CPlusPlus11 = O.CPlusPlus14 = O.CPlusPlus17 = true;
    O.RawStringLiterals = true;
    return O;
  }();
  return Options;
}

/// Returns whether the directive that begins after a '#' at the start of \p Text can
/// change the result of a scan.
static bool mayMatter(StringRef Text) {
  Text = Text.ltrim(" \t");
  StringRef Word = Text.take_while([](char C) { return llvm::isAlnum(C) || C == '_'; });
  return !llvm::StringSwitch<bool>(Word)
              .Cases("define", "undef", "pragma", "error", "warning", "line", "endif", true)
              .Default(false) ||
         Text.drop_front(Word.size()).starts_with("\\");
}

/// Like Text.rfind(Word), but much faster, because \p Word is rare.
static size_t findLast(StringRef Text, StringRef Word) {
  size_t Last = StringRef::npos;
  for (const char *At = Text.data();
       (At = static_cast<const char *>(memmem(At, Text.end() - At, Word.data(), Word.size())));
       ++At)
    Last = At - Text.data();
  return Last;
}

/// Returns whether a line continuation divides a word of \p Text.
static bool hasDividedWord(StringRef Text) {
  auto IsWord = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  for (size_t At = Text.find('\\'); At != StringRef::npos; At = Text.find('\\', At + 1)) {
    StringRef After = Text.drop_front(At + 1);
    After.consume_front("\r");
    if (At && IsWord(Text[At - 1]) && After.consume_front("\n") && !After.empty() &&
        IsWord(After.front()))
      return true;
  }
  return false;
}

/// Returns the offset after the last place in \p Text that can change the result of a
/// scan. Most headers and sources have their include directives at the start, and
/// reading the rest token by token would take most of the time.
static size_t endOfInterest(StringRef Text) {
  if (hasDividedWord(Text))
    return Text.size();
  size_t End = 0;
  for (StringRef Word : {"tile_static", "gcnew", "assembly", "Windows", "Platform", "ref new",
                         "ref class", "ref struct"})
    if (size_t At = findLast(Text, Word); At != StringRef::npos)
      End = std::max(End, Text.find('\n', At));
  if (size_t At = findLast(Text, "restrict"); At != StringRef::npos)
    End = std::max(End, Text.find('\n', Text.find('(', At)));
  for (size_t At = Text.rfind('#'); At != StringRef::npos && At >= End; At = Text.rfind('#', At))
    if (mayMatter(Text.drop_front(At + 1)))
      return std::max(End, At + 1);
  return End;
}

namespace {

/// A conditional section of the preprocessor.
struct Section {
  llvm::SmallVector<size_t, 2> Names; ///< Indices of its tested names.
  bool IsGuard = false;               ///< The include guard of the file.
  bool IsConstant = false;            ///< `#if 0` or `#if 1`.
  bool IsDead = false;                ///< The current branch is never compiled.
  bool OuterDead = false;
};

class Scanner {
public:
  explicit Scanner(StringRef Text)
      : Buffer(Text), End(endOfInterest(Buffer)),
        L(SourceLocation(), languageOptions(), Buffer.data(), Buffer.data(),
          Buffer.data() + Buffer.size()) {}

  AmpScan run() {
    Token T;
    for (next(T); T.isNot(tok::eof) && begin(T) < End;)
      if (T.is(tok::hash) && T.isAtStartOfLine())
        directive(T);
      else
        code(T);
    return std::move(Result);
  }

private:
  void next(Token &T) { L.LexFromRawLexer(T); }
  size_t end() const { return L.getBufferLocation() - Buffer.data(); }
  size_t begin(const Token &T) const { return end() - T.getLength(); }
  bool isDead() const { return !Sections.empty() && Sections.back().IsDead; }
  bool isConditional() const {
    return llvm::any_of(Sections, [](const Section &S) { return !S.IsGuard && !S.IsConstant; });
  }

  StringRef spelling(const Token &T);
  unsigned lineOf(size_t Offset);
  void skipLine(Token &T);
  void directive(Token &T);
  void beginSection(StringRef Name, Token &T);
  void beginBranch(StringRef Name, Token &T);
  void addTestedName(Section &S, const Token &T);
  void include(Token &T);
  void code(Token &T);
  void dialect(StringRef Name, size_t At);
  void noteAmp();

  const std::string Buffer; ///< The lexer needs the terminating zero.
  const size_t End;         ///< Nothing from here on changes the result.
  Lexer L;
  AmpScan Result;
  llvm::BumpPtrAllocator Allocator;
  llvm::StringSaver Saver{Allocator}; ///< Of spellings without line continuations.
  llvm::SmallVector<Section, 8> Sections;
  bool SeenCode = false;   ///< A token other than of directives without effect.
  bool MayBeGuard = false; ///< The last directive may begin the include guard.
  size_t LineOffset = 0;   ///< The line of this offset is LineNumber.
  unsigned LineNumber = 1;
  StringRef Last, BeforeLast; ///< The previous tokens of the code.
  bool InWindowsName = false; ///< In a name that begins with Windows:: or Platform::.
};

} // namespace

/// Returns the text of \p T, the last token, without line continuations.
StringRef Scanner::spelling(const Token &T) {
  StringRef Text = StringRef(Buffer).substr(begin(T), T.getLength());
  if (!T.needsCleaning())
    return Text;
  std::string Clean;
  for (size_t I = 0; I < Text.size(); ++I) {
    StringRef Rest = Text.substr(I);
    if (Rest.starts_with("\\\r\n"))
      I += 2;
    else if (Rest.starts_with("\\\n"))
      I += 1;
    else
      Clean += Text[I];
  }
  return Saver.save(Clean);
}

/// Returns the line of \p Offset, which must not decrease from call to call.
unsigned Scanner::lineOf(size_t Offset) {
  LineNumber += StringRef(Buffer).slice(LineOffset, Offset).count('\n');
  LineOffset = Offset;
  return LineNumber;
}

/// Sets \p T to the first token of the next line.
void Scanner::skipLine(Token &T) {
  do
    next(T);
  while (T.isNot(tok::eof) && !T.isAtStartOfLine());
}

/// Handles the directive that begins at \p T, and sets \p T to the next token
/// that is not part of its name or condition.
void Scanner::directive(Token &T) {
  next(T);
  if (T.isNot(tok::raw_identifier) || T.isAtStartOfLine())
    return; // a null directive
  const StringRef Name = spelling(T);
  const bool WasGuard = std::exchange(MayBeGuard, false);
  if (Name == "if" || Name == "ifdef" || Name == "ifndef")
    return beginSection(Name, T);
  if (Name == "elif" || Name == "else" || Name == "elifdef" || Name == "elifndef")
    return beginBranch(Name, T);
  if (Name == "endif") {
    if (!Sections.empty())
      Sections.pop_back();
    return next(T);
  }
  if (isDead())
    return next(T);
  if (Name == "include" || Name == "include_next")
    return include(T);
  if (Name == "define" && WasGuard)
    Sections.back().IsGuard = true;
  if (Name == "using")
    dialect("C++/CLI", begin(T));
  if (Name == "pragma")
    return skipLine(T);
  SeenCode = true;
  next(T);
}

/// Adds \p T to the names that the condition of \p S tests, if it is one.
void Scanner::addTestedName(Section &S, const Token &T) {
  if (T.isNot(tok::raw_identifier) || S.IsDead || spelling(T) == "defined")
    return;
  S.Names.push_back(Result.TestedNames.size());
  Result.TestedNames.push_back({spelling(T).str(), lineOf(begin(T))});
}

void Scanner::beginSection(StringRef Name, Token &T) {
  Section S;
  S.IsDead = S.OuterDead = isDead();
  MayBeGuard = Name != "ifdef" && !SeenCode && Sections.empty();
  SeenCode = true;
  llvm::SmallVector<StringRef, 8> Condition;
  for (next(T); T.isNot(tok::eof) && !T.isAtStartOfLine(); next(T)) {
    Condition.push_back(spelling(T));
    addTestedName(S, T);
  }
  if (Name == "if") {
    MayBeGuard &= Condition.size() > 2 && Condition[0] == "!" && Condition[1] == "defined";
    S.IsConstant = Condition.size() == 1 && (Condition[0] == "0" || Condition[0] == "1");
    S.IsDead |= S.IsConstant && Condition[0] == "0";
  }
  Sections.push_back(std::move(S));
}

/// Handles `#else` and `#elif`.
void Scanner::beginBranch(StringRef Name, Token &T) {
  Section None;
  Section &S = Sections.empty() ? None : Sections.back();
  S.IsGuard = false;
  S.IsDead = S.OuterDead || (S.IsConstant && !S.IsDead);
  if (Name != "else")
    S.IsConstant = false;
  for (next(T); T.isNot(tok::eof) && !T.isAtStartOfLine(); next(T))
    addTestedName(S, T);
}

/// Handles the rest of an include directive. The lexer cannot read the name: in
/// "dir\file.h", it would take a backslash for an escape sequence.
void Scanner::include(Token &T) {
  SeenCode = true;
  size_t At = end();
  StringRef Text = Buffer;
  for (;;) {
    StringRef Rest = Text.substr(At);
    if (Rest.starts_with("/*"))
      At = std::min(Text.find("*/", At + 2), Text.size() - 2) + 2;
    else if (Rest.starts_with("\\\r\n"))
      At += 3;
    else if (Rest.starts_with("\\\n"))
      At += 2;
    else if (!Rest.empty() && StringRef(" \t\v\f").contains(Rest.front()))
      At += 1;
    else
      break;
  }
  const char Open = At < Text.size() ? Text[At] : '\n';
  if (Open == '"' || Open == '<') {
    const size_t Close = Text.find_first_of(Open == '<' ? ">\n" : "\"\n", At + 1);
    if (Close != StringRef::npos && Text[Close] != '\n' && Close > At + 1) {
      Result.Includes.push_back(
          {Text.slice(At + 1, Close).str(), At + 1, lineOf(At), Open == '<', isConditional()});
      L.seek(Close + 1, /*IsAtStartOfLine=*/false);
      return next(T);
    }
  } else if (isalpha(static_cast<unsigned char>(Open)) || Open == '_') {
    Result.IncludesMacro = true;
  }
  next(T);
}

/// Notes that the current line has C++ AMP.
void Scanner::noteAmp() {
  Result.HasAmp = true;
  for (const Section &S : Sections)
    for (size_t I : S.Names)
      Result.TestedNames[I].DecidesAmp = true;
}

/// Notes the use of a dialect at the offset \p At.
void Scanner::dialect(StringRef Name, size_t At) {
  if (!Result.Dialect.empty() || isConditional())
    return;
  Result.Dialect = Name;
  Result.DialectLine = lineOf(At);
}

/// Handles a token outside of directives' names, and sets \p T to the next one.
void Scanner::code(Token &T) {
  MayBeGuard = false;
  SeenCode = true;
  if (isDead()) {
    Last = "";
    return next(T);
  }
  StringRef Text;
  const size_t At = begin(T);
  if (T.is(tok::raw_identifier))
    Text = spelling(T);
  else if (T.isOneOf(tok::l_paren, tok::l_square, tok::colon, tok::caret, tok::coloncolon))
    Text = StringRef(Buffer).substr(At, T.getLength());
  if (Text == "tile_static" || (Text == "(" && Last == "restrict"))
    noteAmp();
  else if (Text == "gcnew" || (Text == ":" && Last == "assembly" && BeforeLast == "["))
    dialect("C++/CLI", At); // [assembly:ComVisible(false)];
  else if (Last == "ref" && (Text == "new" || Text == "class" || Text == "struct"))
    dialect("C++/CX", At);
  // using namespace Windows::Foundation; Platform::String ^Text;
  if (Text == "::" && (Last == "Windows" || Last == "Platform"))
    InWindowsName = true;
  else if (Text == "^" && InWindowsName)
    dialect("C++/CX", At);
  else if (T.isNot(tok::raw_identifier) && Text != "::")
    InWindowsName = false;
  if (InWindowsName && BeforeLast == "namespace")
    dialect("C++/CX", At);
  BeforeLast = std::exchange(Last, Text);
  next(T);
}

AmpScan scanForAmp(StringRef Text) { return Scanner(Text).run(); }

} // namespace amp2hip::migrate
