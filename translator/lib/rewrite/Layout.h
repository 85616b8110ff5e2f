//===--- Layout.h - How the user lays out text ------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is written anew looks like what stands around it.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_LAYOUT_H
#define AMP2HIP_REWRITE_LAYOUT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// The white space that the line of \p Offset begins with.
std::string indentationAt(llvm::StringRef Text, unsigned Offset);
/// The line ending that \p Text uses.
llvm::StringRef lineEnding(llvm::StringRef Text);
/// By how much most lines of \p Text behind an opening brace are further in: two
/// spaces, a tab... Four spaces where none are. Tabs and spaces as around \p Offset.
std::string indentUnit(llvm::StringRef Text, unsigned Offset);
/// What stands in front of the brace of a class in \p Text: a space, or a line break
/// and \p Indent where most braces have a line of their own.
std::string beforeBrace(llvm::StringRef Text, llvm::StringRef Indent);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_LAYOUT_H
