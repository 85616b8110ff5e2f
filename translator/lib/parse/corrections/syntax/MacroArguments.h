//===--- MacroArguments.h - Macros with a wrong number of arguments -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_MACROARGUMENTS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_MACROARGUMENTS_H

#include "clang/Basic/Diagnostic.h"
#include <map>
#include <string>
#include <vector>

namespace clang {
class IdentifierInfo;
class Preprocessor;
} // namespace clang

namespace amp2hip {

/// Collects the uses of macros that have too many or too few arguments.
/// Microsoft's compiler drops surplus arguments, and takes missing arguments as
/// empty; other preprocessors report an error:
///
///   #define SCALE(a, b) ((a) * 2)
///   SCALE(x)             // SCALE(x, )
///   SCALE(x, y, z)       // SCALE(x, y)
class MacroArguments {
public:
  /// Must be called for each diagnostic, in Clang's order.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Returns the texts of the files with corrected uses, by absolute path. Empty if
  /// there is nothing to correct.
  std::map<std::string, std::string> correctedTexts(const clang::Preprocessor &PP) const;

private:
  struct Use {
    clang::SourceLocation Loc; ///< the first surplus argument, or the `)`
    const clang::IdentifierInfo *Macro = nullptr;
  };
  std::vector<Use> Uses;
  bool LastIsUse = false; ///< the notes that follow belong to the last use
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_MACROARGUMENTS_H
