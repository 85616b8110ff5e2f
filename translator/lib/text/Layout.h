//===--- Layout.h - The layout of the user's text ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that find the layout of the user's file, which generated text follows: indentation,
// line endings and brace style.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXT_LAYOUT_H
#define AMP2HIP_TEXT_LAYOUT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Returns the white space at the beginning of the line that contains \p Offset.
std::string indentationAt(llvm::StringRef Text, unsigned Offset);
/// Returns \p Code, which begins inside a line, with \p To in place of the indentation \p From at
/// the beginning of its other lines. Lines with another indentation stay as they are, such as
/// directives. So does all code with continued lines or raw strings, because the spaces at the
/// beginning of their lines may be part of a string.
std::string reindented(llvm::StringRef Code, llvm::StringRef From, llvm::StringRef To);
/// Returns the line ending of the first line of \p Text.
llvm::StringRef lineEnding(llvm::StringRef Text);
/// Returns the most frequent indentation step after an opening brace in \p Text, for example two
/// spaces or a tab; four spaces if there is none. If the line at \p Offset is indented with tabs
/// and the step has spaces, returns a tab instead; in the opposite case, four spaces.
std::string indentUnit(llvm::StringRef Text, unsigned Offset);
/// Returns the separator before the opening brace of a class: a space, or a line break and
/// \p Indent if most braces in \p Text have a line of their own.
std::string beforeBrace(llvm::StringRef Text, llvm::StringRef Indent);
/// Removes the comment at the end of \p Text. Returns false if \p Text does not end with a comment.
/// Takes a `//` in the last line for a comment, so \p Text must not end with a string literal.
bool dropLastComment(llvm::StringRef &Text);
/// Returns the comment after a forward declaration whose declaration is in the file \p Name:
/// ` // declared in storage.h`.
std::string commentOfDeclaration(llvm::StringRef Name);
/// True if \p Line is a forward declaration with this comment.
bool isForwardDeclaration(llvm::StringRef Line);
/// Returns the comment in place of a default argument that a forward declaration in the file
/// \p Name has now: ` /* default argument in check.h */`.
std::string commentOfDefaultArgument(llvm::StringRef Name);
/// True if \p Text has this comment, or a forward declaration with a default argument: a source
/// that reads the two files in the other order needs the originals.
bool movesDefaultArgument(llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_TEXT_LAYOUT_H
