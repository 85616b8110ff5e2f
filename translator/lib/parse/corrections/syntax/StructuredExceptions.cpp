//===--- StructuredExceptions.cpp - The blocks of __except ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/StructuredExceptions.h"
#include "amp2hip/Rules.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "text/Format.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace clang;

namespace amp2hip {
namespace {

/// Reads the handlers of one unit.
class HandlerReader {
public:
  HandlerReader(std::vector<Token> &Tokens, Unit &U) : Tokens(Tokens), View(Tokens), U(U) {}

  /// The keywords that were read.
  std::set<SourceLocation> Read;

  void run() {
    for (size_t I = 1; I < Tokens.size(); ++I)
      if (View.isNamed(I, "__except") && U.isUserLocation(Tokens[I].getLocation()))
        read(I);
    std::vector<Token> New;
    for (size_t I = 0; I < Tokens.size(); ++I) {
      if (auto Found = Before.find(I); Found != Before.end())
        New.insert(New.end(), Found->second.begin(), Found->second.end());
      New.push_back(Tokens[I]);
      if (auto Found = After.find(I); Found != After.end())
        New.insert(New.end(), Found->second.begin(), Found->second.end());
    }
    Tokens = std::move(New);
  }

private:
  static constexpr size_t None = TokenView::None;

  /// True if \p T is spelled in a file. libstdc++ defines `__try` as a macro for `try`.
  bool isInFile(const Token &T) const {
    const SourceLocation Loc = T.getLocation();
    return Loc.isFileID() || (T.is(tok::kw_try) && !U.isUserLocation(U.SM.getSpellingLoc(Loc)) &&
                              U.SM.getImmediateExpansionRange(Loc).getBegin().isFileID());
  }

  void refuse(size_t I, const std::string &Why) {
    U.suppressClangErrorAt(Tokens[I].getLocation());
    U.error(Tokens[I].getLocation(), Why);
  }

  /// Returns a token of kind \p Kind in the place of \p At.
  Token tokenAt(const Token &At, tok::TokenKind Kind, StringRef Keyword = "") const {
    Token Result = At;
    Result.setIdentifierInfo(Keyword.empty() ? nullptr
                                             : U.CI.getPreprocessor().getIdentifierInfo(Keyword));
    Result.setKind(Kind);
    return Result;
  }

  /// True if a token from \p First to \p Last results from the macro \p Name.
  bool contains(size_t First, size_t Last, StringRef Name) const {
    for (size_t I = First; I <= Last; ++I)
      if (const SourceLocation Loc = Tokens[I].getLocation();
          Loc.isMacroID() && !U.SM.isMacroArgExpansion(Loc) &&
          Lexer::getImmediateMacroName(Loc, U.SM, U.CI.getLangOpts()) == Name)
        return true;
    return false;
  }

  /// True if the tokens from \p First to \p Last are the constant \p Value.
  bool isConstant(size_t First, size_t Last, StringRef Value) const {
    while (View.is(First, tok::l_paren) && View.match(First) == Last) {
      ++First;
      --Last;
    }
    std::string Text;
    for (size_t I = First; I <= Last; ++I)
      Text += U.CI.getPreprocessor().getSpelling(Tokens[I]);
    return Text == Value;
  }

  /// True if the block from \p Open to \p Close is `{ RaiseException(...); }`.
  bool onlyRaises(size_t Open, size_t Close) const {
    size_t I = Open + 1;
    if (View.is(I, tok::coloncolon))
      ++I;
    return View.isNamed(I, "RaiseException") && View.is(I + 1, tok::l_paren) &&
           View.match(I + 1) != None && View.match(I + 1) + 2 == Close;
  }

  /// Warns if the filter after \p Open uses a variable that a `__finally` block between \p First
  /// and
  /// \p Last uses, too: the filter runs after the block, on Windows before it.
  void checkOrder(const ExceptionHandler &H, size_t Open, size_t Close) {
    for (const TerminationHandler &T : U.TerminationHandlers) {
      if (!U.SM.isBeforeInTranslationUnit(H.Body.getBegin(), T.Try) ||
          !U.SM.isBeforeInTranslationUnit(T.Try, H.Body.getEnd()))
        continue;
      std::set<const IdentifierInfo *> Names;
      for (size_t I = 0; I < Tokens.size(); ++I)
        if (Tokens[I].is(tok::identifier) && !View.is(I + 1, tok::l_paren, tok::coloncolon) &&
            !U.SM.isBeforeInTranslationUnit(Tokens[I].getLocation(), T.Handler.getBegin()) &&
            U.SM.isBeforeInTranslationUnit(Tokens[I].getLocation(), T.Handler.getEnd()))
          Names.insert(Tokens[I].getIdentifierInfo());
      for (size_t I = Open + 1; I < Close; ++I)
        if (View.is(I, tok::identifier) && !Tokens[I].getLocation().isMacroID() &&
            Names.count(Tokens[I].getIdentifierInfo())) {
          U.report(Rule::StructuredException, H.Except,
                   fmt::format("the filter runs after the '__finally' block, on Windows before it, "
                               "and both use '{}'; copy the value before '__try'",
                               Tokens[I].getIdentifierInfo()->getName().str()));
          return;
        }
    }
  }

  void checkFilter(const ExceptionHandler &H, size_t Open, size_t Close) {
    constexpr StringRef Continue = "EXCEPTION_CONTINUE_EXECUTION";
    if (isConstant(Open + 1, Close - 1, "-1"))
      refuse(Open - 1, "a program on Linux cannot continue where an exception was raised; use "
                       "EXCEPTION_EXECUTE_HANDLER, or correct the cause of the exception");
    else if (contains(Open + 1, Close - 1, Continue))
      U.report(Rule::StructuredException, H.Except,
               "EXCEPTION_CONTINUE_EXECUTION ends the program, because a program on Linux cannot "
               "continue where an exception was raised; correct the cause of the exception");
    checkOrder(H, Open, Close);
  }

  void read(size_t Except) {
    const size_t Close = View.is(Except + 1, tok::l_paren) ? View.match(Except + 1) : None;
    const size_t End = Except - 1;
    const size_t Open = View.is(End, tok::r_brace) ? View.match(End) : None;
    const size_t HandlerEnd =
        Close != None && View.is(Close + 1, tok::l_brace) ? View.match(Close + 1) : None;
    if (HandlerEnd == None || Open == None || Open == 0 || Close == Except + 2 ||
        !View.is(Open - 1, tok::kw_try, tok::kw___try))
      return;
    const size_t Try = Open - 1;
    SmallVector<size_t, 8> Leaves;
    for (size_t I = Open + 1; I < End; ++I) // those of inner statements are replaced
      if (View.is(I, tok::kw___leave))
        Leaves.push_back(I);
    SmallVector<size_t, 16> Edited = {Try,        Open,  End,       Except,
                                      Except + 1, Close, Close + 1, HandlerEnd};
    Edited.append(Leaves);
    const SourceLocation At = Tokens[Except].getLocation();
    const FileID File = U.SM.getFileID(U.SM.getExpansionLoc(At));
    const bool IsGood = llvm::all_of(Edited, [&](size_t I) {
      return isInFile(Tokens[I]) &&
             U.SM.getFileID(U.SM.getExpansionLoc(Tokens[I].getLocation())) == File;
    });
    const auto InFile = [&](size_t I) { return U.SM.getExpansionLoc(Tokens[I].getLocation()); };
    ExceptionHandler H;
    H.Try = InFile(Try);
    H.Body = {InFile(Open), InFile(End)};
    H.Except = InFile(Except);
    H.Filter = {InFile(Except + 1), InFile(Close)};
    H.Handler = {InFile(Close + 1), InFile(HandlerEnd)};
    H.OnlyNamesThread = onlyRaises(Open, End) &&
                        (isConstant(Except + 2, Close - 1, "1") ||
                         (HandlerEnd == Close + 2 &&
                          contains(Except + 2, Close - 1, "EXCEPTION_CONTINUE_EXECUTION") &&
                          !contains(Except + 2, Close - 1, "EXCEPTION_CONTINUE_SEARCH")));
    if (!IsGood)
      refuse(Except, "a '__except' block in a macro has no equivalent in the output; write the "
                     "statement without the macro");
    else if (!H.OnlyNamesThread)
      checkFilter(H, Except + 1, Close);

    const Token Keyword = Tokens[Except], Paren = Tokens[Close], Brace = Tokens[HandlerEnd];
    Read.insert({Tokens[Try].getLocation(), At});
    for (size_t I : Leaves) {
      H.Leaves.push_back(InFile(I));
      Read.insert(Tokens[I].getLocation());
      Tokens[I] = tokenAt(Tokens[I], tok::kw_throw, "throw");
    }
    Tokens[Try] = tokenAt(Tokens[Try], tok::kw_try, "try");
    Tokens[Except] = tokenAt(Keyword, tok::kw_catch, "catch");
    Before[Except + 1] = {tokenAt(Keyword, tok::l_paren), tokenAt(Keyword, tok::ellipsis),
                          tokenAt(Keyword, tok::r_paren), tokenAt(Keyword, tok::l_brace),
                          tokenAt(Keyword, tok::l_paren), tokenAt(Keyword, tok::kw_void, "void"),
                          tokenAt(Keyword, tok::r_paren)};
    After[Close] = {tokenAt(Paren, tok::semi)};
    After[HandlerEnd].push_back(tokenAt(Brace, tok::r_brace));
    if (IsGood)
      U.ExceptionHandlers.push_back(std::move(H));
  }

  std::vector<Token> &Tokens;
  const TokenView View;
  Unit &U;
  std::map<size_t, std::vector<Token>> Before, After; ///< tokens to insert
};

} // namespace

std::set<SourceLocation> readStructuredExceptions(std::vector<Token> &Tokens, Unit &U) {
  const bool HasAny = llvm::any_of(U.Tokens, [](const Token &T) {
    const IdentifierInfo *Name = T.getIdentifierInfo();
    return Name && Name->getName() == "__except";
  });
  if (!HasAny || U.Options.WindowsIncludeDir.empty()) // without the headers, nothing for the output
    return {};
  HandlerReader R(Tokens, U);
  R.run();
  return std::move(R.Read);
}

} // namespace amp2hip
