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
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

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
  }

private:
  static constexpr size_t None = TokenView::None;

  /// True if \p T is spelled in a file. libstdc++ defines `__try` as a macro for `try`.
  bool isInFile(const Token &T) const {
    const SourceLocation Loc = T.getLocation();
    return Loc.isFileID() || (T.is(tok::kw_try) && !U.isUserLocation(U.SM.getSpellingLoc(Loc)) &&
                              U.SM.getImmediateExpansionRange(Loc).getBegin().isFileID());
  }

  /// True if the tokens from \p First to \p Last are `EXCEPTION_EXECUTE_HANDLER` or its value.
  bool acceptsAll(size_t First, size_t Last) const {
    while (View.is(First, tok::l_paren) && View.match(First) == Last) {
      ++First;
      --Last;
    }
    return First == Last && (View.isNamed(First, "EXCEPTION_EXECUTE_HANDLER") ||
                             (View.is(First, tok::numeric_constant) &&
                              U.CI.getPreprocessor().getSpelling(Tokens[First]) == "1"));
  }

  /// True if the handler from \p Open to \p Close asks for the exception.
  bool asksForException(size_t Open, size_t Close) const {
    for (size_t I = Open; I < Close; ++I)
      if (const IdentifierInfo *Name = View.name(I);
          Name && llvm::StringSwitch<bool>(Name->getName())
                      .Cases("GetExceptionCode", "GetExceptionInformation", true)
                      .Cases("_exception_code", "_exception_info", true)
                      .Cases("__exception_code", "__exception_info", true)
                      .Default(false))
        return true;
    return false;
  }

  /// True if a `__leave` leaves the block from \p Open to \p Close.
  bool hasLeave(size_t Open, size_t Close) const {
    for (size_t I = Open + 1; I < Close; ++I)
      if (View.is(I, tok::kw_try, tok::kw___try) && View.is(I + 1, tok::l_brace) &&
          View.match(I + 1) != None)
        I = View.match(I + 1);
      else if (View.is(I, tok::kw___leave))
        return true;
    return false;
  }

  /// True if the block from \p Open to \p Close is `{ RaiseException(...); }`.
  bool onlyRaises(size_t Open, size_t Close) const {
    size_t I = Open + 1;
    if (View.is(I, tok::coloncolon))
      ++I;
    return View.isNamed(I, "RaiseException") && View.is(I + 1, tok::l_paren) &&
           View.match(I + 1) != None && View.match(I + 1) + 2 == Close;
  }

  void replace(size_t First, size_t Last, StringRef Text) {
    U.SourceFixes.push_back(
        FixItHint::CreateReplacement(SourceRange(U.SM.getExpansionLoc(Tokens[First].getLocation()),
                                                 U.SM.getExpansionLoc(Tokens[Last].getLocation())),
                                     Text));
  }

  void read(size_t Except) {
    const size_t Close = View.is(Except + 1, tok::l_paren) ? View.match(Except + 1) : None;
    const size_t End = Except - 1;
    const size_t Open = View.is(End, tok::r_brace) ? View.match(End) : None;
    if (Close == None || Open == None || Open == 0 ||
        !View.is(Open - 1, tok::kw_try, tok::kw___try) || !View.is(Close + 1, tok::l_brace) ||
        View.match(Close + 1) == None)
      return;
    const size_t Try = Open - 1;
    const SourceLocation At = Tokens[Except].getLocation();
    if (!acceptsAll(Except + 2, Close - 1) || hasLeave(Open, End) ||
        asksForException(Close + 1, View.match(Close + 1)) || !isInFile(Tokens[Try]) ||
        !isInFile(Tokens[Except]) || !isInFile(Tokens[Close]))
      return;
    Read.insert({Tokens[Try].getLocation(), At});
    replace(Try, Try, "try");
    replace(Except, Close, "catch (...)");
    Tokens[Try].setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo("try"));
    Tokens[Try].setKind(tok::kw_try);
    if (!onlyRaises(Open, End))
      U.report(Rule::StructuredException, At,
               "'__except' becomes 'catch (...)', which does not catch access violations and "
               "divisions by zero: they end the program on Linux; test for their causes");
  }

  std::vector<Token> &Tokens;
  const TokenView View;
  Unit &U;
};

} // namespace

std::set<SourceLocation> readStructuredExceptions(std::vector<Token> &Tokens, Unit &U) {
  HandlerReader R(Tokens, U);
  R.run();
  return std::move(R.Read);
}

} // namespace amp2hip
