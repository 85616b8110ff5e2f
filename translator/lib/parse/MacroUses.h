//===--- MacroUses.h - Expansions of macros -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_MACROUSES_H
#define AMP2HIP_PARSE_MACROUSES_H

#include "clang/Basic/SourceLocation.h"
#include <vector>

namespace clang {
class IdentifierInfo;
class MacroInfo;
} // namespace clang

namespace amp2hip {

class Unit;

/// An expansion of a macro in a user file, or inside such an expansion.
struct MacroUse {
  const clang::IdentifierInfo *Name;
  const clang::MacroInfo *Macro; ///< the definition that is in effect
  clang::SourceRange Range;      ///< the name, and the arguments with their `)`
};

/// Returns the expansions in \p U in the order of the preprocessor. Parse.cpp
/// records them.
const std::vector<MacroUse> &macroUses(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_MACROUSES_H
