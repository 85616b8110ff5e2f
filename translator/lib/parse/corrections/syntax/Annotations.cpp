//===--- Annotations.cpp - Annotations of Microsoft's compiler ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/Annotations.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "clang/Lex/MacroInfo.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>

using namespace clang;
using llvm::StringRef;

namespace amp2hip {

/// True if \p Name is an annotation; sets \p HasArguments.
static bool isAnnotation(StringRef Name, bool &HasArguments) {
  StringRef Rest = Name;
  if (!Rest.consume_front("__"))
    return false;
  HasArguments = llvm::is_contained({"success", "blocksOn", "typefix"}, Rest);
  if (HasArguments)
    return true;
  HasArguments = Name.contains("count") || Name.contains("range");
  if (llvm::is_contained({"ecount", "bcount", "field_ecount", "field_bcount", "struct_bcount",
                          "range", "checkReturn", "nullterminated", "nullnullterminated",
                          "format_string", "reserved", "callback", "override", "notnull",
                          "maybenull", "valid", "notvalid", "readonly", "fallthrough"},
                         Rest))
    return true;
  (void)Rest.consume_front("deref_");
  (void)Rest.consume_front("opt_");
  if (!Rest.consume_front("inout") && !Rest.consume_front("in") && !Rest.consume_front("out"))
    return false;
  // `__in`, `__out_opt`, `__inout_ecount_part_opt`, `__in_data_source`
  SmallVector<StringRef, 6> Words;
  Rest.split(Words, '_', -1, /*KeepEmpty=*/false);
  return (Rest.empty() || Rest.starts_with("_")) && llvm::all_of(Words, [](StringRef Word) {
           return llvm::is_contained(
               {"opt", "z", "ecount", "bcount", "part", "full", "range", "nz", "awcount", "xcount"},
               Word);
         });
}

/// Returns the last token of the annotation at \p I, which may have arguments; nothing if there is
/// none.
static std::optional<size_t> lastOfAnnotation(const TokenView &Tokens, size_t I) {
  const IdentifierInfo *Name = Tokens.name(I);
  bool HasArguments = false;
  if (!Name || !Tokens.is(I, tok::identifier) || !isAnnotation(Name->getName(), HasArguments))
    return std::nullopt;
  if (!HasArguments)
    return I;
  const size_t Last = Tokens.is(I + 1, tok::l_paren) ? Tokens.match(I + 1) : TokenView::None;
  return Last == TokenView::None ? std::nullopt : std::optional(Last);
}

/// Removes the text from \p Begin to \p End and the spaces that follow it.
static void removeText(SourceLocation Begin, SourceLocation End, Unit &U) {
  auto [File, Offset] = U.SM.getDecomposedLoc(End);
  const StringRef Rest = U.SM.getBufferData(File).substr(Offset);
  const size_t Spaces = std::min(Rest.find_first_not_of(" \t"), Rest.size());
  U.SourceFixes.push_back(FixItHint::CreateRemoval(
      CharSourceRange::getCharRange(Begin, End.getLocWithOffset(int(Spaces)))));
}

/// True if one of \p Tokens may be an annotation. Most programs have none.
static bool mayContainAnnotation(llvm::ArrayRef<Token> Tokens) {
  bool HasArguments = false;
  return llvm::any_of(Tokens, [&](const Token &T) {
    return T.is(tok::identifier) && isAnnotation(T.getIdentifierInfo()->getName(), HasArguments);
  });
}

/// Removes the annotations in the definitions of macros, used or not: all sources that include a
/// header must have the same translation of it.
static void removeFromMacros(Unit &U) {
  for (const MacroInfo *Macro : U.Macros) {
    const std::vector<Token> Body(Macro->tokens_begin(), Macro->tokens_end());
    if (!mayContainAnnotation(Body))
      continue;
    const TokenView BodyView(Body);
    for (size_t I = 0; I < Body.size(); ++I)
      if (std::optional<size_t> Last = lastOfAnnotation(BodyView, I);
          Last && U.isUserLocation(Body[I].getLocation()))
        removeText(Body[I].getLocation(),
                   Body[*Last].getLocation().getLocWithOffset(int(Body[*Last].getLength())), U);
  }
}

void removeAnnotations(std::vector<Token> &Tokens, Unit &U) {
  removeFromMacros(U);
  if (!mayContainAnnotation(U.Tokens))
    return;
  const TokenView View(Tokens);
  std::vector<bool> Removed(Tokens.size());
  bool Any = false;
  for (size_t I = 0; I < Tokens.size(); ++I) {
    const std::optional<size_t> Last = lastOfAnnotation(View, I);
    if (!Last || !U.isUserLocation(Tokens[I].getLocation()))
      continue;
    const size_t Next = *Last + 1;
    if (*Last == I && !View.is(Next, tok::identifier, tok::coloncolon, tok::amp, tok::star) &&
        !View.isTypeKeyword(Next) &&
        !View.is(Next, tok::kw_const, tok::kw_volatile, tok::kw_struct, tok::kw_class, tok::kw_enum,
                 tok::kw_union, tok::kw_typename))
      continue; // a variable of the program
    std::fill(Removed.begin() + I, Removed.begin() + *Last + 1, true);
    Any = true;
    const SourceLocation Begin = Tokens[I].getLocation(), End = Tokens[*Last].getLocation();
    if (!Begin.isFileID() || !End.isFileID()) // from a macro; see removeFromMacros()
      continue;
    removeText(Begin, End.getLocWithOffset(int(Tokens[*Last].getLength())), U);
  }
  size_t Next = 0;
  if (Any)
    llvm::erase_if(Tokens, [&](const Token &) { return Removed[Next++]; });
}

} // namespace amp2hip
