//===--- CodeTemplate.h - Templates of generated code -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generated code is written as a template: a raw string literal with named placeholders, `$Name` or
// `${Name}`. fillLines() replaces the placeholders and gives the code the layout of the user's
// text:
//
//   fillLines(Layout, R"(
//   $Head
//   {
//   #if !AMP2HIP_DEVICE_PASS
//       return $Call;
//   #endif
//   }
//   )", {{"Head", Head}, {"Call", Call}});
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXT_CODETEMPLATE_H
#define AMP2HIP_TEXT_CODETEMPLATE_H

#include "llvm/ADT/StringRef.h"
#include <initializer_list>
#include <string>

namespace amp2hip {

/// The layout of generated code at a place in the user's text.
struct CodeLayout {
  std::string Newline = "\n"; ///< line ending
  std::string Indent;         ///< indentation of the outermost lines
  std::string Unit = "    ";  ///< one indentation step

  /// Returns the layout for code at \p Offset in \p Text: the line ending and the indentation step
  /// of \p Text, and the indentation of the line that contains \p Offset.
  static CodeLayout at(llvm::StringRef Text, unsigned Offset);
  /// Returns this layout for code that is one step deeper.
  CodeLayout inner() const { return {Newline, Indent + Unit, Unit}; }
  /// Returns this layout with an indentation step of four spaces, for lines that are aligned with
  /// other text instead of indented.
  CodeLayout withFourSpaces() const { return {Newline, Indent, "    "}; }
};

/// The text that replaces the placeholder `$Name`.
struct TemplateValue {
  llvm::StringRef Name, Text;
};

/// Returns \p Template with the texts of \p Values instead of the placeholders. \p Values must have
/// a text for each placeholder.
std::string fillText(llvm::StringRef Template, std::initializer_list<TemplateValue> Values);

/// Returns the lines of \p Template in the given layout, with the texts of \p Values instead of the
/// placeholders:
/// - A line break at the beginning of \p Template belongs to the literal and is dropped.
/// - Each line begins with the indentation of \p Layout, followed by an indentation step for each
///   four leading spaces in \p Template. Empty lines and lines that begin with `#` remain at column
///   0.
/// - Texts of \p Values may have several lines, which remain unchanged.
/// - A line with a single placeholder and nothing else represents any number of lines: it
///   disappears if the text is empty, and gets neither an indentation nor a line ending if the text
///   ends with a line ending.
/// \p Values must have a text for each placeholder.
std::string fillLines(const CodeLayout &Layout, llvm::StringRef Template,
                      std::initializer_list<TemplateValue> Values = {});

} // namespace amp2hip

#endif // AMP2HIP_TEXT_CODETEMPLATE_H
