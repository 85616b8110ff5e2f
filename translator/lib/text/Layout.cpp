//===--- Layout.cpp - The layout of the user's text -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "text/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include <map>

using llvm::StringRef;

namespace amp2hip {

std::string indentationAt(StringRef Text, unsigned Offset) {
  size_t Line = Text.take_front(Offset).rfind('\n');
  Line = Line == StringRef::npos ? 0 : Line + 1;
  return Text.drop_front(Line).take_while([](char Ch) { return Ch == ' ' || Ch == '\t'; }).str();
}

std::string reindented(StringRef Code, StringRef From, StringRef To) {
  if (From == To || Code.contains("\\\n") || Code.contains("\\\r\n") || Code.contains("R\""))
    return Code.str();
  std::string Result;
  while (!Code.empty()) {
    const auto [Line, Rest] = Code.split('\n');
    Result += Line;
    if (Line.size() == Code.size())
      break;
    Result += '\n';
    Code = Rest;
    const StringRef Next = Code.split('\n').first;
    if (!Next.trim().empty() && Code.consume_front(From))
      Result += To;
  }
  return Result;
}

StringRef lineEnding(StringRef Text) {
  size_t At = Text.find('\n');
  return At != StringRef::npos && At > 0 && Text[At - 1] == '\r' ? "\r\n" : "\n";
}

namespace {

/// For each line that ends in an opening brace, calls \p Use with this line and the next line.
template <typename Function>
void forEachOpening(StringRef Text, Function Use) {
  for (StringRef Line; !Text.empty();) {
    std::tie(Line, Text) = Text.split('\n');
    if (Line.rtrim().ends_with("{") && !Line.ltrim().starts_with("//"))
      Use(Line, Text.split('\n').first);
  }
}

} // namespace

std::string indentUnit(StringRef Text, unsigned Offset) {
  std::map<std::string, unsigned> Seen;
  forEachOpening(Text, [&](StringRef Line, StringRef Next) {
    std::string Outer = indentationAt(Line, 0), Inner = indentationAt(Next, 0);
    StringRef Unit = Inner;
    // Skip labels such as `public:`, which may be indented less than the other lines.
    if (!Next.trim().empty() && !Next.rtrim().ends_with(":") && Unit.consume_front(Outer) &&
        !Unit.empty())
      ++Seen[Unit.str()];
  });
  auto Most =
      llvm::max_element(Seen, [](const auto &A, const auto &B) { return A.second < B.second; });
  std::string Unit = Most == Seen.end() ? "    " : Most->first, Here = indentationAt(Text, Offset);
  if (!Here.empty() && (Here[0] == '\t') != (Unit[0] == '\t'))
    return Here[0] == '\t' ? "\t" : "    ";
  return Unit;
}

std::string beforeBrace(StringRef Text, StringRef Indent) {
  unsigned OwnLine = 0, Others = 0;
  forEachOpening(Text, [&](StringRef Line, StringRef) {
    // Skip the braces of lambdas and namespaces, which often follow other rules.
    if (!Line.contains("](") && !Line.ltrim().starts_with("namespace"))
      ++(Line.trim() == "{" ? OwnLine : Others);
  });
  return Others > OwnLine ? " " : lineEnding(Text).str() + Indent.str();
}

bool dropLastComment(StringRef &Text) {
  size_t Begin = StringRef::npos;
  if (Text.ends_with("*/")) {
    Begin = Text.drop_back(2).rfind("/*");
  } else {
    size_t Line = Text.rfind('\n');
    Begin = Text.find("//", Line == StringRef::npos ? 0 : Line);
  }
  if (Begin == StringRef::npos)
    return false;
  Text = Text.take_front(Begin);
  return true;
}

static constexpr llvm::StringLiteral BeforeName = " // declared in ";

std::string commentOfDeclaration(llvm::StringRef Name) { return (BeforeName + Name).str(); }

bool isForwardDeclaration(llvm::StringRef Line) {
  const llvm::StringRef Declaration = Line.take_front(Line.rfind(BeforeName));
  return Declaration.size() < Line.size() &&
         (Declaration.ends_with(";") || Declaration.ends_with("; }")) &&
         !Line.trim().starts_with("//");
}

static constexpr llvm::StringLiteral BeforeFile = " /* default argument in ";

std::string commentOfDefaultArgument(StringRef Name) { return (BeforeFile + Name + " */").str(); }

bool movesDefaultArgument(StringRef Text) {
  if (Text.contains(BeforeFile))
    return true;
  llvm::SmallVector<StringRef, 0> Lines;
  Text.split(Lines, '\n');
  return llvm::any_of(Lines, [](StringRef Line) {
    return Line.contains(" = ") && isForwardDeclaration(Line.rtrim());
  });
}

} // namespace amp2hip
