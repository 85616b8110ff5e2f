//===--- Annotations.cpp - Annotations of Microsoft's compiler ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/Annotations.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;
using llvm::StringRef;

namespace amp2hip {

/// True if \p Name is an annotation; sets \p HasArguments.
static bool isAnnotation(StringRef Name, bool &HasArguments) {
  HasArguments = Name.contains("count") || Name.contains("range") ||
                 llvm::StringSwitch<bool>(Name)
                     .Cases("__success", "__blocksOn", "__typefix", "__class_code", true)
                     .Default(false);
  if (HasArguments && !Name.contains("count") && !Name.contains("range"))
    return true;
  StringRef Rest = Name;
  if (!Rest.consume_front("__"))
    return false;
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

void removeAnnotations(std::vector<Token> &Tokens, Unit &U) {
  const TokenView View(Tokens);
  std::vector<bool> Removed(Tokens.size());
  bool Any = false;
  for (size_t I = 0; I < Tokens.size(); ++I) {
    const IdentifierInfo *Name = View.name(I);
    bool HasArguments = false;
    if (!Name || !Tokens[I].is(tok::identifier) || !Name->getName().starts_with("__") ||
        !U.isUserLocation(Tokens[I].getLocation()) || !isAnnotation(Name->getName(), HasArguments))
      continue;
    size_t Last = I;
    if (HasArguments) {
      if (!View.is(I + 1, tok::l_paren) || View.match(I + 1) == TokenView::None)
        continue;
      Last = View.match(I + 1);
    } else if (!View.is(I + 1, tok::identifier, tok::coloncolon, tok::amp, tok::star) &&
               !View.isTypeKeyword(I + 1) &&
               !View.is(I + 1, tok::kw_const, tok::kw_volatile, tok::kw_struct, tok::kw_class,
                        tok::kw_enum, tok::kw_union, tok::kw_typename)) {
      continue; // a variable of the program
    }
    std::fill(Removed.begin() + I, Removed.begin() + Last + 1, true);
    Any = true;
    const SourceLocation Begin = Tokens[I].getLocation(), End = Tokens[Last].getLocation();
    if (!Begin.isFileID() || !End.isFileID()) { // from a macro, whose definition stays
      const SourceLocation Spelled = U.SM.getSpellingLoc(Begin);
      if (I == Last && U.isUserLocation(Spelled))
        U.SourceFixes.push_back(FixItHint::CreateRemoval(Spelled));
      continue;
    }
    // With the spaces behind it.
    auto [File, Offset] = U.SM.getDecomposedLoc(End);
    const StringRef Rest = U.SM.getBufferData(File).substr(Offset + Tokens[Last].getLength());
    const size_t Spaces = std::min(Rest.find_first_not_of(" \t"), Rest.size());
    U.SourceFixes.push_back(FixItHint::CreateRemoval(CharSourceRange::getCharRange(
        Begin, End.getLocWithOffset(int(Tokens[Last].getLength() + Spaces)))));
  }
  size_t Next = 0;
  if (Any)
    llvm::erase_if(Tokens, [&](const Token &) { return Removed[Next++]; });
}

} // namespace amp2hip
