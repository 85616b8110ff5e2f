//===--- CodePage.cpp - Encodings of East Asia ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "text/CodePage.h"

#include "text/Format.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ConvertUTF.h"
#include <iconv.h>

using llvm::StringRef;

namespace amp2hip {
namespace {

bool isIn(unsigned char Byte, unsigned First, unsigned Last) {
  return Byte >= First && Byte <= Last;
}

bool isLead(unsigned char Byte, CodePage Page) {
  switch (Page) {
  case CodePage::Japanese: // others are half-width characters
    return isIn(Byte, 0x81, 0x9F) || isIn(Byte, 0xE0, 0xFC);
  case CodePage::Chinese:
  case CodePage::Korean:
  case CodePage::Taiwanese:
    return isIn(Byte, 0x81, 0xFE);
  default:
    return false;
  }
}

bool isTrail(unsigned char Byte, CodePage Page) {
  switch (Page) {
  case CodePage::Japanese:
    return isIn(Byte, 0x40, 0x7E) || isIn(Byte, 0x80, 0xFC);
  case CodePage::Chinese:
    return isIn(Byte, 0x40, 0x7E) || isIn(Byte, 0x80, 0xFE);
  case CodePage::Korean:
    return isIn(Byte, 0x41, 0x5A) || isIn(Byte, 0x61, 0x7A) || isIn(Byte, 0x81, 0xFE);
  case CodePage::Taiwanese:
    return isIn(Byte, 0x40, 0x7E) || isIn(Byte, 0xA1, 0xFE);
  default:
    return false;
  }
}

/// What the pairs of bytes of a text look like.
struct Statistics {
  unsigned Pairs = 0;
  unsigned Adjacent = 0;         ///< pairs that follow another pair
  unsigned Kana = 0;             ///< of code page 932
  unsigned LowLeads = 0;         ///< pairs whose first byte is less than A0
  unsigned AsciiTrails = 0;      ///< pairs whose second byte is ASCII
  unsigned Hangul = 0;           ///< pairs that are syllables in code page 949
  unsigned Frequent = 0;         ///< pairs with the first byte of a frequent character in 950
  unsigned BackslashesAtEnd = 0; ///< pairs before the end of a line whose second byte is `\`

  bool isMostly(unsigned Count, unsigned Percent) const { return Count * 100 >= Pairs * Percent; }
};

/// Returns nothing if \p Bytes are not a text of \p Page.
std::optional<Statistics> statisticsOf(StringRef Bytes, CodePage Page) {
  Statistics Result;
  bool AfterPair = false;
  for (size_t I = 0; I < Bytes.size(); ++I) {
    const auto Lead = static_cast<unsigned char>(Bytes[I]);
    if (!isLead(Lead, Page)) {
      if (Lead >= 0x80 && (Page != CodePage::Japanese || !isIn(Lead, 0xA1, 0xDF)))
        return std::nullopt;
      AfterPair = false;
      continue;
    }
    const auto Trail = static_cast<unsigned char>(++I < Bytes.size() ? Bytes[I] : 0);
    if (!isTrail(Trail, Page))
      return std::nullopt;
    ++Result.Pairs;
    Result.Adjacent += AfterPair;
    Result.LowLeads += Lead < 0xA0;
    Result.Kana += (Lead == 0x82 && isIn(Trail, 0x9F, 0xF1)) || (Lead == 0x83 && Trail <= 0x96);
    Result.AsciiTrails += Trail < 0x80;
    Result.Hangul += isIn(Lead, 0xB0, 0xC8) && Trail >= 0xA1;
    Result.Frequent += isIn(Lead, 0xA1, 0xC6);
    const StringRef After = Bytes.drop_front(I + 1);
    Result.BackslashesAtEnd +=
        Trail == '\\' && (After.starts_with("\n") || After.starts_with("\r"));
    AfterPair = true;
  }
  return Result;
}

/// Numbers of code pages that are standards.
constexpr unsigned Koi8R = 20866, Koi8U = 21866, Iso8859 = 28590;

/// Returns the name of \p Page for iconv.
std::string nameOf(CodePage Page) {
  const auto Number = static_cast<unsigned>(Page);
  if (Number == Koi8R || Number == Koi8U)
    return Number == Koi8R ? "KOI8-R" : "KOI8-U";
  if (Number > Iso8859 && Number <= Iso8859 + 16)
    return fmt::format("ISO-8859-{}", Number - Iso8859);
  return fmt::format("CP{}", Number);
}

} // namespace

CodePage guessCodePage(StringRef Bytes) {
  // A comment in CP1252 has no reason to end with `\`, and several bytes from 81 to 9F, which are
  // punctuation there, do not follow one another.
  if (auto S = statisticsOf(Bytes, CodePage::Japanese))
    if ((S->Kana >= 2 && S->isMostly(S->Kana, 20)) || S->BackslashesAtEnd != 0 ||
        (S->Pairs >= 3 && S->isMostly(S->LowLeads, 80) && S->isMostly(S->Adjacent, 33)))
      return CodePage::Japanese;
  // Isolated pairs may be letters of CP1252 and ASCII characters, as in `µm`.
  auto IsText = [](const std::optional<Statistics> &S) {
    return S && S->Pairs >= 4 && S->isMostly(S->Adjacent, 50);
  };
  const std::optional<Statistics> Korean = statisticsOf(Bytes, CodePage::Korean);
  if (IsText(Korean) && Korean->isMostly(Korean->Hangul, 90))
    return CodePage::Korean;
  const std::optional<Statistics> Taiwanese = statisticsOf(Bytes, CodePage::Taiwanese);
  if (IsText(Taiwanese) && Taiwanese->isMostly(Taiwanese->AsciiTrails, 15) &&
      Taiwanese->isMostly(Taiwanese->Frequent, 80))
    return CodePage::Taiwanese;
  const std::optional<Statistics> Chinese = statisticsOf(Bytes, CodePage::Chinese);
  if (IsText(Chinese) && !Chinese->isMostly(Chinese->AsciiTrails, 15))
    return CodePage::Chinese;
  return CodePage::Western;
}

std::optional<CodePage> codePageOfName(StringRef Name) {
  const std::string Lower = Name.lower();
  const unsigned Standard = llvm::StringSwitch<unsigned>(Lower)
                                .Cases("shift_jis", "shift-jis", "sjis", "ms_kanji", 932)
                                .Cases("gb2312", "gbk", "gb_2312-80", "chinese", 936)
                                .Cases("ks_c_5601-1987", "ks_c_5601", "euc-kr", "korean", 949)
                                .Cases("big5", "cn-big5", 950)
                                .Case("koi8-r", Koi8R)
                                .Case("koi8-u", Koi8U)
                                .Cases("latin1", "us-ascii", "ascii", 1252)
                                .Default(0);
  unsigned Number = Standard;
  StringRef Digits = Lower;
  if (Digits.consume_front("iso-8859-") || Digits.consume_front("iso8859-")) {
    if (Digits.getAsInteger(10, Number) || Number == 0 || Number > 16)
      return std::nullopt;
    Number = Number == 1 ? 1252 : Iso8859 + Number;
  } else if (Standard == 0) {
    static_cast<void>(Digits.consume_front(".") || Digits.consume_front("windows-") ||
                      Digits.consume_front("cp"));
    if (Digits.getAsInteger(10, Number))
      return std::nullopt;
  }
  constexpr unsigned Utf8 = 65001;
  const auto Page = static_cast<CodePage>(Number);
  const iconv_t Table =
      Number == Utf8 ? reinterpret_cast<iconv_t>(-1) : iconv_open("UTF-8", nameOf(Page).c_str());
  if (Table == reinterpret_cast<iconv_t>(-1))
    return std::nullopt;
  iconv_close(Table);
  return Page;
}

size_t characterLength(StringRef Bytes, CodePage Page) {
  return Bytes.size() > 1 && isLead(static_cast<unsigned char>(Bytes[0]), Page) ? 2 : 1;
}

/// Returns the Unicode number of a byte in Windows-1252. Windows maps the five bytes without a
/// character to the control characters of their numbers.
static char16_t codePointOfWindows1252(unsigned char Byte) {
  static constexpr char16_t From80To9F[] = {
      0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
      0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
      0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};
  return Byte >= 0x80 && Byte < 0xA0 ? From80To9F[Byte - 0x80] : Byte;
}

CodePageConverter::CodePageConverter(CodePage Page)
    : Page(Page), Iconv(Page == CodePage::Western ? reinterpret_cast<iconv_t>(-1)
                                                  : iconv_open("UTF-8", nameOf(Page).c_str())) {}

CodePageConverter::~CodePageConverter() {
  if (Iconv != reinterpret_cast<iconv_t>(-1))
    iconv_close(Iconv);
}

std::string CodePageConverter::operator()(StringRef Character) const {
  char Text[8], *Out = Text;
  if (Page == CodePage::Western) {
    llvm::ConvertCodePointToUTF8(codePointOfWindows1252(static_cast<unsigned char>(Character[0])),
                                 Out);
    return std::string(Text, Out);
  }
  char *In = const_cast<char *>(Character.data());
  size_t InSize = Character.size(), OutSize = sizeof Text;
  if (Iconv == reinterpret_cast<iconv_t>(-1) ||
      iconv(Iconv, &In, &InSize, &Out, &OutSize) == static_cast<size_t>(-1))
    return "\xEF\xBF\xBD";
  return std::string(Text, Out);
}

} // namespace amp2hip
