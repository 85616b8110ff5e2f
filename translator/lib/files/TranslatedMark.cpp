//===--- TranslatedMark.cpp - The first line of output files --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip/TranslatedMark.h"

#include "files/FilePieces.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

namespace amp2hip {

static constexpr llvm::StringLiteral TranslatedStart = "// Translated by amp2hip";
static constexpr llvm::StringLiteral CopiedStart = "// Copied by amp2hip";
static constexpr llvm::StringLiteral From = " from ";
static constexpr llvm::StringLiteral Hash = ", xxh3 ";
static constexpr llvm::StringLiteral OutputHash = ", output ";
static constexpr llvm::StringLiteral ByteOrderMark = "\xEF\xBB\xBF";
static constexpr size_t HashDigits = 16;

static llvm::StringRef withoutByteOrderMark(llvm::StringRef Text) {
  Text.consume_front(ByteOrderMark);
  return Text;
}

static std::string xxh3(llvm::StringRef Bytes) {
  return llvm::utohexstr(llvm::xxh3_64bits(Bytes), /*LowerCase=*/true, HashDigits);
}

void OriginalHash::add(llvm::StringRef Piece) { Hashes += xxh3(Piece); }

std::string OriginalHash::text() const {
  if (Hashes.empty())
    return xxh3("");
  return Hashes.size() == HashDigits ? Hashes : xxh3(Hashes);
}

std::string hashOfOriginal(llvm::StringRef OriginalBytes) {
  OriginalHash Hash;
  for (size_t At = 0; At < OriginalBytes.size(); At += PieceSize)
    Hash.add(OriginalBytes.substr(At, PieceSize));
  return Hash.text();
}

/// Returns \p Text with "\n" instead of "\r\n".
static std::string withPlainLines(llvm::StringRef Text) {
  std::string Result;
  Result.reserve(Text.size());
  for (size_t I = 0; I != Text.size(); ++I)
    if (Text[I] != '\r' || I + 1 == Text.size() || Text[I + 1] != '\n')
      Result += Text[I];
  return Result;
}

static llvm::StringRef afterFirstLine(llvm::StringRef Text) { return Text.split('\n').second; }

std::string withMark(llvm::StringRef OriginalPath, llvm::StringRef OriginalBytes,
                     llvm::StringRef Text, llvm::StringRef LineEnding, MarkKind Kind) {
  std::string Name = llvm::sys::path::filename(OriginalPath).str();
  // Replace control characters: a line break in a file name would end the
  // comment.
  for (char &C : Name)
    if (!llvm::isPrint(C) && static_cast<unsigned char>(C) < 0x80)
      C = '?';
  bool HasByteOrderMark = Text.consume_front(ByteOrderMark);
  return ((HasByteOrderMark ? llvm::StringRef(ByteOrderMark) : "") +
          (Kind == MarkKind::Translated ? TranslatedStart : CopiedStart) + From + Name + Hash +
          hashOfOriginal(OriginalBytes) + OutputHash + hashOfOriginal(withPlainLines(Text)) +
          LineEnding + Text)
      .str();
}

static bool isHash(llvm::StringRef Digits) {
  return Digits.size() == HashDigits && llvm::all_of(Digits, llvm::isHexDigit);
}

std::optional<TranslatedMark> parseTranslatedMark(llvm::StringRef Text) {
  llvm::StringRef Line =
      withoutByteOrderMark(Text).take_until([](char C) { return C == '\n' || C == '\r'; });
  if ((!Line.consume_front(TranslatedStart) && !Line.consume_front(CopiedStart)) ||
      !Line.consume_front(From))
    return std::nullopt;
  auto [Name, Hashes] = Line.rsplit(Hash);
  auto [Original, Output] = Hashes.split(OutputHash);
  if (Name.empty() || !isHash(Original) || !(isHash(Output) || Original.size() == Hashes.size()))
    return std::nullopt;
  return TranslatedMark{Name.str(), Original.str(), Output.str()};
}

bool isTranslated(llvm::StringRef Text) {
  Text = withoutByteOrderMark(Text);
  return Text.starts_with(TranslatedStart) || Text.starts_with(CopiedStart);
}

Origin originOf(llvm::StringRef Text) {
  if (!isTranslated(Text))
    return Origin::Foreign;
  std::optional<TranslatedMark> Mark = parseTranslatedMark(Text);
  if (!Mark)
    return Origin::Edited;
  if (Mark->OutputHash.empty())
    return Origin::Unknown;
  return Mark->OutputHash == hashOfOriginal(withPlainLines(afterFirstLine(Text))) ? Origin::Amp2hip
                                                                                  : Origin::Edited;
}

bool equalAfterMark(llvm::StringRef A, llvm::StringRef B) {
  return isTranslated(A) && isTranslated(B) &&
         withPlainLines(afterFirstLine(A)) == withPlainLines(afterFirstLine(B));
}

} // namespace amp2hip
