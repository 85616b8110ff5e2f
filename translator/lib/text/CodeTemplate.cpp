//===--- CodeTemplate.cpp - Templates of generated code -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "text/CodeTemplate.h"
#include "text/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>

using llvm::StringRef;

namespace amp2hip {

/// The number of leading spaces in a template that represent one indentation step.
static constexpr size_t TemplateStep = 4;

CodeLayout CodeLayout::at(StringRef Text, unsigned Offset) {
  return {lineEnding(Text).str(), indentationAt(Text, Offset), indentUnit(Text, Offset)};
}

/// Removes the placeholder at the beginning of \p Text and returns its name.
static StringRef takePlaceholder(StringRef &Text) {
  bool Taken = Text.consume_front("$");
  assert(Taken && "the text must begin with a placeholder");
  (void)Taken;
  const bool Braced = Text.consume_front("{");
  StringRef Name = Text.take_while([](char Ch) { return llvm::isAlnum(Ch) || Ch == '_'; });
  Text = Text.drop_front(Name.size());
  if (Braced)
    Text.consume_front("}");
  return Name;
}

static StringRef valueOf(StringRef Name, std::initializer_list<TemplateValue> Values) {
  const TemplateValue *Found =
      llvm::find_if(Values, [&](const TemplateValue &V) { return V.Name == Name; });
  if (Found == Values.end()) // never write code that lacks a part
    report_fatal_error("a template of generated code has a placeholder without a value: " + Name);
  return Found->Text;
}

std::string fillText(StringRef Template, std::initializer_list<TemplateValue> Values) {
  std::string Out;
  while (!Template.empty()) {
    StringRef Literal = Template.take_until([](char Ch) { return Ch == '$'; });
    Out += Literal;
    Template = Template.drop_front(Literal.size());
    if (!Template.empty())
      Out += valueOf(takePlaceholder(Template), Values);
  }
  return Out;
}

std::string fillLines(const CodeLayout &Layout, StringRef Template,
                      std::initializer_list<TemplateValue> Values) {
  std::string Out;
  Template.consume_front("\n");
  while (!Template.empty()) {
    StringRef Line = Template.take_until([](char Ch) { return Ch == '\n'; });
    Template = Template.drop_front(Line.size());
    const bool IsEnded = Template.consume_front("\n");
    StringRef Code = Line.ltrim(' '), Rest = Code;
    if (Code.starts_with("$")) {
      StringRef Lines = valueOf(takePlaceholder(Rest), Values);
      if (Rest.empty() && (Lines.empty() || Lines.ends_with("\n"))) {
        Out += Lines;
        continue;
      }
    }
    if (!Line.empty() && !Line.starts_with("#")) {
      const size_t Blanks = Line.size() - Code.size();
      Out += Layout.Indent;
      for (size_t Steps = Blanks / TemplateStep; Steps; --Steps)
        Out += Layout.Unit;
      Out.append(Blanks % TemplateStep, ' ');
    }
    Out += fillText(Code, Values);
    if (IsEnded)
      Out += Layout.Newline;
  }
  return Out;
}

} // namespace amp2hip
