//===--- SourceEncoding.cpp - Sources that are not UTF-8 ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip/SourceEncoding.h"

#include "text/Format.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/SwapByteOrder.h"

using namespace clang;
using llvm::StringRef;

namespace amp2hip {

bool isUtf16(StringRef Bytes) {
  if (Bytes.starts_with("\xFF\xFE") || Bytes.starts_with("\xFE\xFF"))
    return true;
  // Without a byte order mark, every other byte of ASCII text is zero.
  return Bytes.size() >= 4 && (Bytes[0] == 0) != (Bytes[1] == 0) &&
         (Bytes[2] == 0) == (Bytes[0] == 0) && (Bytes[3] == 0) == (Bytes[1] == 0);
}

/// Returns \p Bytes, which are UTF-16 with or without a byte order mark, as
/// UTF-8. Returns nothing if they are not valid.
static std::optional<std::string> fromUtf16(StringRef Bytes) {
  std::string WithMark;
  if (!Bytes.starts_with("\xFF\xFE") && !Bytes.starts_with("\xFE\xFF")) {
    WithMark = (Bytes[0] == 0 ? "\xFE\xFF" : "\xFF\xFE") + Bytes.str();
    Bytes = WithMark;
  }
  // Remove an incomplete character at the end.
  Bytes = Bytes.drop_back(Bytes.size() % 2);
  std::string Text;
  if (!llvm::convertUTF16ToUTF8String(llvm::ArrayRef(Bytes.data(), Bytes.size()), Text))
    return std::nullopt;
  return Text;
}

char16_t codePointOfWindows1252(unsigned char Byte) {
  static constexpr char16_t From80To9F[] = {
      0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
      0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
      0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};
  return Byte >= 0x80 && Byte < 0xA0 ? From80To9F[Byte - 0x80] : Byte;
}

/// Returns the wide literal \p Literal with escape sequences for the bytes that
/// are not ASCII. A raw literal has no escape sequences and gets UTF-8.
static std::string withoutCp1252(StringRef Literal) {
  const bool Raw = Literal.take_until([](char C) { return C == '"' || C == '\''; }).contains('R');
  std::string Text;
  for (char C : Literal) {
    auto Byte = static_cast<unsigned char>(C);
    if (Byte < 0x80) {
      Text += C;
      continue;
    }
    char16_t Character = codePointOfWindows1252(Byte);
    if (Raw) {
      llvm::UTF16 Unit = Character;
      std::string Utf8;
      llvm::convertUTF16ToUTF8String(llvm::ArrayRef(&Unit, 1), Utf8);
      Text += Utf8;
    } else {
      Text += fmt::format("\\u{:04x}", unsigned(Character));
    }
  }
  return Text;
}

/// True if \p Name is a macro of <tchar.h> or <windows.h> that makes its argument
/// a wide literal.
static bool makesWide(StringRef Name) {
  return llvm::is_contained({"_T", "__T", "_TEXT", "TEXT", "__TEXT"}, Name);
}

/// Returns \p Bytes, which are CP1252, with ASCII wide literals.
static std::optional<std::string> fromCp1252(StringRef Bytes) {
  std::string Buffer = Bytes.str(); // the lexer needs a null character at the end
  LangOptions Options;
  Options.CPlusPlus = Options.CPlusPlus11 = Options.CPlusPlus14 = Options.CPlusPlus17 = true;
  Options.MicrosoftExt = true;
  Lexer L(SourceLocation(), Options, Buffer.data(), Buffer.data(), Buffer.data() + Buffer.size());
  L.SetKeepWhitespaceMode(false);
  std::string Text;
  size_t Copied = 0;
  bool InWideMacro = false; // the last two tokens are `_T` and `(`
  bool AfterName = false;   // the last token is `_T`
  Token T;
  for (bool AtEnd = false; !AtEnd;) {
    AtEnd = L.LexFromRawLexer(T);
    const size_t End = L.getBufferLocation() - Buffer.data(), Begin = End - T.getLength();
    StringRef Spelling = StringRef(Buffer).slice(Begin, End);
    bool IsWide =
        T.isOneOf(tok::wide_string_literal, tok::wide_char_constant, tok::utf8_string_literal,
                  tok::utf16_string_literal, tok::utf16_char_constant, tok::utf32_string_literal,
                  tok::utf32_char_constant) ||
        (InWideMacro && T.isOneOf(tok::string_literal, tok::char_constant));
    if (IsWide && llvm::any_of(Spelling, [](char C) { return C & 0x80; })) {
      Text += StringRef(Buffer).slice(Copied, Begin);
      Text += withoutCp1252(Spelling);
      Copied = End;
    }
    InWideMacro = AfterName && T.is(tok::l_paren);
    AfterName = T.is(tok::raw_identifier) && makesWide(Spelling);
  }
  if (Copied == 0)
    return std::nullopt;
  Text += StringRef(Buffer).drop_front(Copied);
  return Text;
}

std::optional<std::string> readableText(StringRef Bytes) {
  if (isUtf16(Bytes))
    return fromUtf16(Bytes);
  const auto *Begin = reinterpret_cast<const llvm::UTF8 *>(Bytes.bytes_begin());
  if (llvm::isLegalUTF8String(&Begin, Bytes.bytes_end()))
    return std::nullopt;
  return fromCp1252(Bytes);
}

} // namespace amp2hip
