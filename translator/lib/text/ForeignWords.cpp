//===--- ForeignWords.cpp - Words that are not in CP1252 ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "text/ForeignWords.h"
#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;

namespace amp2hip {
namespace {

bool isHigh(char C) { return (C & 0x80) != 0; }
/// True for the letters of CP1252 from C0 on, without the signs of multiplication and division.
bool isHighLetter(char C) {
  const auto Byte = static_cast<unsigned char>(C);
  return Byte >= 0xC0 && Byte != 0xD7 && Byte != 0xF7;
}
/// True for the lines and corners of code pages 437 and 850.
bool isBoxDrawing(char C) {
  const auto Byte = static_cast<unsigned char>(C);
  return Byte >= 0xB3 && Byte <= 0xDA;
}
char lowerLetter(char C) {
  const auto Byte = static_cast<unsigned char>(C);
  return isHighLetter(C) && Byte < 0xDF ? static_cast<char>(Byte + 0x20) : C;
}
/// The letter without its accent, for E0 to FF.
char baseOf(char C) {
  constexpr StringRef Bases = "aaaaaaaceeeeiiiidnooooo/ouuuuyty";
  const auto Byte = static_cast<unsigned char>(lowerLetter(C));
  return Byte >= 0xE0 ? Bases[Byte - 0xE0] : Byte == 0xDF ? 's' : C;
}

/// The letters of the languages of western Europe, in CP1252.
constexpr StringRef Languages[] = {
    "\xE0\xE2\xE4\xE7\xE9\xE8\xEA\xEB\xEE\xEF\xF4\xF6\xF9\xFB\xFC\xFF\xE6", // French
    "\xE4\xF6\xFC\xDF",                                                     // German
    "\xE1\xE9\xED\xF3\xFA\xF1\xFC\xEF\xE7\xE0\xE8\xF2",                     // Spanish, Catalan
    "\xE1\xE0\xE2\xE3\xE7\xE9\xEA\xED\xF3\xF4\xF5\xFA\xFC",                 // Portuguese
    "\xE0\xE8\xE9\xEC\xF2\xF9\xEE",                                         // Italian
    "\xE5\xE4\xF6\xE6\xF8\xE9\xF5\xFC",                                     // Nordic, Estonian
    "\xE1\xE9\xED\xF3\xFA\xFD\xFE\xE6\xF6\xF0"};                            // Icelandic

/// True if the letters, which follow one another, are a table: of one language, in ascending order,
/// or with the accents of one letter side by side.
bool isTable(StringRef Word) {
  for (StringRef Language : Languages)
    if (llvm::all_of(Word, [&](char C) { return Language.contains(lowerLetter(C)); }))
      return true;
  size_t Descents = 0, SameBases = 0;
  for (size_t I = 1; I < Word.size(); ++I) {
    Descents += static_cast<unsigned char>(Word[I]) < static_cast<unsigned char>(Word[I - 1]);
    SameBases += baseOf(Word[I]) == baseOf(Word[I - 1]);
  }
  return Descents * 4 <= Word.size() - 1 || SameBases * 3 >= Word.size() - 1;
}

/// True if a sequence of bytes that are not ASCII is a word of another code page.
bool isForeign(StringRef Run) {
  constexpr size_t Shortest = 4;
  if (Run.size() < Shortest || llvm::all_of(Run, isBoxDrawing))
    return false;
  if (llvm::all_of(Run, isHighLetter))
    return !isTable(Run);
  // Signs between letters, as in the pairs of bytes of East Asia.
  for (size_t I = 1; I + 1 < Run.size(); ++I)
    if (!isHighLetter(Run[I]) && isHighLetter(Run[I - 1]) && isHighLetter(Run[I + 1]))
      return true;
  return false;
}

/// Steps through a source and finds the sequences of bytes that are not ASCII.
class Scanner {
public:
  explicit Scanner(StringRef Bytes) : Bytes(Bytes) {}

  std::optional<StringRef> run() {
    while (At < Bytes.size()) {
      const StringRef Rest = Bytes.drop_front(At);
      if (Rest.starts_with("//"))
        take(Rest.find('\n'), false);
      else if (Rest.starts_with("/*"))
        take(Rest.find("*/"), false);
      else if (Rest[0] == '"' || Rest[0] == '\'')
        take(endOfLiteral(Rest), true);
      else
        take(1, false);
    }
    // Most of the letters that are not ASCII are in such words, also those of comments.
    return First && Foreign * 2 >= Total ? First : std::nullopt;
  }

private:
  static size_t endOfLiteral(StringRef Rest) {
    for (size_t I = 1; I < Rest.size() && Rest[I] != '\n'; ++I) {
      if (Rest[I] == '\\')
        ++I;
      else if (Rest[I] == Rest[0])
        return I + 1;
    }
    return 1;
  }
  void take(size_t Size, bool IsLiteral) {
    StringRef Text = Bytes.drop_front(At).take_front(Size);
    At += Text.size();
    while (!(Text = Text.drop_until(isHigh)).empty()) {
      const StringRef Run = Text.take_while(isHigh);
      Text = Text.drop_front(Run.size());
      Total += Run.size();
      if (!isForeign(Run))
        continue;
      Foreign += Run.size();
      if (IsLiteral && !First)
        First = Run;
    }
  }

  const StringRef Bytes;
  size_t At = 0, Total = 0, Foreign = 0;
  std::optional<StringRef> First;
};

} // namespace

std::optional<StringRef> findForeignWord(StringRef Bytes) { return Scanner(Bytes).run(); }

} // namespace amp2hip
