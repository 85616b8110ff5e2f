//===--- Condition.cpp - Conditions of MSBuild ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/msbuild/Condition.h"

#include "migrate/workspace/files/Error.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>
#include <vector>

using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace {

/// A token of a condition: an operator, a parenthesis, or a string.
struct ConditionToken {
  enum Kind { Operator, String, End } What = End;
  StringRef Text; ///< Without the quotes of a string.
  bool Quoted = false;
};

/// A parser by recursive descent that computes the value. A first error ends it.
class ConditionParser {
public:
  ConditionParser(StringRef Text, const ConditionContext &Context) : Rest(Text), Context(Context) {}

  Expected<bool> parse() {
    if (llvm::Error Failed = next())
      return Failed;
    Expected<bool> Value = disjunction();
    if (Value && Current.What != ConditionToken::End)
      return makeError("'{}' is unexpected", Current.Text);
    return Value;
  }

private:
  Expected<bool> disjunction();
  Expected<bool> conjunction();
  Expected<bool> term();
  Expected<bool> function(StringRef Name);
  Expected<bool> comparison(StringRef Operator, StringRef Left, StringRef Right);
  llvm::Error next();
  bool isOperator(StringRef Text) const {
    return Current.What == ConditionToken::Operator && Current.Text == Text;
  }
  bool isWord(StringRef Text) const {
    return Current.What == ConditionToken::String && !Current.Quoted &&
           Current.Text.equals_insensitive(Text);
  }

  StringRef Rest;
  ConditionToken Current;
  const ConditionContext &Context;
  unsigned Depth = 0;
};

} // namespace

/// Returns the length of `$(...)`, `%(...)` or `@(...)` at the beginning of \p Text; 0 if
/// there is none, and npos if it has no end.
static size_t referenceLength(StringRef Text) {
  if (Text.size() < 2 || Text[1] != '(' || !StringRef("$%@").contains(Text[0]))
    return 0;
  unsigned Depth = 0;
  for (size_t I = 1; I < Text.size(); ++I)
    if (Text[I] == '(')
      ++Depth;
    else if (Text[I] == ')' && --Depth == 0)
      return I + 1;
  return StringRef::npos;
}

/// Reads the next token. A string may contain references, and these, quotes.
llvm::Error ConditionParser::next() {
  Rest = Rest.ltrim();
  Current = {};
  if (Rest.empty())
    return llvm::Error::success();
  for (StringRef Operator : {"==", "!=", "<=", ">=", "<", ">", "!", "(", ")", ","})
    if (Rest.consume_front(Operator)) {
      Current = {ConditionToken::Operator, Operator};
      return llvm::Error::success();
    }
  const bool Quoted = Rest.consume_front("'");
  size_t Length = 0;
  while (Length < Rest.size()) {
    const size_t Reference = referenceLength(Rest.drop_front(Length));
    if (Reference == StringRef::npos)
      return makeError("'{}' has no end", Rest.substr(Length, 2));
    if (Reference != 0)
      Length += Reference;
    else if (Quoted ? Rest[Length] == '\'' : StringRef("=!<>(), \t\r\n'").contains(Rest[Length]))
      break;
    else
      ++Length;
  }
  if (Quoted && Length == Rest.size())
    return makeError("a quote is missing");
  if (!Quoted && Length == 0)
    return makeError("'{}' is unexpected", Rest.take_front(1));
  Current = {ConditionToken::String, Rest.take_front(Length), Quoted};
  Rest = Rest.drop_front(Length + Quoted);
  return llvm::Error::success();
}

Expected<bool> ConditionParser::disjunction() {
  Expected<bool> Value = conjunction();
  while (Value && isWord("or")) {
    if (llvm::Error Failed = next())
      return Failed;
    Expected<bool> Right = conjunction();
    if (!Right)
      return Right;
    *Value |= *Right;
  }
  return Value;
}

Expected<bool> ConditionParser::conjunction() {
  Expected<bool> Value = term();
  while (Value && isWord("and")) {
    if (llvm::Error Failed = next())
      return Failed;
    Expected<bool> Right = term();
    if (!Right)
      return Right;
    *Value &= *Right;
  }
  return Value;
}

/// Returns the value of a string that is a condition by itself.
static std::optional<bool> truthOf(StringRef Text) {
  return llvm::StringSwitch<std::optional<bool>>(Text.lower())
      .Cases("true", "on", "yes", "!false", "!off", "!no", true)
      .Cases("false", "off", "no", "!true", "!on", "!yes", false)
      .Default(std::nullopt);
}

/// A primary expression: `!x`, `(x)`, a function, a comparison, or a string.
Expected<bool> ConditionParser::term() {
  if (++Depth > 100)
    return makeError("it is nested too deeply");
  if (isOperator("!") || isOperator("(")) {
    const bool IsNot = isOperator("!");
    if (llvm::Error Failed = next())
      return Failed;
    Expected<bool> Value = IsNot ? term() : disjunction();
    if (!Value)
      return Value;
    --Depth;
    if (IsNot)
      return !*Value;
    if (!isOperator(")"))
      return makeError("a parenthesis is missing");
    if (llvm::Error Failed = next())
      return Failed;
    return Value;
  }
  if (Current.What != ConditionToken::String)
    return makeError("a value is missing");
  const ConditionToken Left = Current;
  if (llvm::Error Failed = next())
    return Failed;
  --Depth;
  if (!Left.Quoted && isOperator("("))
    return function(Left.Text);
  Expected<std::string> LeftValue = Context.Expand(Left.Text);
  if (!LeftValue)
    return LeftValue.takeError();
  if (Current.What != ConditionToken::Operator || isOperator(")") || isOperator("(") ||
      isOperator("!") || isOperator(",")) {
    if (std::optional<bool> Value = truthOf(*LeftValue))
      return *Value;
    return makeError("'{}' is neither true nor false", *LeftValue);
  }
  StringRef Operator = Current.Text;
  if (llvm::Error Failed = next())
    return Failed;
  if (Current.What != ConditionToken::String)
    return makeError("a value is missing after '{}'", Operator);
  Expected<std::string> RightValue = Context.Expand(Current.Text);
  if (!RightValue)
    return RightValue.takeError();
  if (llvm::Error Failed = next())
    return Failed;
  return comparison(Operator, *LeftValue, *RightValue);
}

/// Evaluates a function whose name has been read.
Expected<bool> ConditionParser::function(StringRef Name) {
  if (llvm::Error Failed = next())
    return Failed;
  if (Current.What != ConditionToken::String)
    return makeError("the argument of '{}' is missing", Name);
  Expected<std::string> Argument = Context.Expand(Current.Text);
  if (!Argument)
    return Argument.takeError();
  if (llvm::Error Failed = next())
    return Failed;
  if (!isOperator(")"))
    return makeError("a parenthesis is missing after the argument of '{}'", Name);
  if (llvm::Error Failed = next())
    return Failed;
  if (Name.equals_insensitive("Exists"))
    return !Argument->empty() && Context.Exists(*Argument);
  if (Name.equals_insensitive("HasTrailingSlash"))
    return !Argument->empty() && StringRef("/\\").contains(Argument->back());
  return makeError("function '{}' is unknown", Name);
}

/// Returns the value of a decimal or hexadecimal number.
static std::optional<double> numberOf(StringRef Text) {
  Text = Text.trim();
  if (Text.consume_front_insensitive("0x")) {
    uint64_t Value = 0;
    if (Text.getAsInteger(16, Value))
      return std::nullopt;
    return static_cast<double>(Value);
  }
  double Value = 0;
  if (Text.empty() || Text.find_first_not_of("+-.0123456789") != StringRef::npos ||
      Text.getAsDouble(Value))
    return std::nullopt;
  return Value;
}

/// Returns the parts of a version such as "12.0.30501".
static std::optional<std::vector<unsigned>> versionOf(StringRef Text) {
  llvm::SmallVector<StringRef, 4> Parts;
  Text.trim().split(Parts, '.');
  std::vector<unsigned> Result;
  for (StringRef Part : Parts) {
    unsigned Value = 0;
    if (Part.getAsInteger(10, Value))
      return std::nullopt;
    Result.push_back(Value);
  }
  Result.resize(std::max<size_t>(Result.size(), 4));
  return Result;
}

template <typename T>
static bool isRelated(StringRef Operator, const T &Left, const T &Right) {
  if (Operator == "<")
    return Left < Right;
  if (Operator == "<=")
    return Left <= Right;
  return Operator == ">" ? Left > Right : Left >= Right;
}

Expected<bool> ConditionParser::comparison(StringRef Operator, StringRef Left, StringRef Right) {
  const std::optional<double> LeftNumber = numberOf(Left), RightNumber = numberOf(Right);
  if (Operator == "==" || Operator == "!=") {
    bool IsEqual = Left.equals_insensitive(Right);
    if (LeftNumber && RightNumber)
      IsEqual = *LeftNumber == *RightNumber;
    else if (truthOf(Left) && truthOf(Right))
      IsEqual = *truthOf(Left) == *truthOf(Right);
    return IsEqual == (Operator == "==");
  }
  if (LeftNumber && RightNumber)
    return isRelated(Operator, *LeftNumber, *RightNumber);
  const auto LeftVersion = versionOf(Left), RightVersion = versionOf(Right);
  if (LeftVersion && RightVersion)
    return isRelated(Operator, *LeftVersion, *RightVersion);
  return makeError("'{}' or '{}' is not a number", Left, Right);
}

Expected<bool> evaluateCondition(StringRef Text, const ConditionContext &Context) {
  if (Text.trim().empty())
    return true;
  return ConditionParser(Text, Context).parse();
}

} // namespace amp2hip::migrate::workspace
