//===--- DroppedText.h - Text that the preprocessor drops -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_TEXT_DROPPEDTEXT_H
#define AMP2HIP_REWRITE_TEXT_DROPPEDTEXT_H

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Finds text of user files that the parser has not seen, because a macro ignores its argument or
/// because a conditional skips it. Other configurations may use the text. For example, a Release
/// build drops `n <= MAX` here, but a Debug build needs `MAX`:
///
///   assert(n <= MAX);
class DroppedText {
public:
  explicit DroppedText(const Unit &U);

  /// Returns the tokens in the text of \p R that the preprocessor has dropped, without those of
  /// directives. Identifiers are raw. Returns nothing if \p R is not in one file.
  std::vector<clang::Token> tokens(clang::SourceRange R) const;

private:
  const Unit &U;
  llvm::DenseSet<clang::SourceLocation> Parsed; ///< where the parsed tokens are spelled
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_TEXT_DROPPEDTEXT_H
