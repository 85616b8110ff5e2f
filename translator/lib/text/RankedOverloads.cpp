//===--- RankedOverloads.cpp - Overloads ranked by int and long -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "text/RankedOverloads.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

using namespace clang;
using llvm::StringRef;

namespace amp2hip {
namespace {

struct CodeToken {
  StringRef Text;
  size_t Offset;
  bool IsName, IsNumber;
};
using CodeTokens = std::vector<CodeToken>;

/// The tokens of each parameter or argument.
using Parameters = std::vector<llvm::ArrayRef<CodeToken>>;

CodeTokens tokensOf(const std::string &Code) {
  LangOptions Cxx;
  Cxx.CPlusPlus = Cxx.CPlusPlus11 = true;
  Lexer Raw(SourceLocation(), Cxx, Code.data(), Code.data(), Code.data() + Code.size());
  CodeTokens Result;
  for (Token T; !Raw.LexFromRawLexer(T);) {
    const size_t Offset = size_t(Raw.getBufferLocation() - Code.data()) - T.getLength();
    Result.push_back({StringRef(Code).substr(Offset, T.getLength()), Offset,
                      T.is(tok::raw_identifier), T.is(tok::numeric_constant)});
  }
  return Result;
}

/// Returns the parts between the commas of the list that follows the parenthesis at \p Open; empty
/// if the list does not end.
Parameters listAt(llvm::ArrayRef<CodeToken> Tokens, size_t Open) {
  Parameters Result;
  int Depth = 0, Angles = 0;
  size_t Begin = Open + 1;
  for (size_t I = Open; I < Tokens.size(); ++I) {
    const StringRef Text = Tokens[I].Text;
    if (Text == ";")
      break;
    if (Text == "(" || Text == "[" || Text == "{")
      ++Depth;
    else if (Text == ")" || Text == "]" || Text == "}")
      --Depth;
    else if (Text == "<" || Text == ">")
      Angles = std::max(0, Angles + (Text == "<" ? 1 : -1));
    else if (Text == ">>")
      Angles = std::max(0, Angles - 2);
    const bool IsEnd = Depth == 0;
    if (!IsEnd && (Text != "," || Depth > 1 || Angles > 0))
      continue;
    Result.push_back(Tokens.slice(Begin, I - Begin));
    Begin = I + 1;
    if (IsEnd)
      return Result;
  }
  return {};
}

bool isType(llvm::ArrayRef<CodeToken> Parameter, StringRef Type) {
  return Parameter.size() == 1 && Parameter[0].Text == Type;
}

/// True if \p Parameter is an `int` or `long` with a name.
bool isNamed(llvm::ArrayRef<CodeToken> Parameter) {
  return Parameter.size() > 1 && (Parameter[0].Text == "int" || Parameter[0].Text == "long") &&
         Parameter[1].IsName;
}

/// The function templates of a file that `int` and `long` rank.
struct RankedTemplates {
  std::set<size_t> Longs; ///< offsets of the types of the unnamed parameters
  std::set<std::string> Names;
};

RankedTemplates rankedIn(llvm::ArrayRef<CodeToken> Tokens) {
  std::map<StringRef, std::vector<Parameters>> Templates; // by the function's name
  bool InTemplate = false;
  for (size_t I = 0; I + 1 < Tokens.size(); ++I) {
    const StringRef Text = Tokens[I].Text;
    if (Text == "template")
      InTemplate = true;
    else if (Text == ";" || Text == "{" || Text == "}")
      InTemplate = false;
    else if (InTemplate && Tokens[I].IsName && Tokens[I + 1].Text == "(")
      Templates[Text].push_back(listAt(Tokens, I + 1));
  }

  RankedTemplates Result;
  for (const auto &[Name, Lists] : Templates)
    for (const Parameters &List : Lists)
      for (size_t P = 0; P < List.size(); ++P) {
        const auto AnyIs = [&, &Lists = Lists](auto Is) {
          return llvm::any_of(Lists, [&](const Parameters &L) { return P < L.size() && Is(L[P]); });
        };
        if (!isType(List[P], "long") ||
            !AnyIs([](llvm::ArrayRef<CodeToken> T) { return isType(T, "int"); }) || AnyIs(isNamed))
          continue;
        Result.Longs.insert(List[P][0].Offset);
        Result.Names.insert(Name.str());
      }
  return Result;
}

/// Returns the number of the token `long` if \p Argument begins with a conversion to `long`:
/// `(long)0`, `long()`, `static_cast<long>(0)`.
std::optional<size_t> castToLong(llvm::ArrayRef<CodeToken> Argument) {
  const auto Is = [&](size_t I, StringRef Text) {
    return I < Argument.size() && Argument[I].Text == Text;
  };
  if (Is(0, "long") && (Is(1, "(") || Is(1, "{")))
    return 0;
  if (Is(1, "long") && Is(0, "(") && Is(2, ")"))
    return 1;
  if (Is(2, "long") && Is(0, "static_cast") && Is(1, "<") && Is(3, ">"))
    return 2;
  return std::nullopt;
}

} // namespace

std::set<std::string> rankedFunctions(StringRef Code) {
  if (!Code.contains("template") || !Code.contains("long"))
    return {};
  const std::string Terminated = Code.str();
  return rankedIn(tokensOf(Terminated)).Names;
}

std::set<size_t> longsThatRank(StringRef Code, const std::set<std::string> &Ranked) {
  const bool MayRank = Code.contains("template") && Code.contains("long");
  const bool MayCall = llvm::any_of(Ranked, [&](StringRef Name) { return Code.contains(Name); });
  if (!MayRank && !MayCall)
    return {};
  const std::string Terminated = Code.str();
  const CodeTokens Tokens = tokensOf(Terminated);
  RankedTemplates Own = MayRank ? rankedIn(Tokens) : RankedTemplates();
  Own.Names.insert(Ranked.begin(), Ranked.end());
  std::set<size_t> Result = std::move(Own.Longs);
  for (size_t I = 0; !Own.Names.empty() && I + 1 < Tokens.size(); ++I)
    if (Tokens[I].IsName && Tokens[I + 1].Text == "(" && Own.Names.count(Tokens[I].Text.str()))
      for (llvm::ArrayRef<CodeToken> Argument : listAt(Tokens, I + 1)) {
        if (Argument.size() == 1 && Argument[0].IsNumber)
          Result.insert(Argument[0].Offset);
        else if (const std::optional<size_t> Long = castToLong(Argument))
          Result.insert(Argument[*Long].Offset);
      }
  return Result;
}

} // namespace amp2hip
