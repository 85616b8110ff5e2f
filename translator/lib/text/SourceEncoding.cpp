//===--- SourceEncoding.cpp - Sources that are not UTF-8 ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip/SourceEncoding.h"

#include "text/CodePage.h"
#include "text/ForeignWords.h"
#include "text/Format.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
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

/// Returns the wide literal \p Literal, in which withUtf8Code() has escaped second bytes, with
/// escape sequences for the characters that are not ASCII. A raw literal has no escape sequences
/// and gets UTF-8.
static std::string withAsciiCharacters(StringRef Literal, CodePage Page,
                                       const CodePageConverter &Convert) {
  const bool Raw = Literal.take_until([](char C) { return C == '"' || C == '\''; }).contains('R');
  std::string Text;
  while (!Literal.empty()) {
    if (!(Literal[0] & 0x80)) {
      Text += Literal[0];
      Literal = Literal.drop_front();
      continue;
    }
    const size_t Length = characterLength(Literal, Page);
    const std::string Utf8 = Convert(Literal.take_front(Length));
    Literal = Literal.drop_front(Length + (!Raw && Length == 2 && Literal[1] == '\\'));
    llvm::SmallVector<llvm::UTF16, 2> Units;
    if (Raw || !llvm::convertUTF8ToUTF16String(Utf8, Units)) {
      Text += Utf8;
      continue;
    }
    // All characters of these code pages have one unit.
    Text += fmt::format("\\u{:04x}", unsigned(Units[0]));
  }
  return Text;
}

/// True if \p Name is a macro of <tchar.h> or <windows.h> that makes its argument
/// a wide literal.
static bool makesWide(StringRef Name) {
  return llvm::is_contained({"_T", "__T", "_TEXT", "TEXT", "__TEXT"}, Name);
}

namespace {

/// Converts the parts of a source outside of literals to UTF-8.
class CodeConverter {
public:
  CodeConverter(StringRef Bytes, CodePage Page, const CodePageConverter &Convert)
      : Bytes(Bytes), Page(Page), Convert(Convert) {}

  std::string run() {
    if (Bytes.starts_with("\xEF\xBB\xBF")) // the byte order mark of a file that is not UTF-8
      copy(3);
    while (At < Bytes.size()) {
      if (rest().starts_with("//"))
        lineComment();
      else if (rest().starts_with("/*"))
        blockComment();
      else if (Bytes[At] == '"' && isRaw())
        rawLiteral();
      else if (Bytes[At] == '"' || (Bytes[At] == '\'' && !isDigitSeparator()))
        literal(Bytes[At]);
      else
        character();
    }
    return std::move(Text);
  }

private:
  StringRef rest() const { return Bytes.substr(At); }
  void copy(size_t Count) {
    Text += rest().take_front(Count);
    At = std::min(At + Count, Bytes.size());
  }
  void character() {
    const size_t Length = characterLength(rest(), Page);
    if (!(Bytes[At] & 0x80))
      return copy(1);
    Text += Convert(rest().take_front(Length));
    At += Length;
  }
  /// Copies a character of a comment. In CP1252 it stays as it is: compilers ignore it.
  void commented() { Page == CodePage::Western ? copy(1) : character(); }
  void lineComment() {
    while (At < Bytes.size() && Bytes[At] != '\n') {
      const bool Continues = rest().starts_with("\\\n") || rest().starts_with("\\\r\n");
      Continues ? copy(rest()[1] == '\r' ? 3 : 2) : commented();
    }
  }
  void blockComment() {
    copy(2);
    while (At < Bytes.size() && !rest().starts_with("*/"))
      commented();
    copy(2);
  }
  bool isRaw() const {
    StringRef Before = Bytes.take_front(At);
    if (!Before.consume_back("R"))
      return false;
    Before = Before.rtrim("uUL8");
    return Before.empty() || !(llvm::isAlnum(Before.back()) || Before.back() == '_');
  }
  void rawLiteral() {
    const StringRef Content = Bytes.substr(At + 1);
    const std::string End = (")" + Content.take_front(Content.find('(')) + "\"").str();
    const size_t Found = Bytes.find(End, At);
    copy(Found == StringRef::npos ? Bytes.size() - At : Found + End.size() - At);
  }
  bool isDigitSeparator() const {
    return At > 0 && At + 1 < Bytes.size() && llvm::isHexDigit(Bytes[At - 1]) &&
           llvm::isHexDigit(Bytes[At + 1]) && !Bytes.take_front(At).ends_with("u8");
  }
  void literal(char Quote) {
    copy(1);
    while (At < Bytes.size() && Bytes[At] != Quote && Bytes[At] != '\n') {
      if (Bytes[At] == '\\') {
        copy(At + 1 < Bytes.size() && !(Bytes[At + 1] & 0x80) ? 2 : 1);
        continue;
      }
      const size_t Length = characterLength(rest(), Page);
      copy(Length);
      if (Length == 2 && Text.back() == '\\') // begins no escape sequence
        Text += '\\';
    }
    if (At < Bytes.size() && Bytes[At] == Quote)
      copy(1);
  }

  const StringRef Bytes;
  const CodePage Page;
  const CodePageConverter &Convert;
  size_t At = 0;
  std::string Text;
};

} // namespace

/// Returns \p Bytes, which are in \p Page, with ASCII wide literals, and with UTF-8 outside of
/// literals. Returns nothing if that changes nothing.
static std::optional<std::string> fromCodePage(StringRef Bytes, CodePage Page) {
  // The lexer needs a null character at the end.
  const CodePageConverter Convert(Page);
  std::string Buffer = CodeConverter(Bytes, Page, Convert).run();
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
      Text += withAsciiCharacters(Spelling, Page, Convert);
      Copied = End;
    }
    InWideMacro = AfterName && T.is(tok::l_paren);
    AfterName = T.is(tok::raw_identifier) && makesWide(Spelling);
  }
  Text += StringRef(Buffer).drop_front(Copied);
  return Text == Bytes ? std::nullopt : std::optional(Text);
}

/// The code page of setSourceCharset(); nothing to guess.
static std::optional<CodePage> SourceCodePage;

bool setSourceCharset(StringRef Name) {
  if (Name.equals_insensitive("utf-8") || Name == ".65001") {
    SourceCodePage.reset();
    return true;
  }
  SourceCodePage = codePageOfName(Name);
  return SourceCodePage.has_value();
}

static CodePage codePageOf(StringRef Bytes) {
  return SourceCodePage ? *SourceCodePage : guessCodePage(Bytes);
}

static bool isUtf8(StringRef Bytes) {
  const auto *Begin = reinterpret_cast<const llvm::UTF8 *>(Bytes.bytes_begin());
  return llvm::isLegalUTF8String(&Begin, Bytes.bytes_end());
}

bool isInOtherCodePage(StringRef Bytes) {
  return !isUtf8(Bytes) && !isUtf16(Bytes) && codePageOf(Bytes) != CodePage::Western;
}

std::optional<std::string> readableText(StringRef Bytes) {
  if (isUtf16(Bytes))
    return fromUtf16(Bytes);
  return isUtf8(Bytes) ? std::nullopt : fromCodePage(Bytes, codePageOf(Bytes));
}

std::optional<OtherText> findOtherText(StringRef Bytes) {
  if (SourceCodePage || isUtf8(Bytes) || isUtf16(Bytes) ||
      guessCodePage(Bytes) != CodePage::Western)
    return std::nullopt;
  const std::optional<StringRef> Word = findForeignWord(Bytes);
  if (!Word)
    return std::nullopt;
  const StringRef Before = Bytes.take_front(static_cast<size_t>(Word->begin() - Bytes.begin()));
  return OtherText{static_cast<unsigned>(Before.count('\n')) + 1, asUtf8(*Word)};
}

std::string asUtf8(StringRef Bytes) {
  if (isUtf8(Bytes))
    return Bytes.str();
  const CodePage Page = codePageOf(Bytes);
  const CodePageConverter Convert(Page);
  std::string Text;
  while (!Bytes.empty()) {
    const size_t Length = characterLength(Bytes, Page);
    Text += Convert(Bytes.take_front(Length));
    Bytes = Bytes.drop_front(Length);
  }
  return Text;
}

} // namespace amp2hip
