//===--- DependencyRule.cpp - Dependencies in Make's syntax ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip/WriteTranslation.h"

namespace amp2hip {

/// Escapes \p Path as GCC and Clang do, for Make and Ninja. Backslashes are
/// plain characters, except before a character that is escaped with a
/// backslash: there they are doubled.
static std::string escaped(llvm::StringRef Path) {
  std::string Result;
  size_t Backslashes = 0;
  for (char C : Path) {
    if (C == '$') {
      Result += '$';
    } else if (C == ' ' || C == '#') {
      Result.append(Backslashes, '\\');
      Result += '\\';
    }
    Backslashes = C == '\\' ? Backslashes + 1 : 0;
    Result += C;
  }
  return Result;
}

std::string dependencyRule(llvm::StringRef Target, llvm::ArrayRef<std::string> Dependencies) {
  std::string Rule = escaped(Target) + ":";
  for (const std::string &Dependency : Dependencies)
    Rule += " \\\n  " + escaped(Dependency);
  return Rule + "\n";
}

} // namespace amp2hip
