//===--- Tokens.h - Tokens in a text ----------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that search a text for tokens. They skip comments, which may contain any character.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXT_TOKENS_H
#define AMP2HIP_TEXT_TOKENS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Returns the offset of the first token \p Spelling outside parentheses, brackets and braces, or
/// npos.
size_t findToken(llvm::StringRef Text, llvm::StringRef Spelling);
/// Returns the same for the part of \p Text that begins at \p Offset, as an offset in \p Text.
/// A token must end at \p Offset.
size_t findTokenAfter(llvm::StringRef Text, size_t Offset, llvm::StringRef Spelling);
/// Returns the offset of the first of the attributes `[[...]]` and `__extension__` that directly
/// precede the token at \p Offset, or \p Offset if there are none.
size_t beginOfAttributes(llvm::StringRef Text, size_t Offset);
/// Returns the offset in \p Text of a token in the same branches of conditional directives as the
/// end of \p Text: 0, or the first token after the last directive that ends a conditional block
/// around offset 0 or begins its next branch. The token is not inside brackets, unless the end of
/// \p Text is. Returns the size of \p Text if there is no such token. For example, returns the
/// offset of `float` in
///
///   #ifdef NDEBUG
///   inline            // offset 0
///   #endif
///   float f
size_t beginInBranchOfEnd(llvm::StringRef Text);
/// Returns the offset of the first conditional block with specifiers of the declaration whose first
/// token is at \p Offset and whose name is at \p Name; \p Offset if there is none. A block may
/// contain the first token, or precede it if it consists of specifiers that the preprocessor has
/// skipped. For example, returns the offset of `#ifdef` in both cases:
///
///   #ifdef NDEBUG            #ifdef NDEBUG
///   static                   static
///   #else                    #endif
///   inline  // offset        void // offset
///   #endif                   f();
///   void f();
size_t beginOfConditionalSpecifiers(llvm::StringRef Text, size_t Offset, size_t Name);
/// Returns the tokens of \p Text, with one blank where white space or a comment separates them.
std::string withoutComments(llvm::StringRef Text);
/// Returns \p Text without white space and comments, for a comparison of texts.
std::string withoutSpaceAndComments(llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_TEXT_TOKENS_H
