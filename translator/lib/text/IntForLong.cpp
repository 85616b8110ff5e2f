//===--- IntForLong.cpp - `long` with the size of Windows -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "text/IntForLong.h"
#include "text/RankedOverloads.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/LangStandard.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TargetParser/Triple.h"

using namespace clang;
using llvm::StringRef;

namespace amp2hip {
namespace {

/// Reads the tokens of a file in their order, and builds the changed text.
class LongReader {
public:
  LongReader(StringRef Code, const std::set<std::string> &Ranked)
      : Code(Code), Kept(longsThatRank(Code, Ranked)) {}

  std::optional<IntForLong> read() {
    // The lexer expects a null character at the end.
    const std::string Terminated = Code.str();
    LangOptions Language;
    LangOptions::setLangDefaults(Language, clang::Language::CXX, llvm::Triple(), Includes,
                                 LangStandard::lang_cxx17);
    Lexer Tokens(SourceLocation(), Language, Terminated.c_str(), Terminated.c_str(),
                 Terminated.c_str() + Terminated.size());
    Token T;
    bool InDirective = false;
    for (bool AtEnd = false; !AtEnd;) {
      AtEnd = Tokens.LexFromRawLexer(T);
      if (T.isAtStartOfLine()) {
        const bool Ends = InDirective;
        InDirective = T.is(tok::hash);
        StartsDirective = InDirective;
        InCondition = false;
        if (Ends || InDirective)
          finishType(); // the types of a macro and of the next line are independent
      }
      if (T.is(tok::eof))
        break;
      visit(T, size_t(Tokens.getBufferLocation() - Terminated.c_str()) - T.getLength());
    }
    finishType();
    if (Copied == 0)
      return std::nullopt;
    Result.Text += Code.substr(Copied);
    return std::move(Result);
  }

private:
  void visit(const Token &T, size_t Offset) {
    const StringRef Spelled = Code.substr(Offset, T.getLength());
    if (T.is(tok::raw_identifier)) {
      if (StartsDirective)
        InCondition = Spelled == "if" || Spelled == "elif";
      StartsDirective = false;
      if (!addToType(Spelled, Offset)) {
        finishType();
        replaceName(Spelled, Offset);
      }
      return;
    }
    finishType();
    // `std::` before a name.
    HasStd = T.is(tok::coloncolon) && LastName == "std";
    if (!HasStd)
      LastName = "";
    // All integers of a condition `#if` have 8 bytes.
    if (T.is(tok::numeric_constant) && !InCondition && !Kept.count(Offset))
      replaceLiteral(Spelled, Offset);
    else if (T.isOneOf(tok::string_literal, tok::wide_string_literal, tok::utf8_string_literal))
      replace(Offset, Spelled.size(), formatForInt(Spelled));
  }

  /// Adds a keyword to the specifiers of a type, which may have any order, such as `long unsigned
  /// int`. Returns false for other names.
  bool addToType(StringRef Name, size_t Offset) {
    if (Name == "long") {
      ++Longs;
      LastLong = Offset;
    } else if (Name == "int" || Name == "char" || Name == "short") {
      HasInt = true;
    } else if (Name == "double") {
      HasDouble = true;
    } else if (Name != "unsigned" && Name != "signed" && Name != "const" && Name != "volatile") {
      return false;
    }
    return true;
  }

  void finishType() {
    if (Longs == 1 && !HasDouble && !Kept.count(LastLong)) {
      size_t Length = 4;
      if (HasInt) // `long int` becomes `int`: remove `long` and the following space
        Length = std::min(Code.find_first_not_of(" \t", LastLong + 4), Code.size()) - LastLong;
      replace(LastLong, Length, HasInt ? "" : "int");
      Result.Types.push_back(Result.Text.size() - (HasInt ? 0 : 3));
    }
    Longs = 0;
    HasInt = HasDouble = false;
  }

  /// Replaces the names of limits, and of functions whose result depends on the size of `long`. The
  /// names with 32 are those of the Windows headers for Linux.
  void replaceName(StringRef Name, size_t Offset) {
    const bool IsUsed = HasStd && StdIsUsed;
    StringRef OfInt = llvm::StringSwitch<StringRef>(Name)
                          .Case("LONG_MAX", "INT_MAX")
                          .Case("LONG_MIN", "INT_MIN")
                          .Case("ULONG_MAX", "UINT_MAX")
                          .Case("stol", "stoi")
                          .Cases("ltoa", "_ltoa", "_itoa")
                          .Case("_ltow", "_itow")
                          .Case("_ltot", "_itot")
                          .Case("_ltoa_s", "_itoa_s")
                          .Case("_ltow_s", "_itow_s")
                          .Case("_ltot_s", "_itot_s")
                          .Case("strtol", "_strtol32")
                          .Case("strtoul", "_strtoul32")
                          .Case("wcstol", "_wcstol32")
                          .Case("wcstoul", "_wcstoul32")
                          .Case("_tcstol", "_tcstol32")
                          .Case("atol", "_atol32")
                          .Case("_wtol", "_wtol32")
                          .Cases("_ttol", "_tstol", "_ttol32")
                          .Case("_tcstoul", "_tcstoul32")
                          .Default(Name);
    if (IsUsed) // `using std::strtol;`
      OfInt = Name;
    const size_t Begin = HasStd && OfInt.ends_with("32") ? StdOffset : Offset;
    replace(Begin, Offset + Name.size() - Begin, OfInt);
    HasStd = false;
    StdIsUsed = LastName == "using";
    LastName = Name;
    StdOffset = Offset;
  }

  /// A literal keeps its suffix if its value needs 8 bytes on Linux and is unsigned on Windows.
  void replaceLiteral(StringRef Spelled, size_t Offset) {
    StringRef Number = Spelled;
    const bool LastIsU = Number.consume_back_insensitive("u");
    if (!Number.consume_back_insensitive("l") || Number.ends_with_insensitive("l"))
      return;
    const StringRef U = LastIsU                                ? Spelled.take_back()
                        : Number.consume_back_insensitive("u") ? Spelled.drop_back().take_back()
                                                               : "";
    std::string Digits;
    for (char C : Number)
      if (C != '\'')
        Digits += C;
    uint64_t Value = 0;
    if (StringRef(Digits).getAsInteger(0, Value) || Value > UINT32_MAX ||
        (U.empty() && Value > INT32_MAX && isDigit(Digits[0]) && Digits[0] != '0'))
      return; // also the literals of `long double`
    replace(Offset, Spelled.size(), (Number + U).str());
  }

  /// Replaces a part of the code that follows those of earlier calls.
  void replace(size_t Offset, size_t Length, StringRef New) {
    if (Code.substr(Offset, Length) == New)
      return;
    Result.Text += Code.slice(Copied, Offset);
    Result.Text += New;
    Copied = Offset + Length;
  }

  const StringRef Code;
  const std::set<size_t> Kept; ///< offsets of `long` and of literals that stay
  std::vector<std::string> Includes;
  IntForLong Result;
  bool StartsDirective = false; ///< the last token is the `#` of a directive
  bool InCondition = false;     ///< in `#if` or `#elif`
  size_t Copied = 0;            ///< Result.Text has the code up to here
  StringRef LastName;           ///< the last token, if it is a name or the `::` of `std::`
  size_t StdOffset = 0;         ///< of LastName
  bool HasStd = false;          ///< the last tokens are `std::`
  bool StdIsUsed = false;       ///< the token before LastName is `using`
  // The specifiers of a type that the last tokens are:
  unsigned Longs = 0;
  size_t LastLong = 0;
  bool HasInt = false, HasDouble = false;
};

} // namespace

std::optional<IntForLong> writeIntForLong(StringRef Code, const std::set<std::string> &Ranked) {
  if (!Code.contains_insensitive("l"))
    return std::nullopt;
  return LongReader(Code, Ranked).read();
}

std::string formatForInt(StringRef Format) {
  std::string Result;
  size_t Copied = 0;
  for (size_t At = Format.find('%'); At != StringRef::npos; At = Format.find('%', At)) {
    ++At;
    const size_t Length = Format.find_first_not_of("-+ #0123456789.*'", At);
    if (Length == StringRef::npos)
      break;
    if (Format[Length] == '%') { // "%%"
      At = Length + 1;
      continue;
    }
    const StringRef Rest = Format.substr(Length);
    // "100%long" is text: no conversion that a letter follows, except for units as in "%ldms".
    const bool IsInteger =
        Rest.size() > 1 && Rest[0] == 'l' && StringRef("diouxX").contains(Rest[1]);
    const bool IsWord = Rest.size() > 2 && isLetter(Rest[2]) && StringRef("io").contains(Rest[1]);
    if (!IsInteger || IsWord)
      continue;
    Result += Format.slice(Copied, Length);
    Copied = Length + 1;
  }
  return Result + Format.substr(Copied).str();
}

} // namespace amp2hip
