//===--- LoopVariables.cpp - Variables that outlive their loop ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/LoopVariables.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/corrections/FileEdits.h"
#include "clang/Basic/SourceManager.h"
#include <optional>

using namespace clang;
using llvm::StringRef;

namespace amp2hip {
namespace {

/// The declaration in a `for` statement.
struct LoopVariables {
  size_t For;               ///< the keyword
  size_t Name;              ///< the first variable; the type precedes it
  std::string Declarations; ///< `i, n`
  bool Declares;            ///< the wanted name
};

/// Reads the declaration of the `for` statement at \p For. Returns nothing for other statements,
/// and if the variables cannot be declared without a value.
std::optional<LoopVariables> loopAt(const TokenView &Tokens, size_t For, StringRef Wanted) {
  if (!Tokens.is(For, tok::kw_for) || !Tokens.is(For + 1, tok::l_paren) || For == 0 ||
      !Tokens.is(For - 1, tok::semi, tok::l_brace, tok::r_brace))
    return std::nullopt;
  LoopVariables Result{For, 0, "", false};
  for (size_t I = For + 2; !Tokens.is(I, tok::semi); ++I) {
    if (Tokens.is(I, tok::l_paren, tok::l_square, tok::l_brace)) {
      I = Tokens.match(I);
      if (I == TokenView::None)
        return std::nullopt;
    } else if (Tokens.is(I, tok::kw_auto, tok::kw_const, tok::amp, tok::star, tok::colon,
                         tok::eof) &&
               !Result.Name) {
      return std::nullopt;
    } else if (Tokens.is(I, tok::identifier) && Tokens.is(I + 1, tok::equal) && I > For + 2 &&
               (!Result.Name || Tokens.is(I - 1, tok::comma))) {
      const StringRef Name = Tokens.name(I)->getName();
      Result.Declarations += (Result.Name ? ", " : "") + Name.str();
      Result.Declares |= Name == Wanted;
      if (!Result.Name)
        Result.Name = I;
    }
  }
  return Result.Name && Result.Declares ? std::optional(Result) : std::nullopt;
}

/// Returns the loop before the token \p Use, in a block around it, whose variable is \p Wanted.
std::optional<LoopVariables> loopBefore(const TokenView &Tokens, size_t Use, StringRef Wanted) {
  for (size_t I = Use; I-- > 0;) {
    if (Tokens.is(I, tok::r_paren, tok::r_square, tok::r_brace)) {
      I = Tokens.match(I);
      if (I == TokenView::None)
        return std::nullopt;
    } else if (std::optional<LoopVariables> Found = loopAt(Tokens, I, Wanted)) {
      return Found;
    }
  }
  return std::nullopt;
}

} // namespace

std::map<std::string, std::string> textsWithLoopVariables(llvm::ArrayRef<NameError> Errors,
                                                          const Unit &U) {
  if (Errors.empty())
    return {};
  const TokenView Tokens(U.Tokens);
  std::map<FileID, FileEdits> Edits;
  for (const NameError &E : Errors) {
    size_t Use = 0;
    while (Use < Tokens.size() && Tokens[Use].getLocation() != E.Loc)
      ++Use;
    if (!Tokens.is(Use, tok::identifier) || !E.Loc.isFileID())
      continue;
    const std::optional<LoopVariables> Loop = loopBefore(Tokens, Use, Tokens.name(Use)->getName());
    if (!Loop)
      continue;
    const SourceLocation For = Tokens[Loop->For].getLocation(),
                         Type = Tokens[Loop->For + 2].getLocation(),
                         Name = Tokens[Loop->Name].getLocation();
    if (!For.isFileID() || !Type.isFileID() || !Name.isFileID())
      continue;
    const FileID File = U.SM.getFileID(For);
    const StringRef Text = U.SM.getBufferData(File);
    const unsigned Begin = U.SM.getFileOffset(For), TypeBegin = U.SM.getFileOffset(Type),
                   TypeEnd = U.SM.getFileOffset(Name);
    // On the same line, so that the lines of later messages stay.
    Edits[File][Begin] = {
        Begin, (Text.slice(TypeBegin, TypeEnd).rtrim() + " " + Loop->Declarations + "; ").str()};
    Edits[File][TypeBegin] = {TypeEnd, ""};
  }
  return editedTexts(U.SM, Edits);
}

} // namespace amp2hip
