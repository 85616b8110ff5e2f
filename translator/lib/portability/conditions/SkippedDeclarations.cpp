//===--- SkippedDeclarations.cpp - Names that need _WIN32 -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/conditions/SkippedDeclarations.h"
#include "parse/Unit.h"
#include "portability/conditions/Conditionals.h"
#include "text/Format.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/FileManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include <optional>
#include <set>

using namespace clang;

namespace amp2hip {

static bool isAboutName(unsigned Id) {
  switch (Id) {
  case diag::err_undeclared_var_use:
  case diag::err_undeclared_var_use_suggest:
  case diag::err_undeclared_use:
  case diag::err_undeclared_use_suggest:
  case diag::err_unknown_typename:
  case diag::err_unknown_typename_suggest:
  case diag::err_unknown_type_or_class_name_suggest:
  case diag::err_typename_nested_not_found:
  case diag::err_expected_namespace_name:
  case diag::err_expected_class_name:
  case diag::err_no_member:
  case diag::err_no_member_suggest:
  case diag::err_no_template:
  case diag::err_no_template_suggest:
    return true;
  default:
    return false;
  }
}

/// Returns the macro of Windows in a condition, or "".
static StringRef windowsMacro(StringRef Condition) {
  for (StringRef Macro : {"_WIN32", "_WIN64", "WIN32", "WIN64", "_WINDOWS"})
    for (size_t At = Condition.find(Macro); At != StringRef::npos;
         At = Condition.find(Macro, At + 1)) {
      const auto IsPart = [](char C) { return llvm::isAlnum(C) || C == '_'; };
      const StringRef Rest = Condition.drop_front(At + Macro.size());
      if ((At == 0 || !IsPart(Condition[At - 1])) && (Rest.empty() || !IsPart(Rest[0])))
        return Macro;
    }
  return "";
}

namespace {

/// Text that the preprocessor skips, with the macro that it requires.
struct SkippedText {
  SourceLocation Begin;
  StringRef Text, Macro;
};

class SkippedDeclarations {
public:
  explicit SkippedDeclarations(Unit &U) : U(U) {
    for (const auto &[If, C] : U.Conditionals)
      add(C);
  }

  /// Adds the note to an error, if there is one.
  void addTo(Report &R) {
    const Message &Error = R.Messages.front();
    if (Error.Level < DiagnosticsEngine::Error || !R.FromClang || !isAboutName(Error.Id))
      return;
    const SourceLocation Loc = U.SM.getSpellingLoc(Error.Loc);
    const StringRef Name = tokenAt(Loc);
    if (Name.empty() || !(llvm::isAlpha(Name[0]) || Name[0] == '_'))
      return;
    for (const SkippedText &Skipped : Texts)
      if (const std::optional<SourceLocation> Declared = find(Skipped, Name)) {
        if (!Noted.insert(U.SM.getFileID(Skipped.Begin)).second)
          return;
        R.Messages.push_back({DiagnosticsEngine::Note, *Declared,
                              fmt::format("'{}' is declared in code that requires '{}', which is "
                                          "not defined on Linux; '--define-win32' defines it",
                                          Name, Skipped.Macro)});
        return;
      }
  }

private:
  StringRef text(SourceRange Range) const {
    return Lexer::getSourceText(CharSourceRange::getTokenRange(Range), U.SM, U.CI.getLangOpts());
  }
  StringRef tokenAt(SourceLocation Loc) const {
    Token T;
    const bool Failed = Lexer::getRawToken(Loc, T, U.SM, U.CI.getLangOpts(), false);
    return Failed ? "" : StringRef(U.SM.getCharacterData(Loc), T.getLength());
  }

  /// Adds the branches that are skipped because of a macro of Windows.
  void add(const Conditional &C) {
    if (C.End.isInvalid())
      return;
    StringRef OfTaken; // the macro in the condition that holds
    bool IsTaken = false;
    for (size_t I = 0; I < C.Branches.size(); ++I) {
      const Conditional::Branch &B = C.Branches[I];
      const SourceLocation End = I + 1 < C.Branches.size() ? C.Branches[I + 1].Begin
                                 : C.Else.isValid()        ? C.Else
                                                           : C.End;
      const StringRef Macro = windowsMacro(text(B.Condition));
      // `#ifndef _WIN32`
      if (B.IsTaken) {
        IsTaken = true;
        OfTaken = Macro;
      } else if (const StringRef Required = IsTaken ? OfTaken : Macro; !Required.empty()) {
        add(B.Begin, End, Required);
      }
    }
    if (C.Else.isValid() && !OfTaken.empty())
      add(C.Else, C.End, OfTaken);
  }
  void add(SourceLocation Begin, SourceLocation End, StringRef Macro) {
    const StringRef Text =
        Lexer::getSourceText(CharSourceRange::getCharRange(Begin, End), U.SM, U.CI.getLangOpts());
    Texts.push_back({Begin, Text, Macro});
    addHeaders(Texts.back());
  }
  /// Adds the headers of the program that skipped text includes.
  void addHeaders(const SkippedText Skipped) {
    const StringRef Folder =
        llvm::sys::path::parent_path(U.SM.getFilename(U.SM.getExpansionLoc(Skipped.Begin)));
    for (StringRef Rest = Skipped.Text, Line; !Rest.empty();) {
      std::tie(Line, Rest) = Rest.split('\n');
      Line = Line.trim();
      if (!Line.consume_front("#") || !(Line = Line.ltrim()).consume_front("include") ||
          !(Line = Line.ltrim()).consume_front("\""))
        continue;
      SmallString<128> Path(Folder);
      llvm::sys::path::append(Path, Line.take_until([](char C) { return C == '"'; }));
      std::replace(Path.begin(), Path.end(), '\\', '/');
      const OptionalFileEntryRef File = U.SM.getFileManager().getOptionalFileRef(Path);
      if (!File || !Headers.insert(&File->getFileEntry()).second)
        continue;
      const FileID Id = U.SM.createFileID(*File, Skipped.Begin, SrcMgr::C_User);
      Texts.push_back({U.SM.getLocForStartOfFile(Id), U.SM.getBufferData(Id), Skipped.Macro});
    }
  }

  /// Returns the place at which the text declares the name, by its tokens.
  std::optional<SourceLocation> find(const SkippedText &In, StringRef Name) const {
    if (!In.Text.contains(Name))
      return std::nullopt;
    Lexer Lex(In.Begin, U.CI.getLangOpts(), In.Text.begin(), In.Text.begin(), In.Text.end());
    Token Before, At, After;
    Before.startToken();
    At.startToken();
    for (bool IsEnd = false; !IsEnd; Before = At, At = After) {
      IsEnd = Lex.LexFromRawLexer(After);
      if (At.is(tok::raw_identifier) && At.getRawIdentifier() == Name && declares(Before, After))
        return At.getLocation();
    }
    return std::nullopt;
  }

  static bool declares(const Token &Before, const Token &After) {
    if (Before.isOneOf(tok::star, tok::amp, tok::greater))
      return After.isOneOf(tok::l_paren, tok::semi, tok::equal, tok::l_square, tok::comma);
    if (Before.isNot(tok::raw_identifier))
      return false;
    enum { Declares, Uses, IsType };
    switch (llvm::StringSwitch<int>(Before.getRawIdentifier())
                .Cases("class", "struct", "union", "enum", "namespace", "using", "define", Declares)
                .Cases("return", "else", "goto", "case", "throw", "new", "delete", "ifdef", Uses)
                .Cases("ifndef", "undef", "if", "elif", "typename", "operator", "do", Uses)
                .Default(IsType)) {
    case Declares:
      return true;
    case Uses:
      return false;
    default:
      return After.isOneOf(tok::l_paren, tok::semi, tok::equal, tok::l_square, tok::comma);
    }
  }

  Unit &U;
  std::vector<SkippedText> Texts;
  std::set<const FileEntry *> Headers;
  std::set<FileID> Noted;
};

} // namespace

void noteSkippedDeclarations(Unit &U, std::vector<Report> &Reports) {
  SkippedDeclarations Found(U);
  for (Report &R : Reports)
    Found.addTo(R);
}

} // namespace amp2hip
