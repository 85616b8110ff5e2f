//===--- TranslatedMark.cpp - The first line of what amp2hip writes -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip/TranslatedMark.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

namespace amp2hip {

static constexpr llvm::StringLiteral MarkStart = "// Translated by amp2hip";
static constexpr llvm::StringLiteral From = " from ";
static constexpr llvm::StringLiteral Hash = ", xxh3 ";
static constexpr size_t HashDigits = 16;

static llvm::StringRef withoutByteOrderMark(llvm::StringRef Text) {
  Text.consume_front("\xEF\xBB\xBF");
  return Text;
}

std::string hashOfOriginal(llvm::StringRef OriginalBytes) {
  return llvm::utohexstr(llvm::xxh3_64bits(OriginalBytes), /*LowerCase=*/true,
                         HashDigits);
}

std::string translatedMark(llvm::StringRef OriginalPath,
                           llvm::StringRef OriginalBytes) {
  std::string Name = llvm::sys::path::filename(OriginalPath).str();
  // A line break in a file name would end the comment.
  for (char &C : Name)
    if (!llvm::isPrint(C) && static_cast<unsigned char>(C) < 0x80)
      C = '?';
  return (MarkStart + From + Name + Hash + hashOfOriginal(OriginalBytes)).str();
}

std::optional<TranslatedMark> parseTranslatedMark(llvm::StringRef Text) {
  llvm::StringRef Line = withoutByteOrderMark(Text).take_until(
      [](char C) { return C == '\n' || C == '\r'; });
  if (!Line.consume_front(MarkStart) || !Line.consume_front(From))
    return std::nullopt;
  auto [Name, Digits] = Line.rsplit(Hash);
  if (Name.empty() || Digits.size() != HashDigits ||
      !llvm::all_of(Digits, llvm::isHexDigit))
    return std::nullopt;
  return TranslatedMark{Name.str(), Digits.str()};
}

bool isTranslated(llvm::StringRef Text) {
  return withoutByteOrderMark(Text).starts_with(MarkStart);
}

} // namespace amp2hip
