//===--- TerminationHandlers.cpp - The blocks of __finally ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/TerminationHandlers.h"
#include "normalize/Restriction.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "text/Format.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Reads the handlers of one unit. Marks the tokens to change, and changes them at the end.
class Reader {
public:
  Reader(std::vector<Token> &Tokens, Unit &U)
      : Tokens(Tokens), View(Tokens), U(U), Removed(Tokens.size()) {}

  /// The keywords that were read.
  std::set<SourceLocation> Read;

  void run() {
    for (size_t I = 0; I < Tokens.size(); ++I)
      if (View.is(I, tok::kw___finally) && U.isUserLocation(Tokens[I].getLocation()))
        read(I);
    std::vector<Token> New;
    for (size_t I = 0; I < Tokens.size(); ++I) {
      if (!Removed[I])
        New.push_back(Tokens[I]);
      if (Ends.count(I)) // of the block that contains body and handler
        New.push_back(Tokens[I]);
    }
    Tokens = std::move(New);
  }

private:
  static constexpr size_t None = TokenView::None;

  SourceLocation at(size_t I) const { return Tokens[I].getLocation(); }

  /// Returns the `__try` of the `__finally` at \p Finally, or None. libstdc++ defines `__try` as a
  /// macro for `try`.
  size_t tryOf(size_t Finally) const {
    const size_t Open =
        Finally > 0 && View.is(Finally - 1, tok::r_brace) ? View.match(Finally - 1) : None;
    return Open != None && Open > 0 && View.is(Open - 1, tok::kw_try, tok::kw___try) ? Open - 1
                                                                                     : None;
  }

  /// True if \p T is spelled in a file, or is the whole expansion of a macro there.
  bool isInFile(const Token &T) const {
    const SourceLocation Loc = T.getLocation();
    return Loc.isFileID() ||
           (!U.SM.isMacroArgExpansion(Loc) && !U.isUserLocation(U.SM.getSpellingLoc(Loc)) &&
            U.SM.getImmediateExpansionRange(Loc).getBegin().isFileID());
  }

  void refuse(size_t I, StringRef Why) {
    U.suppressClangErrorAt(at(I));
    U.error(at(I), Why.str());
  }

  /// Returns the last token of the statement after the parentheses or `do` at \p I, as far as the
  /// tokens tell: the end of a block, or the next semicolon.
  size_t endOfStatement(size_t I) const {
    for (; I < Tokens.size() && !View.is(I, tok::semi); ++I)
      if (View.is(I, tok::l_brace))
        return View.match(I);
      else if (View.is(I, tok::l_paren) && View.match(I) != None)
        I = View.match(I);
    return I;
  }

  /// Returns the end of the lambda whose introducer is at \p I.
  size_t endOfLambda(size_t I) const {
    I = View.match(I);
    while (I < Tokens.size() && !View.is(I, tok::l_brace, tok::semi))
      ++I;
    return View.is(I, tok::l_brace) ? View.match(I) : None;
  }

  /// Reports what the handler between the braces \p Open and \p Close must not contain, because it
  /// becomes a function. Returns false after an error.
  bool checkHandler(size_t Open, size_t Close) {
    size_t EndOfLoop = 0, EndOfSwitch = 0, EndOfTry = 0;
    for (size_t I = Open + 1; I < Close; ++I) {
      const Token &T = Tokens[I];
      if (View.is(I, tok::l_square) && View.isLambdaIntroducer(I)) {
        const size_t End = endOfLambda(I);
        for (const RestrictClause &Clause : U.Clauses)
          if (End != None && !U.SM.isBeforeInTranslationUnit(Clause.Begin, at(I)) &&
              U.SM.isBeforeInTranslationUnit(Clause.Begin, at(End)) && Clause.Set.Amp)
            return refuse(I, "a '__finally' block becomes a lambda, which cannot contain a kernel; "
                             "move the kernel to a function"),
                   false;
        if (End == None || End > Close)
          return refuse(I, "a '__finally' block with this lambda has no equivalent in the output; "
                           "move its code to a function"),
                 false;
        I = End;
        continue;
      }
      if (T.isOneOf(tok::kw_for, tok::kw_while) && View.is(I + 1, tok::l_paren))
        EndOfLoop = std::max(EndOfLoop, endOfStatement(View.match(I + 1) + 1));
      else if (T.is(tok::kw_do))
        EndOfLoop = std::max(EndOfLoop, endOfStatement(I + 1));
      else if (T.is(tok::kw_switch) && View.is(I + 1, tok::l_paren))
        EndOfSwitch = std::max(EndOfSwitch, endOfStatement(View.match(I + 1) + 1));
      if (const size_t Inner = endOfTry(I); Inner != None)
        EndOfTry = std::max(EndOfTry, Inner);
      const bool Jumps = T.isOneOf(tok::kw_return, tok::kw_goto, tok::kw_co_return) ||
                         (T.is(tok::kw___leave) && I > EndOfTry) ||
                         (T.is(tok::kw_break) && I > EndOfLoop && I > EndOfSwitch) ||
                         (T.is(tok::kw_continue) && I > EndOfLoop);
      if (Jumps)
        return refuse(I, fmt::format("'{}' must not leave a '__finally' block, which becomes a "
                                     "function; set a variable, and test it after the statement",
                                     U.CI.getPreprocessor().getSpelling(T))),
               false;
      if (T.isOneOf(tok::kw___func__, tok::kw___FUNCTION__, tok::kw___FUNCDNAME__,
                    tok::kw___FUNCSIG__, tok::kw___PRETTY_FUNCTION__, tok::kw_L__FUNCTION__,
                    tok::kw_L__FUNCSIG__) ||
          View.isNamed(I, "__builtin_va_start"))
        return refuse(I, fmt::format("a '__finally' block becomes a lambda, where '{}' has another "
                                     "meaning; store its value in a variable before '__try'",
                                     U.CI.getPreprocessor().getSpelling(T))),
               false;
    }
    return true;
  }

  static bool isQuery(const TokenView &View, size_t I) {
    const IdentifierInfo *Name = View.name(I);
    return Name &&
           llvm::StringSwitch<bool>(Name->getName())
               .Cases("AbnormalTermination", "_abnormal_termination", "__abnormal_termination",
                      true)
               .Default(false) &&
           View.is(I + 1, tok::l_paren) && View.is(I + 2, tok::r_paren);
  }

  /// The end of the body of a `__try` at \p I, or None.
  size_t endOfTry(size_t I) const {
    return View.is(I, tok::kw_try, tok::kw___try) && View.is(I + 1, tok::l_brace)
               ? View.match(I + 1)
               : None;
  }

  void read(size_t Finally) {
    const size_t Try = tryOf(Finally);
    const size_t Close = View.is(Finally + 1, tok::l_brace) ? View.match(Finally + 1) : None;
    if (Try == None || Close == None)
      return;
    const size_t Open = Try + 1, End = Finally - 1;
    SmallVector<size_t, 8> Leaves, Queries;
    SmallVector<std::pair<size_t, size_t>, 4> Inner;
    for (size_t I = Open + 1; I < End; ++I) {
      // A `__leave` belongs to the innermost `__try`.
      if (size_t InnerEnd = endOfTry(I); InnerEnd != None)
        Inner.push_back({I, InnerEnd});
      if (View.is(I, tok::kw___leave) &&
          llvm::none_of(Inner, [&](auto Range) { return I > Range.first && I < Range.second; }))
        Leaves.push_back(I);
    }
    for (size_t I = Finally + 2; I < Close; ++I)
      if (View.is(I, tok::kw___finally) && View.match(I + 1) != None)
        I = View.match(I + 1);
      else if (isQuery(View, I))
        Queries.push_back(I);
    SmallVector<size_t, 16> Edited = {Try, Open, End, Finally, Finally + 1, Close};
    Edited.append(Leaves);
    for (size_t Q : Queries)
      Edited.append({Q, Q + 2});
    const FileID File = U.SM.getFileID(U.SM.getExpansionLoc(at(Finally)));
    bool IsGood = checkHandler(Finally + 1, Close);
    if (llvm::any_of(Edited, [&](size_t I) {
          return !isInFile(Tokens[I]) || U.SM.getFileID(U.SM.getExpansionLoc(at(I))) != File;
        })) {
      refuse(Finally, "a '__finally' block in a macro has no equivalent in the output; write the "
                      "statement without the macro, or use a destructor");
      IsGood = false;
    }

    const auto InFile = [&](size_t I) { return U.SM.getExpansionLoc(at(I)); };
    TerminationHandler H;
    H.Try = InFile(Try);
    H.Body = {InFile(Open), InFile(End)};
    H.Finally = InFile(Finally);
    H.Handler = {InFile(Finally + 1), InFile(Close)};
    // `{ { body } { handler } }` is one statement, as in `for (...) __try`.
    Tokens[Try].setIdentifierInfo(nullptr);
    Tokens[Try].setKind(tok::l_brace);
    Removed[Finally] = true;
    Ends.insert(Close);
    Read.insert({at(Try), at(Finally)});
    for (size_t I : Leaves) {
      H.Leaves.push_back(InFile(I));
      Read.insert(at(I));
      Tokens[I].setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo("throw"));
      Tokens[I].setKind(tok::kw_throw);
    }
    for (size_t I : Queries) {
      H.Queries.push_back({InFile(I), InFile(I + 2)});
      Tokens[I].setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo("false"));
      Tokens[I].setKind(tok::kw_false);
      Removed[I + 1] = Removed[I + 2] = true;
    }
    if (IsGood)
      U.TerminationHandlers.push_back(std::move(H));
  }

  std::vector<Token> &Tokens;
  const TokenView View;
  Unit &U;
  std::vector<bool> Removed;
  std::set<size_t> Ends; ///< the last tokens of the handlers
};

} // namespace

std::set<SourceLocation> readTerminationHandlers(std::vector<Token> &Tokens, Unit &U) {
  const bool HasAny =
      llvm::any_of(U.Tokens, [](const Token &T) { return T.is(tok::kw___finally); });
  if (!HasAny ||
      U.Options.WindowsIncludeDir.empty()) // without the headers, no class for the output
    return {};
  Reader R(Tokens, U);
  R.run();
  return std::move(R.Read);
}

} // namespace amp2hip
