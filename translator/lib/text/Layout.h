//===--- Layout.h - The layout of the user's text ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generated text follows the indentation, line endings and brace style of the user's file.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXT_LAYOUT_H
#define AMP2HIP_TEXT_LAYOUT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Returns the white space at the beginning of the line that contains \p Offset.
std::string indentationAt(llvm::StringRef Text, unsigned Offset);
/// Returns the line ending of the first line of \p Text.
llvm::StringRef lineEnding(llvm::StringRef Text);
/// Returns the most frequent indentation step after an opening brace in \p Text: two spaces, a
/// tab... The default is four spaces. If the line at \p Offset is indented with the other kind of
/// white space, returns one tab or four spaces, as that line has.
std::string indentUnit(llvm::StringRef Text, unsigned Offset);
/// Returns the separator before the opening brace of a class: a space, or a line break and
/// \p Indent if most braces in \p Text have a line of their own.
std::string beforeBrace(llvm::StringRef Text, llvm::StringRef Indent);
/// Removes the comment at the end of \p Text. Returns false if \p Text does not end with one. A
/// `//` in the last line counts as a comment, so \p Text must not end with a string literal.
bool dropLastComment(llvm::StringRef &Text);

} // namespace amp2hip

#endif // AMP2HIP_TEXT_LAYOUT_H
