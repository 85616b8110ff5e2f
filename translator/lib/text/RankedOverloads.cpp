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

} // namespace

std::set<size_t> longsThatRank(StringRef Code) {
  if (!Code.contains("template") || !Code.contains("long"))
    return {};
  const std::string Terminated = Code.str();
  const CodeTokens Tokens = tokensOf(Terminated);
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

  std::set<size_t> Result;
  std::set<StringRef> Ranked;
  for (const auto &[Name, Lists] : Templates)
    for (const Parameters &List : Lists)
      for (size_t P = 0; P < List.size(); ++P) {
        const auto AnyIs = [&, &Lists = Lists](auto Is) {
          return llvm::any_of(Lists, [&](const Parameters &L) { return P < L.size() && Is(L[P]); });
        };
        if (!isType(List[P], "long") ||
            !AnyIs([](llvm::ArrayRef<CodeToken> T) { return isType(T, "int"); }) || AnyIs(isNamed))
          continue;
        Result.insert(List[P][0].Offset);
        Ranked.insert(Name);
      }
  for (size_t I = 0; !Ranked.empty() && I + 1 < Tokens.size(); ++I)
    if (Ranked.count(Tokens[I].Text) && Tokens[I + 1].Text == "(")
      for (llvm::ArrayRef<CodeToken> Argument : listAt(Tokens, I + 1))
        if (Argument.size() == 1 && Argument[0].IsNumber)
          Result.insert(Argument[0].Offset);
  return Result;
}

} // namespace amp2hip
